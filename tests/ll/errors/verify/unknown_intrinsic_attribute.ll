; Attributes of an intrinsic that nobody knows are held against its types; of others, LLVM takes its own.
declare i32 @llvm.unknown(<4 x i32> nocapture) ; error: 27 E0240 Attribute 'nocapture' applied to incompatible type
