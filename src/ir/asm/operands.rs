//! Operand locations of inline assembly with instructions, as the constraints prescribe them: the location of each
//! operand, the argument that is loaded into it before the instructions, and the result that is taken from it
//! afterwards. Choosing among free registers is up to the engine.

use super::text::{self, AsmOperand, Instruction, SymbolRef};
use super::{Constraint, InlineAsm, Role, constraints};
use crate::ir::inst::{CallInfo, CastOp};
use crate::ir::{
    Attr, ConstExpr, Constant, FloatKind, GlobalId, GlobalKind, GlobalValue, Module, Operand, Type, TypeKind,
};

/// A full-width register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reg {
    /// `rax` is 0, `rcx` 1, `rdx` 2, `rbx` 3, `rsp` 4, `rbp` 5, `rsi` 6, `rdi` 7, then `r8` to `r15`.
    General(u8),
    /// `xmm0` to `xmm15`
    Vector(u8),
    /// `st(0)` to `st(7)`
    Stack(u8),
}

impl Reg {
    /// `rsp`
    pub const RSP: Reg = Reg::General(4);
    /// `rbp`
    pub const RBP: Reg = Reg::General(5);
}

/// The location of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Location {
    /// A fixed register.
    Fixed(Reg),
    /// `A`: the register pair rdx:rax, with the lower half in rax.
    Pair,
    /// Any general-purpose register, or two of them for more than 64 bits.
    General {
        /// `Q`: restricted to rax, rbx, rcx and rdx, whose high byte has a name.
        has_high_byte: bool,
    },
    /// Any vector register.
    Vector,
    /// A register of the x87 stack.
    Stack(u8),
    /// Memory, with its address in any general-purpose register.
    Memory,
    /// An immediate in the text.
    Immediate(i64),
    /// The address of a global plus an offset, in the text.
    Address(GlobalId, i64),
    /// A label of a `callbr`, by index.
    Label(usize),
    /// A condition of the flags register, by its condition code in machine code (`o` is 0, `no` is 1, …).
    Condition(u8),
}

/// The binding of an operand to a location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// Location of the operand.
    pub location: Location,
    /// Width in bits of the value, or of the memory operand; 0 if unknown.
    pub bits: u32,
    /// Index of the output whose location it shares.
    pub tied: Option<usize>,
    /// Index of the call argument that is loaded into the location beforehand (for memory, the address).
    pub input: Option<usize>,
    /// Index of the result element that is taken from the location afterwards.
    pub output: Option<usize>,
    /// Early clobber: inputs may not share the location of this output.
    pub early: bool,
}

/// A call site of assembly with instructions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Site {
    /// Operands, in the numbering of the template.
    pub operands: Vec<Binding>,
    /// Clobbered registers that are not operands.
    pub clobbers: Vec<Reg>,
    /// Instructions of the template.
    pub code: Vec<Instruction>,
    /// Globals that the instructions refer to, indexed by their symbol numbers.
    pub symbols: Vec<GlobalId>,
    /// Number of labels that the instructions may jump to.
    pub labels: usize,
}

impl Site {
    /// Rejects symbols that can be neither called nor addressed, and jumps to symbols.
    fn check(&self, module: &Module) -> Result<(), String> {
        let global = |n: &u32| self.symbols.get(*n as usize).map(|id| &module.globals[*id]);
        let name =
            |n: &u32| self.symbols.get(*n as usize).map_or(String::new(), |id| module.globals[*id].name.symbol());
        for instruction in &self.code {
            for operand in &instruction.operands {
                let (symbol, called) = match operand {
                    AsmOperand::Symbol(n) => (n, true),
                    AsmOperand::Address(n, _) | AsmOperand::Memory(text::Memory { symbol: Some(n), .. }) => (n, false),
                    _ => continue,
                };
                if called && !instruction.mnemonic.starts_with("call") {
                    return Err(format!("inline assembly that jumps to `{}`", name(symbol)));
                }
                let fits = |global: &GlobalValue| match &global.kind {
                    GlobalKind::Function(_) => !global.name.symbol().starts_with("llvm."),
                    GlobalKind::Variable { .. } => !called && !global.is_thread_local(),
                    _ => false,
                };
                if !global(symbol).is_some_and(fits) {
                    return Err(format!("inline assembly with the symbol `{}`", name(symbol)));
                }
            }
        }
        Ok(())
    }

    /// Returns the operand that owns the location: the output for a tied input, else the operand itself.
    pub fn owner(&self, operand: usize) -> usize {
        self.operands[operand].tied.unwrap_or(operand)
    }
}

