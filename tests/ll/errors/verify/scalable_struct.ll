; A struct with a scalable vector has a size if all its fields are of one type.
define void @f(ptr %p, <vscale x 2 x i32> %i, <vscale x 2 x ptr> %v) {
  %a = alloca { i32, <vscale x 1 x i32> } ; error: 15 E0213 is unsized
  %b = load { i32, <vscale x 1 x i32> }, ptr %p ; error: 13 E0213 cannot load a value of type
  %c = alloca { <vscale x 1 x i32>, <vscale x 1 x i32> }
  %g = getelementptr { i32, i32 }, <vscale x 2 x ptr> %v, <vscale x 2 x i32> %i, <vscale x 2 x i32> zeroinitializer ; error: 101 E0208 cannot be a scalable vector
  ret void
}
