//! Memory in generated functions: locations, loads, stores, allocas and blocks of bytes.

use super::function::{Builder, Root};
use super::types::{Spelling, Ty};
use std::rc::Rc;

impl Builder<'_> {
    pub fn memory(&mut self) {
        match self.g.random.below(20) {
            0..=6 => self.load_something(),
            7..=12 => self.store_something(),
            13 => {
                let ty = if self.g.random.chance(50) { self.g.scalar() } else { self.g.plain(2) };
                self.variable(&ty);
            }
            14 => self.copy(),
            15 => self.fill(),
            16 | 17 => self.overlay(),
            18 => self.pointers(),
            _ => self.shift(),
        }
    }

    /// Returns an index within an array of `n` elements.
    pub fn index(&mut self, n: u64) -> String {
        let odd: Vec<u32> = self.g.widths.iter().copied().filter(|w| *w > 7).collect();
        let width =
            if self.g.random.chance(70) { self.g.random.one(&[8, 16, 32, 64]) } else { self.g.random.one(&odd) };
        if n == 1 || self.g.random.chance(40) {
            return format!("i{width} {}", self.g.random.below(n as usize));
        }
        let value = self.operand(&Ty::Int(width));
        let inside = match n.is_power_of_two() {
            true => self.emit(&format!("and i{width} {value}, {}", n - 1)),
            false => self.emit(&format!("urem i{width} {value}, {n}")),
        };
        let inside = self.dirty(width, &inside);
        format!("i{width} {inside}")
    }

    /// Returns a path from a location to a part that is not an aggregate: its address and type. Loaded
    /// pointers are followed.
    fn place(&mut self, writable: bool) -> Option<(String, Ty)> {
        let roots: Vec<Root> = self.roots.iter().filter(|r| !(writable && r.constant)).cloned().collect();
        if roots.is_empty() {
            return None;
        }
        // The newest roots are local.
        let near = if self.g.random.chance(40) { roots.len().saturating_sub(4) } else { 0 };
        let root = roots[near + self.g.random.below(roots.len() - near)].clone();
        let (mut ptr, mut ty) = self.descend(root.ptr, root.ty);
        for _ in 0..3 {
            let Ty::Ptr(to) = &ty else { break };
            if matches!(**to, Ty::Function(_)) {
                return None;
            }
            let load = self.g.load(&ty, &ptr);
            let address = self.emit(&load);
            (ptr, ty) = self.descend(address, (**to).clone());
        }
        (!matches!(ty, Ty::Ptr(_))).then_some((ptr, ty))
    }

    /// Descends from an aggregate to a part, in one `getelementptr` or several.
    fn descend(&mut self, mut ptr: String, mut ty: Ty) -> (String, Ty) {
        let mut indices = String::new();
        let mut source = ty.clone();
        loop {
            // An aggregate may be loaded and stored as one value.
            let whole = ty.is_aggregate() && self.g.random.chance(8) && !self.g.types.has_pointers(&ty);
            if whole && self.g.types.leaves(&ty).len() <= 24 {
                break;
            }
            let (index, part) = match &ty {
                Ty::Array(n, elem) => {
                    let (n, elem) = (*n, (**elem).clone());
                    if self.g.random.chance(15) {
                        // To the last element, and backwards from there.
                        let last = self.gep(&source, &ptr, &format!("{indices}, i64 {}", n - 1));
                        ptr = self.back(n, &elem, &last);
                        indices.clear();
                        (source, ty) = (elem.clone(), elem);
                        continue;
                    }
                    (self.index(n), elem)
                }
                Ty::Struct(n) => {
                    let fields = self.g.types.structs[*n].fields.clone();
                    let at = self.g.random.below(fields.len());
                    (format!("i32 {at}"), fields[at].clone())
                }
                _ => break,
            };
            indices += &format!(", {index}");
            ty = part;
            if self.g.random.chance(30) {
                ptr = self.gep(&source, &ptr, &indices);
                indices.clear();
                source = ty.clone();
            }
        }
        if !indices.is_empty() {
            ptr = self.gep(&source, &ptr, &indices);
        }
        (ptr, ty)
    }

    /// Moves from the last of `n` elements to another one, by a negative index.
    fn back(&mut self, n: u64, elem: &Ty, last: &str) -> String {
        let index = self.index(n);
        let (ty, index) = index.split_once(' ').unwrap_or(("i64", "0"));
        let negative = self.emit(&format!("sub {ty} 0, {index}"));
        let ptr = self.g.types.ptr(elem);
        match self.g.types.spelling {
            Spelling::Old => self.emit(&format!("getelementptr {ptr} {last}, {ty} {negative}")),
            _ => {
                let text = self.text(elem);
                self.emit(&format!("getelementptr {text}, {ptr} {last}, {ty} {negative}"))
            }
        }
    }

    fn load_something(&mut self) {
        let Some((ptr, ty)) = self.place(false) else { return };
        let load = self.g.load(&ty, &ptr);
        let load = if self.g.random.chance(10) { load.replacen("load ", "load volatile ", 1) } else { load };
        self.define(&ty, &load);
    }

    fn store_something(&mut self) {
        let Some((ptr, ty)) = self.place(true) else { return };
        let value = self.operand(&ty);
        let store = self.g.store(&ty, &value, &ptr);
        let store = if self.g.random.chance(10) { store.replacen("store ", "store volatile ", 1) } else { store };
        self.line(&store);
        if self.g.random.chance(25) {
            // The value is read back immediately.
            let load = self.g.load(&ty, &ptr);
            self.define(&ty, &load);
        }
    }

    /// Writes an alloca with an initial value.
    pub fn variable(&mut self, ty: &Ty) -> String {
        let text = self.text(ty);
        let (count, align) =
            (self.g.random.pick(&["", "", "", ", i32 1", ", i64 2"]), self.g.random.pick(&["", "", ", align 32"]));
        // Large vectors are accessed with an alignment of 64.
        let align = if self.g.types.has_large_vectors(ty) { "" } else { align };
        let ptr = self.emit(&format!("alloca {text}{count}{align}"));
        let mut of = ty.clone();
        let same: Vec<String> = self.roots.iter().filter(|r| r.ty == *ty).map(|r| r.ptr.clone()).collect();
        match ty {
            Ty::Int(_) | Ty::Half | Ty::Bfloat | Ty::Float | Ty::Double | Ty::X86Fp80 | Ty::Fp128 | Ty::Vector(..) => {
                let value = self.operand(ty);
                let store = self.g.store(ty, &value, &ptr);
                self.line(&store);
                // If there are two elements, the second one is never read.
            }
            _ if !same.is_empty() && self.g.random.chance(60) => {
                let from = self.g.random.one(&same);
                let size = self.g.types.size(ty);
                self.block_copy("memcpy", &ptr, &from, ty, &size);
            }
            _ if count.ends_with('2') => {
                let size = self.g.types.size(&Ty::Array(2, Rc::new(ty.clone())));
                self.set(&ptr, ty, "0", &size);
                if self.g.types.spelling == Spelling::Opaque {
                    of = Ty::Array(2, Rc::new(ty.clone()));
                }
            }
            _ => {
                let size = self.g.types.size(ty);
                self.set(&ptr, ty, "0", &size);
            }
        }
        self.roots.push(Root { ptr: ptr.clone(), ty: of, constant: false, global: false });
        ptr
    }

    /// Converts a pointer to `i8*`.
    pub fn bytes(&mut self, ptr: &str, ty: &Ty) -> String {
        match self.g.types.spelling {
            Spelling::Opaque => ptr.into(),
            _ if *ty == Ty::Int(8) => ptr.into(),
            _ => {
                let text = self.g.types.ptr(ty);
                self.emit(&format!("bitcast {text} {ptr} to i8*"))
            }
        }
    }

    pub fn block_copy(&mut self, name: &str, to: &str, from: &str, ty: &Ty, size: &str) {
        let (to, from) = (self.bytes(to, ty), self.bytes(from, ty));
        let (p, suffix) = match self.g.types.spelling {
            Spelling::Opaque => ("ptr", "p0.p0.i64"),
            _ => ("i8*", "p0i8.p0i8.i64"),
        };
        self.g.declarations.insert(format!("declare void @llvm.{name}.{suffix}({p}, {p}, i64, i1)"));
        self.line(&format!("call void @llvm.{name}.{suffix}({p} {to}, {p} {from}, i64 {size}, i1 false)"));
    }

    pub fn set(&mut self, to: &str, ty: &Ty, byte: &str, size: &str) {
        let to = self.bytes(to, ty);
        let (p, suffix) = match self.g.types.spelling {
            Spelling::Opaque => ("ptr", "p0.i64"),
            _ => ("i8*", "p0i8.i64"),
        };
        self.g.declarations.insert(format!("declare void @llvm.memset.{suffix}({p}, i8, i64, i1)"));
        self.line(&format!("call void @llvm.memset.{suffix}({p} {to}, i8 {byte}, i64 {size}, i1 false)"));
    }

    /// Copies a location to another one of the same type, possibly to itself.
    fn copy(&mut self) {
        let to: Vec<Root> = self.roots.iter().filter(|r| !r.constant).cloned().collect();
        if to.is_empty() {
            return;
        }
        let to = self.g.random.one(&to);
        let from: Vec<String> = self.roots.iter().filter(|r| r.ty == to.ty).map(|r| r.ptr.clone()).collect();
        let from = self.g.random.one(&from);
        let size = self.g.types.size(&to.ty);
        self.block_copy("memmove", &to.ptr, &from, &to.ty, &size);
    }

    /// Returns an array of whole bytes: its root and size.
    pub fn flat(&mut self) -> Option<(Root, u64)> {
        let bytes = |ty: &Ty| match ty {
            Ty::Array(n, elem) => match **elem {
                Ty::Int(w @ (8 | 16 | 32 | 64)) => Some(n * u64::from(w) / 8),
                _ => None,
            },
            Ty::Int(w @ (8 | 16 | 32 | 64)) => Some(u64::from(*w) / 8),
            _ => None,
        };
        let all: Vec<(Root, u64)> = self
            .roots
            .iter()
            .filter(|r| !r.constant && r.ptr != "@noted")
            .filter_map(|r| Some((r.clone(), bytes(&r.ty)?)))
            .collect();
        (!all.is_empty()).then(|| self.g.random.one(&all))
    }

    /// Moves bytes within an array, with possible overlap, or copies them to its other half by `memcpy`.
    fn shift(&mut self) {
        let Some((root, size)) = self.flat() else { return };
        if size < 4 {
            return;
        }
        let base = self.bytes(&root.ptr, &root.ty);
        let at = |me: &mut Self, room: u64| {
            let index = me.index(room);
            match me.g.types.spelling {
                Spelling::Opaque => me.emit(&format!("getelementptr i8, ptr {base}, {index}")),
                Spelling::Typed => me.emit(&format!("getelementptr i8, i8* {base}, {index}")),
                Spelling::Old => me.emit(&format!("getelementptr i8* {base}, {index}")),
            }
        };
        if self.g.random.chance(40) {
            let half = size / 2;
            let (low, high) = (at(self, 1), self.emit_offset(&base, half));
            let (to, from) = if self.g.random.chance(50) { (low, high) } else { (high, low) };
            let count = self.g.random.range(0, half as usize).to_string();
            return self.block_copy("memcpy", &to, &from, &Ty::Int(8), &count);
        }
        let count = self.g.random.range(1, size as usize - 1) as u64;
        let (to, from) = (at(self, size - count + 1), at(self, size - count + 1));
        let count = match self.g.random.chance(50) {
            true => count.to_string(),
            false => {
                let value = self.operand(&Ty::Int(64));
                self.emit(&format!("urem i64 {value}, {}", count + 1))
            }
        };
        self.block_copy("memmove", &to, &from, &Ty::Int(8), &count);
    }

    fn emit_offset(&mut self, base: &str, offset: u64) -> String {
        match self.g.types.spelling {
            Spelling::Opaque => self.emit(&format!("getelementptr i8, ptr {base}, i64 {offset}")),
            Spelling::Typed => self.emit(&format!("getelementptr i8, i8* {base}, i64 {offset}")),
            Spelling::Old => self.emit(&format!("getelementptr i8* {base}, i64 {offset}")),
        }
    }

    fn fill(&mut self) {
        let Some((root, size)) = self.flat() else { return };
        let byte = self.operand(&Ty::Int(8));
        let size = match self.g.random.chance(50) {
            true => self.g.random.range(0, size as usize).to_string(),
            false => {
                let value = self.operand(&Ty::Int(64));
                self.emit(&format!("urem i64 {value}, {}", size + 1))
            }
        };
        self.set(&root.ptr, &root.ty, &byte, &size);
    }

    /// Accesses bytes of an array as an integer of another width at any offset, or copies them within it.
    fn overlay(&mut self) {
        let Some((root, size)) = self.flat() else { return };
        let base = self.bytes(&root.ptr, &root.ty);
        let widths: Vec<u64> = [8, 16, 24, 32, 48, 64, 128].into_iter().filter(|w| w / 8 <= size).collect();
        let bits = self.g.random.one(&widths);
        let byte = Ty::Int(8);
        let at = |me: &mut Self| {
            let room = size - bits / 8 + 1;
            let index = me.index(room);
            let gep = match me.g.types.spelling {
                Spelling::Opaque => format!("getelementptr i8, ptr {base}, {index}"),
                Spelling::Typed => format!("getelementptr i8, i8* {base}, {index}"),
                Spelling::Old => format!("getelementptr i8* {base}, {index}"),
            };
            me.emit(&gep)
        };
        let there = at(self);
        if self.g.random.chance(25) {
            let here = at(self);
            let count = self.g.random.range(0, (bits / 8) as usize).to_string();
            return self.block_copy("memmove", &there, &here, &byte, &count);
        }
        let ty = Ty::Int(bits as u32);
        let cast = match self.g.types.spelling {
            Spelling::Opaque => there,
            _ if bits == 8 => there,
            _ => self.emit(&format!("bitcast i8* {there} to i{bits}*")),
        };
        if self.g.random.chance(50) {
            let load = self.g.load_aligned(&ty, &cast, ", align 1");
            self.define(&ty, &load);
        } else {
            let value = self.operand(&ty);
            let store = self.g.store_aligned(&ty, &value, &cast, ", align 1");
            self.line(&store);
        }
    }

    /// Changes a pointer in memory, or compares two pointers.
    fn pointers(&mut self) {
        if self.g.random.chance(25) {
            return self.as_number();
        }
        if self.g.random.chance(50) {
            let tys: Vec<Ty> = self.roots.iter().map(|r| r.ty.clone()).collect();
            let ty = self.g.random.one(&tys);
            let ptr = self.g.types.ptr(&ty);
            let (a, b) = (self.pointer(&ty), self.pointer(&ty));
            let pred = self.g.random.pick(&["eq", "ne"]);
            let cond = self.emit(&format!("icmp {pred} {ptr} {a}, {b}"));
            self.values.push((cond.clone(), Ty::Int(1)));
            if self.g.random.chance(50) {
                let chosen = self.emit(&format!("select i1 {cond}, {ptr} {b}, {ptr} {a}"));
                let constant = self.roots.iter().any(|r| (r.ptr == a || r.ptr == b) && r.constant);
                self.roots.push(Root { ptr: chosen, ty, constant, global: false });
            }
            return;
        }
        // A pointer field.
        for root in self.roots.clone().iter().filter(|r| !r.constant && r.global) {
            let leaves = self.g.types.leaves(&root.ty);
            let Some((path, Ty::Ptr(to))) = leaves.into_iter().find(|l| matches!(l.1, Ty::Ptr(_))) else { continue };
            if root.ptr.starts_with('@') && self.g.random.chance(50) {
                let place = self.g.types.constant_gep(&root.ty, &root.ptr, &path);
                let value = self.outliving(&to);
                let ty = Ty::Ptr(to);
                let store = self.g.store(&ty, &value, &place);
                return self.line(&store);
            }
        }
    }

    /// Converts a pointer to an integer and back, through memory half of the time.
    fn as_number(&mut self) {
        let root = self.g.random.one(&self.roots);
        let ptr = self.g.types.ptr(&root.ty);
        let mut bits = self.emit(&format!("ptrtoint {ptr} {} to i64", root.ptr));
        if self.g.random.chance(50) {
            let long = Ty::Int(64);
            let place = self.emit("alloca i64, align 8");
            let (store, load) = (self.g.store(&long, &bits, &place), self.g.load(&long, &place));
            self.line(&store);
            bits = self.emit(&load);
        }
        let ptr = self.emit(&format!("inttoptr i64 {bits} to {ptr}"));
        self.roots.push(Root { ptr, global: false, ..root });
    }

    /// Returns a pointer to a writable location of a type, or to a function of a type.
    pub fn pointer(&mut self, to: &Ty) -> String {
        let fitting: Vec<String> =
            self.roots.iter().filter(|r| r.ty == *to && !r.constant).map(|r| r.ptr.clone()).collect();
        if fitting.is_empty() || self.g.random.chance(25) {
            self.g.address_or(to, &fitting)
        } else {
            self.g.random.one(&fitting)
        }
    }

    /// Returns a pointer to a location that outlives the function.
    pub fn outliving(&mut self, to: &Ty) -> String {
        let fitting: Vec<String> =
            self.roots.iter().filter(|r| r.ty == *to && !r.constant && r.global).map(|r| r.ptr.clone()).collect();
        if fitting.is_empty() || self.g.random.chance(50) {
            self.g.address_or(to, &fitting)
        } else {
            self.g.random.one(&fitting)
        }
    }
}
