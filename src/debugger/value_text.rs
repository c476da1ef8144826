//! Values, pointers and objects as text in one line.

use super::DebuggedProgram;
use crate::interp::debug::{Content, Object, ObjectKind, Pointee, Pointer, Scalar, State, Tree};
use crate::ir::{Body, GlobalKind, Inst, Operand, Type, TypeKind, Types, ValueId};
use crate::value::{bits_of_words, decimal_text, sign_extend, wide_text};

/// A notation of integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Radix {
    /// Signed decimal; booleans, characters and enumerators have their own notation.
    #[default]
    Signed,
    /// Unsigned decimal.
    Unsigned,
    /// Hexadecimal.
    Hex,
    /// Binary.
    Binary,
    /// Octal.
    Octal,
    /// Signed decimal, also for characters and enumerators.
    Decimal,
    /// Number with the character of its low byte.
    Char,
}

/// Settings of the text of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintSettings {
    /// Maximum number of elements of an array, and of characters of a string.
    pub elements: u64,
    /// Number of equal consecutive elements that are collapsed.
    pub repeats: u64,
    /// Whether each member of a struct is on a line of its own.
    pub pretty: bool,
    /// Whether an array of characters ends at its first zero.
    pub null_stop: bool,
}

impl Default for PrintSettings {
    fn default() -> PrintSettings {
        PrintSettings { elements: 200, repeats: 10, pretty: false, null_stop: false }
    }
}

/// Formats the values of a state. `types` may hold more types than the module.
pub struct ValueWriter<'a> {
    /// Names and debug information.
    pub program: &'a DebuggedProgram,
    /// Current state of the program.
    pub state: State<'a>,
    /// Types of the values.
    pub types: &'a Types,
    /// Notation of integers.
    pub radix: Radix,
    /// Settings of the text.
    pub settings: PrintSettings,
}

