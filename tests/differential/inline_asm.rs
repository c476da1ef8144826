//! Inline assembly in generated functions.

use super::function::Builder;
use super::types::{Spelling, Ty};

/// Patterns with one result: types of result and operands as letters (`b` i8, `w` i16, `l` i32, `q` i64, `d`
/// double, `f` float), text, constraints.
const PATTERNS: &[(&str, &str, &str)] = &[
    ("ll", "", "=r,0"),
    ("qq", "", "=r,0,~{memory}"),
    ("dd", "", "=x,0"),
    ("ll", "bswap $0", "=r,0"),
    ("qq", "bswapq $0", "=r,0,~{dirflag},~{fpsr},~{flags}"),
    ("ww", "rorw $$8, ${0:w}", "=r,0,~{cc}"),
    ("lll", "addl $2, $0", "=r,0,r,~{flags}"),
    ("qqq", "addq $2, $0", "=r,0,r,~{flags}"),
    ("lll", "subl $2, $0", "=r,0,rm,~{flags}"),
    ("lll", "movl $$1, $0; addl $1, $0; addl $2, $0", "=&r,r,r,~{flags}"),
    ("qqq", "imulq $2, $0", "=r,0,r,~{flags}"),
    ("qqq", "leaq 7($1,$2,4), $0", "=r,r,r"),
    ("ll", "negl $0; notl $0; incl $0; decl $0", "=r,0,~{flags}"),
    ("ll", "imull $$3, $1, $0; imull $$-2, $0", "=r,r,~{flags}"),
    ("lll", "cmpl $2, $0; jge .Ldone${:uid}; movl $2, $0; .Ldone${:uid}:", "=r,0,r,~{flags}"),
    ("lll", "cmpl $2, $0; cmovbl $2, $0", "=r,0,r,~{flags}"),
    ("blb", "movzbl ${1:b}, ${0:k}; addb $2, $0", "=&q,q,q,~{flags}"),
    ("bqq", "cmpq $2, $1", "={@ccb},r,r,~{flags}"),
    ("bll", "cmpl $2, $1; setl $0", "=q,r,r,~{flags}"),
    ("lb", "movsbl ${1:b}, $0", "=r,r"),
    ("qq", "popcntq $1, $0", "=r,r,~{flags}"),
    ("qqq", "shldq $$8, $2, $0", "=r,0,r,~{flags}"),
    ("llb", "roll %cl, $0", "=r,0,{cx},~{flags}"),
    ("qq", "btsq $$40, $0; btrq $$0, $0; btcq $$1, $0", "=r,0,~{flags}"),
    ("qqq", "movq $1, $0; xorq $2, $0; rolq $$9, $0", "=&r,r,r,~{flags}"),
    ("qqq", "pushq $1; pushq $2; popq $0; popq %rcx; subq %rcx, $0", "=&r,r,r,~{rcx},~{flags}"),
    ("ddd", "addsd $2, $0; mulsd $2, $0", "=x,0,x"),
    ("fff", "movaps $1, $0; divss $2, $0", "=&x,x,x"),
    ("dd", "sqrtsd $1, $0", "=x,x"),
    ("dl", "pxor $0, $0; cvtsi2sdl $1, $0", "=x,r"),
];

/// Patterns with two results, in the same form.
const PAIRS: &[(&str, &str, &str)] = &[
    ("llll", "xchgl $0, $1", "=r,=r,0,1"),
    ("qqqq", "mulq $3", "={ax},={dx},{ax},r,~{cc}"),
    ("lbll", "addl $3, $0; setc $1", "=&r,=q,0,r,~{flags}"),
    ("lbll", "addl $3, $0", "=r,={@cco},0,r,~{flags}"),
    ("qqqqqq", "addq $4, $0; adcq $5, $1", "=&r,=r,0,1,rme,rme,~{flags}"),
    ("qqqqqq", "subq $4, $0; sbbq $5, $1", "=&r,=&r,0,1,r,r,~{flags}"),
];

fn ty(letter: char) -> Ty {
    match letter {
        'b' => Ty::Int(8),
        'w' => Ty::Int(16),
        'l' => Ty::Int(32),
        'q' => Ty::Int(64),
        'f' => Ty::Float,
        _ => Ty::Double,
    }
}

impl Builder<'_> {
    pub fn assembly(&mut self) {
        let effect = self.g.random.pick(&["", "", "sideeffect "]);
        if self.g.random.chance(20) {
            return self.assembly_on_memory();
        }
        let results = if self.g.random.chance(25) { 2 } else { 1 };
        let (types, text, constraints) = self.g.random.one(if results == 2 { PAIRS } else { PATTERNS });
        let types: Vec<Ty> = types.chars().map(ty).collect();
        let mut args = Vec::new();
        for ty in &types[results..] {
            // The conversion of a signaling NaN depends on the machine; operands are never signaling.
            args.push(format!("{} {}", self.text(ty), self.operand(ty)));
        }
        let args = args.join(", ");
        if results == 1 {
            let ret = self.text(&types[0]);
            self.define(&types[0], &format!("call {ret} asm {effect}\"{text}\", \"{constraints}\"({args})"));
            return;
        }
        let pair = format!("{{ {}, {} }}", self.text(&types[0]), self.text(&types[1]));
        let both = self.emit(&format!("call {pair} asm {effect}\"{text}\", \"{constraints}\"({args})"));
        for (n, ty) in types[..2].iter().enumerate() {
            self.define(ty, &format!("extractvalue {pair} {both}, {n}"));
        }
    }

    /// Writes instructions on a variable.
    fn assembly_on_memory(&mut self) {
        let (letter, width) = self.g.random.one(&[('b', 8), ('w', 16), ('l', 32), ('q', 64)]);
        let ty = Ty::Int(width);
        let place = self.variable(&ty);
        let value = self.operand(&ty);
        let (op, text) = (self.g.random.pick(&["add", "xor", "lock ; sub", "or"]), self.text(&ty));
        let ptr = self.g.types.ptr(&ty);
        let mark =
            if self.g.types.spelling == Spelling::Opaque { format!(" elementtype({text})") } else { String::new() };
        self.line(&format!(
            "call void asm sideeffect \"{op}{letter} $1,$0\", \"=*m,r,*m,~{{memory}},~{{flags}}\"({ptr}{mark} {place}, {text} {value}, {ptr}{mark} {place})"
        ));
        let load = self.g.load(&ty, &place);
        self.define(&ty, &load);
    }
}
