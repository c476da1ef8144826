define void @f() {  ; error: 18 E0303 function body requires at least one basic block
}