/// Condition suffixes, indexed by condition code.
pub const CONDITIONS: [&str; 16] =
    ["o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g"];

/// Returns the condition code of a suffix, including the synonyms of those in [`CONDITIONS`].
pub fn condition(name: &str) -> Option<u8> {
    let name = match name {
        "c" | "nae" => "b",
        "nc" | "nb" => "ae",
        "z" => "e",
        "nz" => "ne",
        "na" => "be",
        "nbe" => "a",
        "pe" => "p",
        "po" => "np",
        "nge" => "l",
        "nl" => "ge",
        "ng" => "le",
        "nle" => "g",
        name => name,
    };
    CONDITIONS.iter().position(|c| *c == name).map(|n| n as u8)
}

impl InlineAsm {
    /// Analyzes a call of this assembly, as far as constraints and syntax go. `Err`: the unsupported construct,
    /// worded so that "is not supported yet" can follow.
    pub fn site(&self, module: &Module, call: &CallInfo) -> Result<Site, String> {
        let types = &module.types;
        let all = constraints(&self.constraints).unwrap_or_default();
        let TypeKind::Function { ret, .. } = types.kind(call.fn_ty) else { return Err("this inline assembly".into()) };
        let fields = match types.kind(*ret) {
            TypeKind::Struct { fields, .. } => &**fields,
            _ => std::slice::from_ref(ret),
        };
        let mut site = Site::default();
        let (mut argument, mut result) = (0, 0);
        for constraint in &all {
            let unknown = || format!("the constraint `{}` of inline assembly", constraint.codes);
            match constraint.role {
                Role::Label => {
                    let location = Location::Label(site.labels);
                    let (tied, input, output) = (None, None, None);
                    site.operands.push(Binding { location, bits: 64, tied, input, output, early: false });
                    site.labels += 1;
                    continue;
                }
                Role::Clobber => {
                    let name = constraint.codes.trim_start_matches('{').trim_end_matches('}');
                    match text::register(name) {
                        Some((Reg::RSP, ..)) => return Err(unknown()),
                        // Not a register (`memory`, `flags`), or an x87 register: the x87 stack is empty afterwards
                        // anyway.
                        None | Some((Reg::Stack(_), ..)) => {}
                        Some((reg, ..)) => site.clobbers.push(reg),
                    }
                    continue;
                }
                Role::Output | Role::Input => {}
            }
            let mut binding = Binding {
                location: Location::Memory,
                bits: 0,
                tied: constraint.tied,
                input: None,
                output: None,
                early: constraint.early,
            };
            if constraint.takes_argument() {
                let Some(arg) = call.args.get(argument) else { return Err(unknown()) };
                binding.input = Some(argument);
                argument += 1;
                if constraint.indirect {
                    if !allows(constraint, "moVg") {
                        return Err(unknown());
                    }
                    let element = module.attrs[arg.attrs].iter().find_map(|a| match a {
                        Attr::Type(word, ty) if &**word == "elementtype" => Some(*ty),
                        _ => None,
                    });
                    let pointee = element.or(types.pointee(arg.ty).flatten());
                    binding.bits = pointee.and_then(|ty| bits(module, ty)).map_or(0, |b| b.0);
                } else {
                    let (bits, class) = bits(module, arg.ty)
                        .ok_or_else(|| format!("inline assembly with an input of type {}", types.display(arg.ty)))?;
                    binding.bits = bits;
                    binding.location = match constraint.tied.and_then(|n| site.operands.get(n)) {
                        Some(output) => output.location,
                        None => {
                            let number = constant(module, arg.value, arg.ty);
                            wanted(constraint, bits, class, number).ok_or_else(unknown)?
                        }
                    };
                }
            } else {
                let ty = *fields.get(result).ok_or_else(unknown)?;
                let (bits, class) = bits(module, ty)
                    .ok_or_else(|| format!("inline assembly with an output of type {}", types.display(ty)))?;
                binding.bits = bits;
                binding.location = wanted(constraint, bits, class, None).ok_or_else(unknown)?;
                binding.output = Some(result);
                result += 1;
            }
            // A tied memory operand must have the same address as its output. A fixed register may serve at
            // most one input and one output.
            let address = |n: usize| {
                let owner = site.operands.get(n).filter(|o| o.location == Location::Memory && o.output.is_none());
                let same = |input: usize| {
                    Some(input) != binding.input
                        && call.args.get(input).map(|a| a.value)
                            == binding.input.and_then(|n| call.args.get(n)).map(|a| a.value)
                };
                owner.and_then(|o| o.input).is_some_and(same)
            };
            let in_memory = binding.location == Location::Memory && binding.tied.is_some_and(address);
            let same = |other: &Binding| {
                registers(&other.location).any(|reg| registers(&binding.location).any(|r| r == reg))
                    && (other.input.is_some() && binding.input.is_some()
                        || other.output.is_some() && binding.output.is_some())
            };
            let tied = binding.tied.is_some();
            let placeless = matches!(
                binding.location,
                Location::Memory
                    | Location::Immediate(_)
                    | Location::Address(..)
                    | Location::Label(_)
                    | Location::Condition(_)
            );
            if matches!(binding.location, Location::Fixed(Reg::RSP | Reg::RBP))
                || tied && placeless && !in_memory
                || site.operands.iter().any(same)
            {
                return Err(unknown());
            }
            site.operands.push(binding);
        }
        let code = text::parse(&String::from_utf8_lossy(&self.template), self.inteldialect, &mut site.operands)?;
        for symbol in code.symbols {
            site.symbols.push(match symbol {
                SymbolRef::Global(global) => global,
                SymbolRef::Text(name) => match module.find(&name) {
                    Some(global) => global,
                    None => {
                        let text =
                            format!("inline assembly with the symbol `{name}`, which the module does not declare,");
                        return Err(text);
                    }
                },
            });
        }
        // Results on the x87 stack must start at its top.
        let left = |n| site.operands.iter().any(|o| o.output.is_some() && o.location == Location::Stack(n));
        if left(1) && !left(0) {
            return Err("the constraint `u` of inline assembly without `t`".into());
        }
        site.code = code.instructions;
        site.check(module)?;
        Ok(site)
    }
}