impl<'a> ValueWriter<'a> {
    /// Creates a writer with signed decimals and the module's types.
    pub fn new(program: &'a DebuggedProgram, state: State<'a>) -> ValueWriter<'a> {
        let settings = PrintSettings::default();
        ValueWriter { program, state, types: &program.checked.module().types, radix: Radix::Signed, settings }
    }

    /// Formats a value with its type: `i64 42`, `ptr @g+8`, `{ i64, ptr } { 1, null }`.
    pub fn typed(&self, tree: &Tree) -> String {
        format!("{} {}", self.types.display(tree.ty), self.plain(tree))
    }

    /// Formats a value without its type.
    pub fn plain(&self, tree: &Tree) -> String {
        match &tree.content {
            Content::Scalar(scalar) => self.scalar(scalar),
            Content::Text(bytes) => string(bytes),
            Content::Node(_) => self.plain_with(tree, |_, part| self.plain(part)),
            Content::More(_) => "…".into(),
            Content::Padding => "padding".into(),
            Content::Unreadable => "(cannot be read)".into(),
        }
    }

    /// Formats an array, a vector or a struct, with `write` for each part; padding is not counted in the part index.
    pub(super) fn plain_with(&self, tree: &Tree, write: impl Fn(usize, &Tree) -> String) -> String {
        let brackets = match self.types.kind(tree.ty) {
            TypeKind::Array { .. } => ("[", "]"),
            TypeKind::Vector { .. } => ("<", ">"),
            _ => ("{ ", " }"),
        };
        self.in_brackets(tree, brackets, write)
    }

    /// Like [`ValueWriter::plain_with`], between given brackets.
    pub(super) fn in_brackets(
        &self,
        tree: &Tree,
        (open, close): (&str, &str),
        write: impl Fn(usize, &Tree) -> String,
    ) -> String {
        match &tree.content {
            Content::Node(parts) => {
                let shown = parts.iter().filter(|part| part.content != Content::Padding).enumerate();
                let texts = match open {
                    "{ " => shown.map(|(n, part)| write(n, part)).collect(),
                    _ => self.repeated(shown.map(|(n, part)| write(n, part))),
                };
                match texts.is_empty() {
                    true => format!("{}{}", open.trim(), close.trim()),
                    false => format!("{open}{}{close}", texts.join(", ")),
                }
            }
            _ => self.plain(tree),
        }
    }

    /// Joins equal consecutive elements, and omits excess ones.
    fn repeated(&self, elements: impl Iterator<Item = String>) -> Vec<String> {
        let most = self.settings.elements;
        let (mut groups, mut shown): (Vec<(String, u64)>, u64) = (Vec::new(), 0);
        for text in elements {
            match groups.last_mut().filter(|(last, _)| *last == text) {
                Some((_, count)) => {
                    *count += 1;
                    // A long run counts as much as its first elements.
                    shown += u64::from(*count <= self.settings.repeats);
                }
                None if shown >= most => {
                    groups.push(("…".into(), 1));
                    break;
                }
                None => {
                    groups.push((text, 1));
                    shown += 1;
                }
            }
        }
        let one = |(text, count): &(String, u64)| match *count >= self.settings.repeats {
            true => vec![format!("{text} <repeats {count} times>")],
            false => vec![text.clone(); *count as usize],
        };
        groups.iter().flat_map(one).collect()
    }

    /// Formats a scalar.
    pub fn scalar(&self, scalar: &Scalar) -> String {
        match scalar {
            Scalar::Undef => "undef".into(),
            Scalar::Poison => "poison".into(),
            // As in gdb, the notations of integers show the bits of a number.
            Scalar::Float { kind, bits } if !matches!(self.radix, Radix::Signed | Radix::Char) => {
                let words = [*bits as u64, (*bits >> 64) as u64].into();
                self.scalar(&Scalar::Int { width: kind.bits(), words, undefined: 0 })
            }
            Scalar::Float { kind, bits } => decimal_text(*kind, *bits),
            Scalar::Pointer(pointer) => self.pointer(pointer),
            Scalar::Int { width, words, .. } if *width > 128 => wide_text(words, *width),
            Scalar::Int { width, words, undefined } => {
                let bits = bits_of_words(words);
                if *undefined != 0 {
                    return format_partly_undefined(*width, bits, *undefined);
                }
                match self.radix {
                    Radix::Hex => format!("{bits:#x}"),
                    Radix::Binary => format!("0b{bits:b}"),
                    Radix::Unsigned => bits.to_string(),
                    Radix::Signed if *width == 1 => if bits == 0 { "false" } else { "true" }.into(),
                    Radix::Octal => format!("{}{bits:o}", if bits == 0 { "" } else { "0" }),
                    Radix::Char => {
                        format!("{} {}", sign_extend(*width, bits), super::c_value_text::character(bits as u8))
                    }
                    Radix::Signed | Radix::Decimal => sign_extend(*width, bits).to_string(),
                }
            }
        }
    }

    /// Formats a pointer: `null`, `@g+8`, `%x of @f`, `heap#3+16`, `0x7f… (gone)`.
    pub fn pointer(&self, pointer: &Pointer) -> String {
        let address = pointer.address;
        match pointer.target {
            Pointee::Null => "null".into(),
            Pointee::Dead => format!("{address:#x} (its object is gone)"),
            Pointee::Unknown => match self.of_library(address) {
                Some(name) => name,
                None => format!("{address:#x}"),
            },
            Pointee::Object { object, offset } => {
                let name = self.object(&self.state.object(object));
                let place = match offset {
                    0 => name,
                    n => format!("{name}{n:+}"),
                };
                match self.radix {
                    Radix::Hex => format!("{place} ({address:#x})"),
                    _ => place,
                }
            }
        }
    }

    /// Returns the name of the declared function or library variable at an address.
    fn of_library(&self, address: u64) -> Option<String> {
        let module = self.program.checked.module();
        let declared = |kind: &GlobalKind| match kind {
            GlobalKind::Function(function) => function.body.is_none(),
            GlobalKind::Variable { init, .. } => init.is_none(),
            _ => false,
        };
        let mut globals = module.globals.iter().filter(|(_, global)| declared(&global.kind));
        let found = globals.find(|(id, _)| address != 0 && self.state.address_of(*id) == Some(address));
        found.map(|(id, _)| self.program.global_name(id))
    }

    /// Returns the name of an object.
    pub fn object(&self, object: &Object) -> String {
        match object.kind {
            ObjectKind::Global(id) | ObjectKind::Function(id) => self.program.global_name(id),
            ObjectKind::Heap(serial) => format!("heap#{serial}"),
            ObjectKind::Argument => {
                let arguments = self.state.objects().filter(|o| o.kind == ObjectKind::Argument && o.id < object.id);
                format!("argument#{}", arguments.count() + 1)
            }
            ObjectKind::Host => self.of_library(object.address).unwrap_or_else(|| format!("{:#x}", object.address)),
            ObjectKind::Stack(frame) => {
                let value = object.allocated_by.and_then(|(function, inst)| {
                    let body = self.program.body(function)?;
                    let value = body.result(inst).filter(|_| matches!(body.insts[inst], Inst::Alloca { .. }))?;
                    Some((function, body.value_name(value)))
                });
                let Some((function, name)) = value else { return format!("a copy passed to frame {frame}") };
                let depth = self.state.depth();
                if frame + 1 == depth && self.state.here().is_some_and(|here| here.function == function) {
                    return name;
                }
                let times = (0..depth).filter(|n| self.state.frame(*n).is_some_and(|f| f.function == function)).count();
                let owner = self.program.global_name(function);
                match times {
                    0 | 1 => format!("{name} of {owner}"),
                    _ => format!("{name} of {owner}, frame {}", depth.saturating_sub(frame + 1)),
                }
            }
        }
    }

    /// Returns the element type and the element count of an object: recorded, or inferred from the text of
    /// the program.
    pub fn object_type(&self, object: &Object) -> Option<(Type, u64)> {
        if object.ty.is_some() {
            return object.ty;
        }
        let (function, inst) = object.allocated_by?;
        let body = self.program.body(function)?;
        let ty = match &body.insts[inst] {
            Inst::Alloca { ty, .. } => *ty,
            _ => infer_pointee(body, self.program, body.result(inst)?)?,
        };
        let size = self.state.layout().size_of(&self.program.checked.module().types, ty).filter(|size| *size > 0)?;
        let count = object.size / size;
        (count > 0).then_some((ty, count))
    }

    /// Returns the pointee type of a pointer, from its type or from its uses.
    pub fn pointee(&self, body: &Body, value: ValueId) -> Option<Type> {
        let types = &self.program.checked.module().types;
        let written = types.pointee(body.values[value].ty).flatten();
        let byte = |ty: &Type| types.int_width(*ty) == Some(8);
        written.filter(|ty| !byte(ty)).or_else(|| infer_pointee(body, self.program, value)).or(written)
    }
}

