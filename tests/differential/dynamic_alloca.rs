//! Dynamic stack allocation and deallocation.

use super::function::{Builder, Root};
use super::types::{Spelling, Ty};
use std::rc::Rc;

impl Builder<'_> {
    /// Writes an `alloca` of a variable number of elements, between `llvm.stacksave` and `llvm.stackrestore`.
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
        // Large vectors are accessed with an alignment of 64.
        let align = if self.g.types.has_large_vectors(&ty) { "" } else { align };
        let place = self.emit(&format!("alloca {text}, i{width} {count}{align}"));
        let whole = self.g.types.size(&Ty::Array(2, Rc::new(ty.clone())));
        self.set(&place, &ty, "0", &whole);
        // The last element as well.
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
        self.scoped_statements(6);
        if let Some(saved) = saved {
            self.line(&format!("call void @llvm.stackrestore{suffix}({p} {saved})"));
            // Values remain valid; stack memory does not.
            self.roots.truncate(scope.1);
        }
    }
}
