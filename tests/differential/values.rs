//! Aggregates as values in generated functions, pairs that intrinsics return, and unspecified values.

use super::function::Builder;
use super::types::Ty;

impl Builder<'_> {
    /// Returns a part of an aggregate that is not an aggregate itself, and its type.
    pub fn extracted(&mut self, ty: &Ty, value: &str) -> (String, Ty) {
        let leaves = self.g.types.leaves(ty);
        let (path, leaf) = self.g.random.one(&leaves);
        (self.extract(ty, value, &path), leaf)
    }

    /// Writes an `extractvalue`, in one step or two.
    pub fn extract(&mut self, ty: &Ty, value: &str, path: &[u64]) -> String {
        let text = self.text(ty);
        if path.len() > 1 && self.g.random.chance(25) {
            let part = self.part(ty, path[0]);
            let outer = self.emit(&format!("extractvalue {text} {value}, {}", path[0]));
            return self.extract(&part, &outer, &path[1..]);
        }
        let indices: Vec<String> = path.iter().map(u64::to_string).collect();
        self.emit(&format!("extractvalue {text} {value}, {}", indices.join(", ")))
    }

    fn part(&self, ty: &Ty, index: u64) -> Ty {
        match ty {
            Ty::Array(_, elem) => (**elem).clone(),
            Ty::Struct(n) => self.g.types.structs[*n].fields[index as usize].clone(),
            other => other.clone(),
        }
    }

    /// Writes an aggregate from other values: some parts are replaced in one, or all parts are written into
    /// an undefined one.
    pub fn assembled(&mut self, ty: &Ty) -> String {
        let text = self.text(ty);
        let leaves = self.g.types.leaves(ty);
        let whole = leaves.len() <= 6 && self.g.random.chance(40);
        let mut value = match whole {
            true => self.g.random.pick(&["undef", "poison"]).to_string(),
            false => self.operand_of(ty),
        };
        let count = if whole { leaves.len() } else { self.g.random.range(1, 3) };
        for n in 0..count {
            let (path, leaf) = if whole { leaves[n].clone() } else { self.g.random.one(&leaves) };
            let (part, leaf_text) = (self.operand_of(&leaf), self.text(&leaf));
            let indices: Vec<String> = path.iter().map(u64::to_string).collect();
            value = self.emit(&format!("insertvalue {text} {value}, {leaf_text} {part}, {}", indices.join(", ")));
        }
        self.values.push((value.clone(), ty.clone()));
        value
    }

    /// Writes an operation on aggregates.
    pub fn aggregate(&mut self) {
        let present: Vec<(String, Ty)> = self.values.iter().filter(|v| v.1.is_aggregate()).cloned().collect();
        if present.is_empty() || self.g.random.chance(30) {
            let Some(ty) = self.g.composite() else { return };
            self.assembled(&ty);
            return;
        }
        let (value, ty) = self.g.random.one(&present);
        if self.g.random.chance(70) {
            let found = self.extracted(&ty, &value);
            self.values.push(found);
            return;
        }
        // A part that is an aggregate, into another value of the type.
        let parts = match &ty {
            Ty::Array(n, _) => *n as usize,
            Ty::Struct(n) => self.g.types.structs[*n].fields.len(),
            _ => return,
        };
        let index = self.g.random.below(parts) as u64;
        let part = self.part(&ty, index);
        let (text, inner) = (self.text(&ty), self.text(&part));
        let taken = self.emit(&format!("extractvalue {text} {value}, {index}"));
        let into = self.operand_of(&ty);
        let to = if matches!(ty, Ty::Array(..)) { self.g.random.below(parts) as u64 } else { index };
        self.define(&ty, &format!("insertvalue {text} {into}, {inner} {taken}, {to}"));
        self.values.push((taken, part));
    }

    /// Writes `llvm.sadd.with.overflow` or one of its family: the number, and whether it fits.
    pub fn overflow(&mut self) {
        let width = self.g.width();
        let ty = Ty::Int(width);
        let (a, b) = (self.operand(&ty), self.operand(&ty));
        let name = self.g.random.pick(&["sadd", "uadd", "ssub", "usub", "smul", "umul"]);
        let pair = format!("{{ i{width}, i1 }}");
        let full = format!("@llvm.{name}.with.overflow.i{width}");
        self.g.declarations.insert(format!("declare {pair} {full}(i{width}, i{width})"));
        let both = self.emit(&format!("call {pair} {full}(i{width} {a}, i{width} {b})"));
        let flag = self.emit(&format!("extractvalue {pair} {both}, 1"));
        let number = self.emit(&format!("extractvalue {pair} {both}, 0"));
        self.values.push((flag, Ty::Int(1)));
        self.values.push((number, ty));
    }

    /// Writes intrinsics that state a true fact about their operand.
    pub fn known(&mut self) {
        let width = self.g.width();
        let ty = Ty::Int(width);
        let (text, value) = (self.text(&ty), self.operand(&ty));
        match self.g.random.below(4) {
            0 => {
                let likely = self.operand(&ty);
                self.g.declarations.insert(format!("declare {text} @llvm.expect.{text}({text}, {text})"));
                self.define(&ty, &format!("call {text} @llvm.expect.{text}({text} {value}, {text} {likely})"));
            }
            1 => {
                if width == 1 {
                    return;
                }
                let least = self.least(width);
                let is = self.emit(&format!("icmp eq {text} {value}, {least}"));
                let other = self.emit(&format!("select i1 {is}, {text} 1, {text} {value}"));
                self.g.declarations.insert(format!("declare {text} @llvm.abs.{text}({text}, i1)"));
                self.define(&ty, &format!("call {text} @llvm.abs.{text}({text} {other}, i1 true)"));
            }
            2 => {
                let bit = if width == 1 { "true".into() } else { self.least(width) };
                let name = self.g.random.pick(&["ctlz", "cttz"]);
                let other = self.emit(&format!("or {text} {value}, {bit}"));
                self.g.declarations.insert(format!("declare {text} @llvm.{name}.{text}({text}, i1)"));
                self.define(&ty, &format!("call {text} @llvm.{name}.{text}({text} {other}, i1 true)"));
            }
            _ => {
                let same = self.emit(&format!("icmp eq {text} {value}, {value}"));
                self.g.declarations.insert("declare void @llvm.assume(i1)".into());
                self.line(&format!("call void @llvm.assume(i1 {same})"));
            }
        }
    }

    /// Returns the minimum of a width.
    fn least(&self, width: u32) -> String {
        (i128::MIN >> (128 - width)).to_string()
    }

    /// Writes a `freeze` of an undefined value, and an operation on it whose result is the same for all values.
    pub fn unspecified(&mut self) {
        let width = self.g.width();
        let ty = Ty::Int(width);
        let x = self.operand(&ty);
        let from = match self.g.random.below(4) {
            0 => "undef".to_string(),
            1 => "poison".into(),
            2 => self.emit(&format!("add nsw nuw i{width} {x}, -1")),
            _ => self.emit(&format!("or i{width} {x}, undef")),
        };
        let from = if width == 1 { self.g.random.pick(&["undef", "poison"]).to_string() } else { from };
        let some = self.emit(&format!("freeze i{width} {from}"));
        let zero = if width == 1 { "false" } else { "0" };
        match self.g.random.below(6) {
            0 => self.define(&ty, &format!("xor i{width} {some}, {some}")),
            1 => self.define(&ty, &format!("sub i{width} {some}, {some}")),
            2 => self.define(&ty, &format!("and i{width} {some}, {zero}")),
            3 => {
                let pred = self.g.random.pick(&["eq", "ult", "sge", "ne"]);
                self.define(&Ty::Int(1), &format!("icmp {pred} i{width} {some}, {some}"))
            }
            4 => {
                let both = self.emit(&format!("add i{width} {some}, {x}"));
                self.define(&ty, &format!("sub i{width} {both}, {some}"))
            }
            _ => {
                let first = self.emit(&format!("xor i{width} {x}, {some}"));
                self.define(&ty, &format!("xor i{width} {some}, {first}"))
            }
        };
    }
}
