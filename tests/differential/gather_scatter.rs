//! Vectors of pointers in generated functions, with gather and scatter operations.

use super::function::{Builder, Root};
use super::types::{Spelling, Ty};
use std::rc::Rc;

impl Builder<'_> {
    /// Writes a vector of addresses of array elements, and an operation on all of them.
    pub fn scattered(&mut self) {
        let arrays: Vec<(String, u64, Ty)> = self
            .roots
            .iter()
            .filter(|r| !r.constant)
            .filter_map(|r| match &r.ty {
                Ty::Array(n, elem) if matches!(**elem, Ty::Int(8 | 16 | 32 | 64) | Ty::Float | Ty::Double) => {
                    Some((r.ptr.clone(), *n, (**elem).clone()))
                }
                _ => None,
            })
            .collect();
        if arrays.is_empty() || self.g.types.spelling == Spelling::Old {
            return;
        }
        let (array, n, elem) = self.g.random.one(&arrays);
        let m = self.g.random.one(&[1, 2, 2, 3, 4, 4, 5, 7, 8, 9, 16]);
        let (width, indices) = (self.g.random.one(&[32, 64]), self.label());
        let index = Ty::Vector(m, Rc::new(Ty::Int(width)));
        let (index_text, any) = (self.text(&index), self.operand(&index));
        let size = vec![format!("i{width} {n}"); m as usize].join(", ");
        self.line(&format!("%{indices} = urem {index_text} {any}, <{size}>"));
        let whole = self.text(&Ty::Array(n, Rc::new(elem.clone())));
        let (whole_ptr, single_ptr) = (format!("{whole}*"), self.g.types.ptr(&elem));
        let base = if self.g.types.spelling == Spelling::Opaque { "ptr".to_string() } else { whole_ptr };
        let pointers = format!("<{m} x {single_ptr}>");
        let flag = self.g.random.pick(&["", "inbounds "]);
        let mut places =
            self.emit(&format!("getelementptr {flag}{whole}, {base} {array}, i32 0, {index_text} %{indices}"));
        if self.g.random.chance(30) {
            // In another order, some of them twice.
            let mask: Vec<String> = (0..m).map(|_| format!("i32 {}", self.g.random.below(m as usize))).collect();
            places = self.emit(&format!(
                "shufflevector {pointers} {places}, {pointers} {places}, <{m} x i32> <{}>",
                mask.join(", ")
            ));
        }
        let one = self.g.random.below(m as usize);
        match self.g.random.below(7) {
            0 => {
                // One of them serves as a single location.
                let at = self.index(m);
                let ptr = self.emit(&format!("extractelement {pointers} {places}, {at}"));
                self.roots.push(Root { ptr, ty: elem, constant: false, global: false });
            }
            1 => {
                let mut value = places;
                for _ in 0..2 {
                    let (new, at) = (self.pointer(&elem), self.index(m));
                    value = self.emit(&format!("insertelement {pointers} {value}, {single_ptr} {new}, {at}"));
                }
                // The pointer may be null if there is no variable of the type.
                let null = self.emit(&format!("icmp ne {pointers} {value}, zeroinitializer"));
                self.values.push((null, Ty::Vector(m, Rc::new(Ty::Int(1)))));
            }
            2 => {
                // Distances from the first one.
                let bits = format!("<{m} x i64>");
                let far = self.emit(&format!("ptrtoint {pointers} {places} to {bits}"));
                let first = self.emit(&format!("extractelement {bits} {far}, i32 0"));
                let last = self.emit(&format!("extractelement {bits} {far}, i32 {one}"));
                self.define(&Ty::Int(64), &format!("sub i64 {last}, {first}"));
            }
            3 => {
                let place = self.emit(&format!("alloca {pointers}"));
                let suffix =
                    if self.g.types.spelling == Spelling::Opaque { "ptr".into() } else { format!("{pointers}*") };
                self.line(&format!("store {pointers} {places}, {suffix} {place}"));
                let again = self.emit(&format!("load {pointers}, {suffix} {place}"));
                let same = self.emit(&format!("icmp eq {pointers} {again}, {places}"));
                self.values.push((same, Ty::Vector(m, Rc::new(Ty::Int(1)))));
            }
            4 | 5 => self.gather(m, &elem, &pointers, &places),
            _ => self.scatter(m, &elem, &pointers, &places),
        }
    }

    /// Returns the type suffixes of intrinsic names.
    fn suffixes(&self, m: u64, elem: &Ty) -> String {
        let pointer =
            if self.g.types.spelling == Spelling::Opaque { "p0".into() } else { format!("p0{}", elem.suffix()) };
        format!("v{m}{}.v{m}{pointer}", elem.suffix())
    }

    fn gather(&mut self, m: u64, elem: &Ty, pointers: &str, places: &str) {
        let ty = Ty::Vector(m, Rc::new(elem.clone()));
        let (text, name) = (self.text(&ty), format!("@llvm.masked.gather.{}", self.suffixes(m, elem)));
        let (mask, value) = (self.operand(&Ty::Vector(m, Rc::new(Ty::Int(1)))), self.operand(&ty));
        self.g.declarations.insert(format!("declare {text} {name}({pointers}, i32, <{m} x i1>, {text})"));
        self.define(&ty, &format!("call {text} {name}({pointers} {places}, i32 1, <{m} x i1> {mask}, {text} {value})"));
    }

    fn scatter(&mut self, m: u64, elem: &Ty, pointers: &str, places: &str) {
        let ty = Ty::Vector(m, Rc::new(elem.clone()));
        let (text, name) = (self.text(&ty), format!("@llvm.masked.scatter.{}", self.suffixes(m, elem)));
        let (mask, value) = (self.operand(&Ty::Vector(m, Rc::new(Ty::Int(1)))), self.operand(&ty));
        self.g.declarations.insert(format!("declare void {name}({text}, {pointers}, i32, <{m} x i1>)"));
        self.line(&format!("call void {name}({text} {value}, {pointers} {places}, i32 1, <{m} x i1> {mask})"));
        self.gather(m, elem, pointers, places);
    }
}