/// The register classes that can hold a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Class {
    /// General-purpose or vector registers.
    Integer,
    /// Vector, general-purpose or x87 registers.
    Float,
    /// x87 registers only.
    Extended,
    /// Vector registers only.
    Vector,
}

/// Returns width in bits and register class of a type that fits in registers.
fn bits(module: &Module, ty: Type) -> Option<(u32, Class)> {
    let types = &module.types;
    match types.kind(ty) {
        TypeKind::Int(bits @ 1..=128) => Some((*bits, Class::Integer)),
        TypeKind::Ptr { .. } => Some((64, Class::Integer)),
        TypeKind::Float(FloatKind::Half | FloatKind::BFloat) => Some((16, Class::Vector)),
        TypeKind::Float(FloatKind::Float) => Some((32, Class::Float)),
        TypeKind::Float(FloatKind::Double) => Some((64, Class::Float)),
        TypeKind::Float(FloatKind::X86Fp80) => Some((80, Class::Extended)),
        TypeKind::Float(FloatKind::Fp128) => Some((128, Class::Vector)),
        TypeKind::Vector { len, scalable: false, elem } => {
            let element = match types.kind(*elem) {
                TypeKind::Int(bits @ (8 | 16 | 32 | 64)) => *bits,
                TypeKind::Ptr { .. } => 64,
                TypeKind::Float(
                    kind @ (FloatKind::Half | FloatKind::BFloat | FloatKind::Float | FloatKind::Double),
                ) => kind.bits(),
                _ => return None,
            };
            let bits = len.checked_mul(element)?;
            (bits == 128).then_some((bits, Class::Vector))
        }
        _ => None,
    }
}

/// Returns the fixed registers that a location occupies.
fn registers(location: &Location) -> impl Iterator<Item = Reg> {
    let list = match location {
        Location::Fixed(reg) => [Some(*reg), None],
        Location::Pair => [Some(Reg::General(0)), Some(Reg::General(2))],
        Location::Stack(n) => [Some(Reg::Stack(*n)), None],
        _ => [None; 2],
    };
    list.into_iter().flatten()
}

/// Returns the location of an operand that is a constant: an immediate, or the address of a global.
fn constant(module: &Module, operand: Operand, ty: Type) -> Option<Location> {
    let Operand::Const(id) = operand else { return None };
    let number = |n| Some(Location::Immediate(n));
    match &module.constants[id] {
        Constant::Null(_) => number(0),
        Constant::Zero(_) if module.types.float_kind(ty).is_none() => number(0),
        Constant::Global(_, global) => Some(Location::Address(*global, 0)),
        Constant::Expr(_, expr) => match &**expr {
            ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => {
                constant(module, Operand::Const(arg.1), ty)
            }
            _ => None,
        },
        constant => {
            let (bits, width) = (constant.as_int()? as u64, module.types.int_width(ty)?);
            // LLVM zero-extends an i1 and sign-extends every other integer.
            number(if width == 1 {
                (bits & 1) as i64
            } else {
                (bits << (64 - width.min(64))) as i64 >> (64 - width.min(64))
            })
        }
    }
}

