//! Atomic operations on variables of all types, with the required alignment.

use super::function::Builder;
use super::module_generator::Global;
use super::types::{Spelling, Ty};

impl Builder<'_> {
    pub fn atomic(&mut self) {
        let atoms: Vec<Global> = self.g.globals.iter().filter(|g| g.name.starts_with("@atom")).cloned().collect();
        if atoms.is_empty() {
            return;
        }
        let Global { name: place, ty, .. } = self.g.random.one(&atoms);
        let (text, ptr, value) = (self.text(&ty), self.g.types.ptr(&ty), self.operand(&ty));
        match self.g.random.below(10) {
            0 => {
                let order = self.g.random.pick(&["unordered", "monotonic", "acquire", "seq_cst"]);
                let load = self.g.load_aligned(&ty, &place, &format!(" {order}, align 16"));
                self.define(&ty, &load.replacen("load", "load atomic", 1));
            }
            1 => {
                let order = self.g.random.pick(&["unordered", "monotonic", "release", "seq_cst"]);
                let store = self.g.store_aligned(&ty, &value, &place, &format!(" {order}, align 16"));
                self.line(&store.replacen("store", "store atomic", 1));
            }
            2 => {
                let order = self.g.random.pick(&["acquire", "release", "acq_rel", "seq_cst"]);
                self.line(&format!("fence {order}"));
            }
            // In the oldest spelling `cmpxchg` has one ordering, and no flag in its result.
            3..=5 if self.g.types.spelling != Spelling::Old && matches!(ty, Ty::Int(_)) => self.exchange(&place, &ty),
            _ => {
                let list: &[&str] = match ty {
                    Ty::Int(_) => &[
                        "xchg",
                        "add",
                        "sub",
                        "and",
                        "nand",
                        "or",
                        "xor",
                        "max",
                        "min",
                        "umax",
                        "umin",
                        "uinc_wrap",
                        "udec_wrap",
                        "usub_cond",
                        "usub_sat",
                    ],
                    // `fmax` of two zeros may return either.
                    Ty::Vector(..) => &["fadd", "fsub", "fmaximum"],
                    _ => &["xchg", "fadd", "fsub", "fmaximum", "fminimum"],
                };
                let op = self.g.random.pick(list);
                let order = self.g.random.pick(&["monotonic", "acquire", "release", "acq_rel", "seq_cst"]);
                let volatile = self.g.random.pick(&["", "", "volatile "]);
                self.define(&ty, &format!("atomicrmw {volatile}{op} {ptr} {place}, {text} {value} {order}"));
            }
        }
    }

    /// Writes a `cmpxchg`, which compares with the current value half of the time.
    fn exchange(&mut self, place: &str, ty: &Ty) {
        let (text, ptr) = (self.text(ty), self.g.types.ptr(ty));
        let new = self.operand(ty);
        let wanted = match self.g.random.chance(50) {
            true => {
                let load = self.g.load(ty, place);
                self.emit(&load)
            }
            false => self.operand(ty),
        };
        let order = self.g.random.pick(&["monotonic", "acquire", "release", "acq_rel", "seq_cst"]);
        let fail = self.g.random.pick(&["monotonic", "acquire", "seq_cst"]);
        let volatile = self.g.random.pick(&["", "", "volatile "]);
        let both = self.emit(&format!("cmpxchg {volatile}{ptr} {place}, {text} {wanted}, {text} {new} {order} {fail}"));
        let pair = format!("{{ {text}, i1 }}");
        self.define(ty, &format!("extractvalue {pair} {both}, 0"));
        self.define(&Ty::Int(1), &format!("extractvalue {pair} {both}, 1"));
    }
}