/// Infers a pointee type from accesses through a pointer, or through copies of it that pass through a variable.
fn infer_pointee(body: &Body, program: &DebuggedProgram, value: ValueId) -> Option<Type> {
    let types = &program.checked.module().types;
    let insts = || body.layout.iter().flat_map(|b| &body.blocks[*b].insts).map(|i| (*i, &body.insts[*i]));
    if let crate::ir::ValueDef::Inst(inst) = body.values[value].def
        && let Inst::Alloca { ty, .. } = &body.insts[inst]
    {
        return Some(*ty);
    }
    let (mut same, mut slots) = (vec![value], Vec::new());
    let mut next = 0;
    let (mut best, mut weak) = (None, None);
    while let Some(&value) = same.get(next).filter(|_| next < 32) {
        next += 1;
        let is = |operand: &Operand| *operand == Operand::Value(value);
        for (inst, data) in insts() {
            match data {
                Inst::Gep { source, base, .. } if is(base) => match types.int_width(*source) {
                    Some(8) => weak = weak.or(Some(*source)),
                    _ => best = best.or(Some(*source)),
                },
                Inst::Load { ty, ptr, .. } if is(ptr) => weak = weak.or(Some(*ty)),
                Inst::Store { value: (ty, _), ptr, .. } if is(ptr) => weak = weak.or(Some(*ty)),
                Inst::Cast { arg, to, .. } if is(arg) && types.is_ptr(*to) => match types.pointee(*to).flatten() {
                    Some(ty) if types.int_width(ty) != Some(8) => best = best.or(Some(ty)),
                    _ => same.extend(body.result(inst)),
                },
                Inst::Store { value: (_, stored), ptr: Operand::Value(slot), .. } if is(stored) => slots.push(*slot),
                Inst::Phi { incoming, .. } if incoming.iter().any(|(v, _)| is(v)) => {
                    same.extend(body.result(inst).filter(|v| !same.contains(v)));
                }
                _ => {}
            }
        }
        for (inst, data) in insts() {
            if let Inst::Load { ptr: Operand::Value(slot), .. } = data
                && slots.contains(slot)
            {
                same.extend(body.result(inst).filter(|v| !same.contains(v)));
            }
        }
    }
    best.or(weak)
}

/// Formats a string in LLVM syntax, without trailing zeros: `"text\0A"`.
fn string(bytes: &[u8]) -> String {
    let end = bytes.iter().rposition(|b| *b != 0).map_or(0, |at| at + 1);
    let mut out = String::from("\"");
    crate::ir::write_escaped(&bytes[..end], &mut out);
    match bytes.len() - end {
        0 => {}
        n if n <= 2 => out.push_str(&"\\00".repeat(n)),
        n => out.push_str(&format!("\\00…\\00 ({n} zeros)")),
    }
    out.push('"');
    out
}

/// Formats an integer with undefined bits in binary, with `?` for each undefined bit.
fn format_partly_undefined(width: u32, bits: u128, undefined: u128) -> String {
    let digit = |n: u32| match (undefined >> n & 1, bits >> n & 1) {
        (1, _) => '?',
        (_, 0) => '0',
        _ => '1',
    };
    let digits: String = (0..width).rev().map(digit).collect();
    format!("0b{digits}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_and_partial_numbers() {
        assert_eq!(string(b"hi\n\0"), "\"hi\\0A\\00\"");
        assert_eq!(string(b"x"), "\"x\"");
        assert_eq!(string(b"x\0\0\0\0"), "\"x\\00…\\00 (4 zeros)\"");
        assert_eq!(format_partly_undefined(4, 0b1000, 0b0011), "0b10??");
    }
}