/// Splits a constraint into its codes.
fn codes(codes: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut rest = codes;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '{' => rest.find('}').map_or(rest.len(), |at| at + 1),
            '^' => rest.len().min(3),
            '@' => rest.len().min(2 + rest[1..].bytes().next().map_or(0, |b| usize::from(b.wrapping_sub(b'0')))),
            other => other.len_utf8(),
        };
        all.push(&rest[..length]);
        rest = &rest[length..];
    }
    all
}

/// Whether the constraint contains one of these codes.
fn allows(constraint: &Constraint, letters: &str) -> bool {
    let first = constraint.codes.split('|').next().unwrap_or("");
    codes(first).iter().any(|code| letters.contains(code))
}

/// Chooses the location of a value: an immediate if `constant` fits the constraint, else a register.
fn wanted(constraint: &Constraint, bits: u32, class: Class, constant: Option<Location>) -> Option<Location> {
    // With several alternatives for all operands, the first one is taken.
    let first = constraint.codes.split('|').next()?;
    let all = codes(first);
    if let Some(found) = constant.filter(|c| all.iter().any(|code| takes(code, *c))) {
        return Some(found);
    }
    let (float, general) = (matches!(class, Class::Float | Class::Vector), class == Class::Integer);
    let x87 = matches!(class, Class::Float | Class::Extended);
    for code in &all {
        let fixed = |n| Some(Location::Fixed(Reg::General(n))).filter(|_| general && bits <= 64);
        return match *code {
            "r" | "q" | "l" | "R" if float && all.contains(&"x") => Some(Location::Vector),
            "r" | "q" | "l" if general || class == Class::Float => Some(Location::General { has_high_byte: false }),
            // Registers with legacy (pre-REX) names.
            "Q" | "R" if general => Some(Location::General { has_high_byte: true }),
            "g" | "X" if float => Some(Location::Vector),
            "g" | "X" if general => Some(Location::General { has_high_byte: false }),
            "x" | "v" if class != Class::Extended => Some(Location::Vector),
            "t" if x87 => Some(Location::Stack(0)),
            "u" if x87 => Some(Location::Stack(1)),
            "a" => fixed(0),
            "c" => fixed(1),
            "d" => fixed(2),
            "b" => fixed(3),
            "S" => fixed(6),
            "D" => fixed(7),
            "A" if bits > 64 && general => Some(Location::Pair),
            "A" => fixed(0),
            "^Yz" if float => Some(Location::Fixed(Reg::Vector(0))),
            name if name.starts_with("{@cc") => {
                Some(Location::Condition(condition(name.strip_prefix("{@cc")?.strip_suffix('}')?)?))
            }
            name if name.starts_with('{') => match text::register(name.trim_start_matches('{').trim_end_matches('}')) {
                Some((reg @ Reg::General(_), ..)) if general && bits <= 64 => Some(Location::Fixed(reg)),
                Some((reg @ Reg::Vector(_), ..)) if class != Class::Extended => Some(Location::Fixed(reg)),
                Some((Reg::Stack(n @ 0..2), ..)) if x87 => Some(Location::Stack(n)),
                _ => None,
            },
            // The code requires memory, or an immediate that this operand is not: try the next code.
            _ => continue,
        };
    }
    None
}

/// Whether a constraint code admits a constant as an immediate.
fn takes(code: &str, constant: Location) -> bool {
    let Location::Immediate(n) = constant else { return matches!(code, "i" | "s" | "g" | "X") };
    match code {
        "i" | "n" | "g" | "X" => true,
        "I" => (0..32).contains(&n),
        "J" => (0..64).contains(&n),
        "K" => i8::try_from(n).is_ok(),
        "L" => matches!(n, 0xff | 0xffff | 0xffff_ffff),
        "M" => (0..4).contains(&n),
        "N" => (0..256).contains(&n),
        "O" => (0..128).contains(&n),
        "e" => i32::try_from(n).is_ok(),
        "Z" => u32::try_from(n).is_ok(),
        _ => false,
    }
}
