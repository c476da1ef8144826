define void @f() {  ; error: 13 E0303 function body requires at least one basic block
}
