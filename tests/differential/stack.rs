//! Memory of the stack that is asked for and given back at run time, and atomic operations.

use super::function::{Builder, Root};
use super::types::{Spelling, Ty};
use std::rc::Rc;

impl Builder<'_> {
    /// An `alloca` of a number of elements that is not known before, between `llvm.stacksave` and `llvm.stackrestore`.
    pub fn stacked(&mut self) {
        let opaque = self.g.types.spelling == Spelling::Opaque;
        let (p, suffix) = if opaque { ("ptr", ".p0") } else { ("i8*", "") };
        let scope = self.scope();
        let saved = self.g.random.chance(70).then(|| {
            self.g.declarations.insert(format!("declare {p} @llvm.stacksave{suffix}()"));
            self.g.declarations.insert(format!("declare void @llvm.stackrestore{suffix}({p})"));
            self.emit(&format!("call {p} @llvm.stacksave{suffix}()"))
        });
        let ty = match self.g.composite() {
            Some(ty) if self.g.random.chance(40) => ty,
            _ => self.g.scalar(),
        };
        let text = self.text(&ty);
        let width = self.g.random.one(&[8, 16, 32, 64]);
        let value = self.operand(&Ty::Int(width));
        let masked = self.emit(&format!("and i{width} {value}, 7"));
        let count = self.emit(&format!("add i{width} {masked}, 2"));
        let align = self.g.random.pick(&["", "", ", align 16", ", align 64"]);
        let place = self.emit(&format!("alloca {text}, i{width} {count}{align}"));
        let whole = self.g.types.size(&Ty::Array(2, Rc::new(ty.clone())));
        self.set(&place, &ty, "0", &whole);
        // The last element, too.
        let last = self.emit(&format!("sub i{width} {count}, 1"));
        let ptr = self.g.types.ptr(&ty);
        let end = match self.g.types.spelling {
            Spelling::Old => self.emit(&format!("getelementptr {ptr} {place}, i{width} {last}")),
            _ => self.emit(&format!("getelementptr {text}, {ptr} {place}, i{width} {last}")),
        };
        let size = self.g.types.size(&ty);
        self.set(&end, &ty, "0", &size);
        for ptr in [place, end] {
            self.roots.push(Root { ptr, ty: ty.clone(), constant: false, global: false });
        }
        if !ty.is_aggregate() {
            let (place, value) = (self.roots[self.roots.len() - 1].ptr.clone(), self.operand(&ty));
            let store = self.g.store(&ty, &value, &place);
            self.line(&store);
        }
        self.nested(6);
        if let Some(saved) = saved {
            self.line(&format!("call void @llvm.stackrestore{suffix}({p} {saved})"));
            // A value stays; a place is gone.
            self.roots.truncate(scope.1);
        }
    }

    /// Atomic operations on variables that are aligned as they must be.
    pub fn atomic(&mut self) {
        let atoms: Vec<(String, Ty)> = self
            .g
            .globals
            .iter()
            .filter(|g| g.name.starts_with("@atom"))
            .map(|g| (g.name.clone(), g.ty.clone()))
            .collect();
        if atoms.is_empty() {
            return;
        }
        let (place, ty) = self.g.random.one(&atoms);
        let (text, ptr, value) = (self.text(&ty), self.g.types.ptr(&ty), self.operand(&ty));
        let ordering = |me: &mut Self, list: &[&'static str]| list[me.g.random.below(list.len())];
        match self.g.random.below(8) {
            0 => {
                let order = ordering(self, &["unordered", "monotonic", "acquire", "seq_cst"]);
                let load = self.g.load_aligned(&ty, &place, &format!(" {order}, align 8"));
                self.define(&ty, &load.replacen("load", "load atomic", 1));
            }
            1 => {
                let order = ordering(self, &["unordered", "monotonic", "release", "seq_cst"]);
                let store = self.g.store_aligned(&ty, &value, &place, &format!(" {order}, align 8"));
                self.line(&store.replacen("store", "store atomic", 1));
            }
            2 => {
                let order = ordering(self, &["acquire", "release", "acq_rel", "seq_cst"]);
                self.line(&format!("fence {order}"));
            }
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
                    _ => &["xchg", "fadd", "fsub"],
                };
                let op = self.g.random.pick(list);
                let order = ordering(self, &["monotonic", "acquire", "release", "acq_rel", "seq_cst"]);
                let volatile = self.g.random.pick(&["", "", "volatile "]);
                self.define(&ty, &format!("atomicrmw {volatile}{op} {ptr} {place}, {text} {value} {order}"));
            }
        }
    }
}
