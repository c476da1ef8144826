; Where a size must be known there is no room for them, and only a splat can be shuffled.
; covers: 4-58
@g = global <vscale x 4 x i32> zeroinitializer ; error: 13 E0213 globals cannot contain scalable types
define void @f(<vscale x 4 x i32> %v, <4 x i32> %w) {
  %s = shufflevector <vscale x 4 x i32> %v, <vscale x 4 x i32> poison, <vscale x 4 x i32> splat (i32 1) ; error: 91 E0224 the mask of a scalable shuffle
  %t = add <vscale x 4 x i32> %v, %w ; error: 35 E0201
  %b = bitcast <vscale x 4 x i32> %v to <4 x i32> ; error: 8 E0214
  %i = add i64 0, ptrtoint (ptr getelementptr (<vscale x 4 x i32>, ptr null, i64 1) to i64) ; error: 33 E0213 scalable
  ret void
}
