//! Lowering of intrinsics to sequences of other instructions, as in LLVM's code generator: fixed-point arithmetic
//! ([`fixed_point`]), vector predication ([`vp`]), matrices ([`matrix`]), `ldexp` and `powi` with exponents of other
//! widths than 32, and inline assembly with operands that are read and written in memory ([`inline_asm`]). The
//! instructions take the source location of the call, and engines need not know these intrinsics. A call with
//! unexpected types is left unchanged, and engines reject it.

mod fixed_point;
mod inline_asm;
mod matrix;
mod vp;

use crate::ir::asm::InlineAsm;
use crate::ir::inst::{
    Arg, BinaryFlags, BinaryOp, CallInfo, CastFlags, CastOp, FastMath, FcmpPred, GepFlags, IcmpPred,
};
use crate::ir::{
    Attr, Body, Constant, FloatKind, GlobalId, GlobalKind, Inst, InstId, Module, Name, Operand, Piece, Type, TypeKind,
    TypedOperand,
};

/// Returns the name without `llvm.`, if this module lowers the intrinsic.
fn lowered(name: &Name) -> Option<&str> {
    let Name::Text(text) = name else { return None };
    let rest = text.strip_prefix("llvm.")?;
    let plain = rest.strip_prefix("experimental.").unwrap_or(rest);
    let known = plain.starts_with("vp.")
        || rest.starts_with("matrix.")
        || ["smul.fix.", "umul.fix.", "sdiv.fix.", "udiv.fix."].iter().any(|prefix| rest.starts_with(prefix))
        || ["get.vector.length.", "ldexp.", "powi.", "read_register.", "read_volatile_register."]
            .iter()
            .any(|prefix| plain.starts_with(prefix));
    known.then_some(plain)
}

/// Lowers the calls in a module without errors. Returns the changed functions with their previous bodies: if a
/// declaration does not have the type of its intrinsic, the lowered code may be invalid, and [`restore`] undoes
/// it.
pub(crate) fn run(module: &mut Module) -> Vec<(GlobalId, Body)> {
    if !module.globals.values().any(|global| lowered(&global.name).is_some()) && !inline_asm::is_in(module) {
        return Vec::new();
    }
    let calls = |body: &Body| body.insts.values().any(|inst| inst.call().is_some_and(|call| may_change(module, call)));
    let functions: Vec<_> = module.definitions().filter(|(_, _, body)| calls(body)).map(|(id, _, _)| id).collect();
    let mut changed = Vec::new();
    for id in functions {
        let GlobalKind::Function(function) = &mut module.globals[id].kind else { continue };
        let Some(body) = function.body.take() else { continue };
        let before = body.clone();
        let body = rewrite(module, body);
        restore(module, id, body);
        changed.push((id, before));
    }
    changed
}

/// Restores the previous body of a function.
pub(crate) fn restore(module: &mut Module, id: GlobalId, body: Body) {
    if let GlobalKind::Function(function) = &mut module.globals[id].kind {
        function.body = Some(body);
    }
}

fn may_change(module: &Module, call: &CallInfo) -> bool {
    let named = crate::ir::callee::named_callee(module, call.callee);
    named.is_some_and(|id| lowered(&module.globals[id].name).is_some())
        || crate::ir::asm::called(&module.constants, call).is_some()
}

/// Maximum number of vector elements for lowering; engines do not support more.
const MAX_LANES: u32 = 1 << 14;

fn rewrite(module: &mut Module, body: Body) -> Body {
    let mut edit = CallRewriter { module, body, insts: Vec::new(), at: InstId::from_u32(0) };
    for block in edit.body.layout.clone() {
        let old = std::mem::take(&mut edit.body.blocks[block].insts);
        edit.insts = Vec::with_capacity(old.len());
        for id in old {
            edit.at = id;
            inline_asm::store_first(&mut edit, id);
            let before = edit.insts.len();
            match edit.replacement(id) {
                Some(inst) => edit.body.insts[id] = inst,
                // Discards the instructions of an incomplete lowering.
                None => edit.insts.truncate(before),
            }
            edit.insts.push(id);
        }
        edit.body.blocks[block].insts = std::mem::take(&mut edit.insts);
    }
    edit.body
}

/// Inserts instructions before the call being lowered.
struct CallRewriter<'m> {
    module: &'m mut Module,
    body: Body,
    /// New instruction list of the current block.
    insts: Vec<InstId>,
    /// Call being lowered.
    at: InstId,
}

impl CallRewriter<'_> {
    /// Returns the instruction that replaces a call, after inserting those before it.
    fn replacement(&mut self, id: InstId) -> Option<Inst> {
        let Inst::Call(call) = &self.body.insts[id] else { return None };
        let callee = crate::ir::callee::named_callee(self.module, call.callee)?;
        let name = lowered(&self.module.globals[callee].name)?.to_string();
        let call = call.clone();
        let TypeKind::Function { ret, .. } = self.module.types.kind(call.fn_ty) else { return None };
        let ret = *ret;
        let too_long = |ty: Type| self.lanes(ty).is_some_and(|len| len > MAX_LANES);
        if too_long(ret) || call.args.iter().any(|arg| too_long(arg.ty)) {
            return None;
        }
        if name.starts_with("vp.") {
            return vp::lower(self, name.strip_prefix("vp.")?, &call, ret);
        } else if let Some(rest) = name.strip_prefix("matrix.") {
            return matrix::lower(self, rest, &call, ret);
        } else if name.starts_with("get.vector.length.") {
            return self.vector_length(&call, ret);
        } else if name.starts_with("ldexp.") || name.starts_with("powi.") {
            return self.power(&name, &call, ret);
        } else if name.starts_with("read_") {
            return self.read_register(&call, ret);
        }
        fixed_point::lower(self, &name, &call, ret)
    }

    /// Lowers `llvm.experimental.get.vector.length`: the number of elements to process in the next iteration of
    /// a loop.
    fn vector_length(&mut self, call: &CallInfo, ret: Type) -> Option<Inst> {
        let [count, factor, _] = &*call.args else { return None };
        let most = self.constant(factor.value)?;
        let bits = self.module.types.int_width(count.ty).filter(|bits| *bits <= 128)?;
        if ret != self.module.types.int(32) || bits < 32 && most >= 1 << bits {
            // Every value of the type is less than the maximum.
            let less = bits < 32 && most >= 1 << bits && ret == self.module.types.int(32);
            return less.then(|| cast(CastOp::Zext, (count.ty, count.value), ret));
        }
        let most = self.int(count.ty, most);
        let is_less = self.icmp(IcmpPred::Ult, (count.ty, count.value), most);
        let length = self.select(is_less, (count.ty, count.value), most);
        Some(match bits.cmp(&32) {
            std::cmp::Ordering::Less => cast(CastOp::Zext, length, ret),
            std::cmp::Ordering::Equal => same(length),
            std::cmp::Ordering::Greater => cast(CastOp::Trunc, length, ret),
        })
    }

    /// Lowers `llvm.ldexp` and `llvm.powi` with an exponent other than `i32`. For `ldexp`, larger exponents can be
    /// clamped without changing the result; for `powi`, wider exponents are left unchanged, as in LLVM's code
    /// generator.
    fn power(&mut self, name: &str, call: &CallInfo, ret: Type) -> Option<Inst> {
        let [value, power] = &*call.args else { return None };
        let (bits, int) = (self.bits(power.ty)?, self.module.types.int(32));
        let ldexp = name.starts_with("ldexp.");
        if bits == 32 || bits > 128 || !ldexp && bits > 32 || value.ty != ret {
            return None;
        }
        let word = self.module.types.with_lanes_of(power.ty, int);
        let mut exponent: TypedOperand = (power.ty, power.value);
        if bits > 32 {
            for (pred, bound) in [(IcmpPred::Slt, 1i128 << 20), (IcmpPred::Sgt, -(1 << 20))] {
                let bound = self.int(power.ty, bound as u128);
                let within = self.icmp(pred, exponent, bound);
                exponent = self.select(within, exponent, bound);
            }
        }
        let exponent = self.cast(if bits < 32 { CastOp::Sext } else { CastOp::Trunc }, exponent, word);
        let name = if ldexp { "ldexp" } else { "powi" };
        self.call_inst(name, &[ret, word], ret, &[(ret, value.value), exponent], call.fast)
    }

    /// Lowers `llvm.read_register` of the stack or frame pointer, which programs use to find their stack. Other
    /// registers are not supported.
    fn read_register(&mut self, call: &CallInfo, ret: Type) -> Option<Inst> {
        let [arg] = &*call.args else { return None };
        let Operand::Const(id) = arg.value else { return None };
        let Constant::Metadata(pieces) = &self.module.constants[id] else { return None };
        let [Piece::Text(text)] = &**pieces else { return None };
        let text = text.trim();
        let items = &self.module.other_items;
        let node =
            items.iter().find_map(|item| item.strip_prefix(text)?.trim_start().strip_prefix("= ")).unwrap_or(text);
        let name = node.trim().strip_prefix("!{!\"")?.strip_suffix("\"}")?;
        if ret != Type::I64 {
            return None;
        }
        match name {
            "rsp" => {
                let asm = InlineAsm {
                    template: b"movq %rsp, $0"[..].into(),
                    constraints: "=r".into(),
                    sideeffect: true,
                    alignstack: false,
                    inteldialect: false,
                    unwind: false,
                };
                let callee = self.module.constants.intern(Constant::InlineAsm(Type::PTR, Box::new(asm)));
                let fn_ty = self.module.types.function(ret, [], false);
                Some(Inst::Call(Box::new(CallInfo::new(Operand::Const(callee), fn_ty, ret, Vec::new()))))
            }
            "rbp" => {
                let int = self.module.types.int(32);
                let level = self.int(int, 0);
                let frame = self.call("frameaddress", &[Type::PTR], Type::PTR, &[level], FastMath::default())?;
                Some(cast(CastOp::Ptrtoint, frame, ret))
            }
            _ => None,
        }
    }

    fn put(&mut self, inst: Inst, ty: Type) -> TypedOperand {
        let (id, value) = self.body.derive_value(inst, ty, self.at);
        self.insts.push(id);
        (ty, Operand::Value(value))
    }

    /// Inserts an instruction without a result; see `put`.
    fn put_void(&mut self, inst: Inst) {
        let id = self.body.insts.push(inst);
        self.body.inst_locs[id] = self.body.inst_locs[self.at];
        self.insts.push(id);
    }

    fn lanes(&self, ty: Type) -> Option<u32> {
        self.module.types.vector(ty).map(|v| v.0)
    }

    /// Returns the width of an integer type, or of the elements of an integer vector.
    fn bits(&self, ty: Type) -> Option<u32> {
        self.module.types.int_width(self.module.types.scalar(ty))
    }

    fn constant(&self, operand: Operand) -> Option<u128> {
        match operand {
            Operand::Const(id) => self.module.constants[id].as_int(),
            Operand::Value(_) => None,
        }
    }

    /// Returns a constant, or a vector with it in each element.
    fn splat_constant(&mut self, ty: Type, one: Constant) -> TypedOperand {
        let elem = self.module.types.scalar(ty);
        let one = (elem, self.module.constants.intern(one));
        let id = match self.lanes(ty) {
            None => one.1,
            Some(len) => self.module.constants.intern(Constant::Vector(ty, vec![one; len as usize].into())),
        };
        (ty, Operand::Const(id))
    }

    /// Returns an integer constant, or a vector with it in each element.
    fn int(&mut self, ty: Type, value: u128) -> TypedOperand {
        let elem = self.module.types.scalar(ty);
        let bits = self.module.types.int_width(elem).unwrap_or(64);
        self.splat_constant(ty, Constant::int(elem, bits, value))
    }

    fn poison(&mut self, ty: Type) -> TypedOperand {
        (ty, Operand::Const(self.module.constants.intern(Constant::Poison(ty))))
    }

    fn bool(&mut self) -> Type {
        self.module.types.int(1)
    }

    fn binary(&mut self, op: BinaryOp, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        self.put(binary(op, FastMath::default(), a, b), a.0)
    }

    fn icmp(&mut self, pred: IcmpPred, a: TypedOperand, b: TypedOperand) -> TypedOperand {
        let bool = self.bool();
        let ty = self.module.types.with_lanes_of(a.0, bool);
        self.put(Inst::Icmp { pred, samesign: false, ty: a.0, lhs: a.1, rhs: b.1 }, ty)
    }

    fn select(&mut self, cond: TypedOperand, then: TypedOperand, other: TypedOperand) -> TypedOperand {
        self.put(select(cond, then, other), then.0)
    }

    fn cast(&mut self, op: CastOp, value: TypedOperand, to: Type) -> TypedOperand {
        self.put(cast(op, value, to), to)
    }

    fn extract(&mut self, vector: TypedOperand, index: TypedOperand) -> TypedOperand {
        let elem = self.module.types.scalar(vector.0);
        self.put(Inst::ExtractElement { vector, index }, elem)
    }

    fn extract_at(&mut self, vector: TypedOperand, index: u32) -> TypedOperand {
        let index = self.int(Type::I64, index.into());
        self.extract(vector, index)
    }

    fn insert_at(&mut self, vector: TypedOperand, value: TypedOperand, index: u32) -> TypedOperand {
        let index = self.int(Type::I64, index.into());
        self.put(Inst::InsertElement { vector, value, index }, vector.0)
    }

    /// Builds a vector from its elements.
    fn vector_of(&mut self, ty: Type, lanes: &[TypedOperand]) -> TypedOperand {
        let start = self.poison(ty);
        (0..).zip(lanes).fold(start, |vector, (n, lane)| self.insert_at(vector, *lane, n))
    }

    /// Builds a vector with the same value in each element.
    fn splat(&mut self, ty: Type, value: TypedOperand) -> TypedOperand {
        let first = self.poison(ty);
        let first = self.insert_at(first, value, 0);
        let int = self.module.types.int(32);
        let mask_ty = self.module.types.with_lanes_of(ty, int);
        let mask = self.int(mask_ty, 0);
        let other = self.poison(ty);
        self.put(Inst::ShuffleVector { lhs: first, rhs: other, mask }, ty)
    }

    /// Returns the constant vector 0, 1, 2, …
    fn steps(&mut self, ty: Type) -> TypedOperand {
        let elem = self.module.types.scalar(ty);
        let bits = self.module.types.int_width(elem).unwrap_or(64);
        let len = self.lanes(ty).unwrap_or(1);
        let lanes: Vec<_> =
            (0..len).map(|n| (elem, self.module.constants.intern(Constant::int(elem, bits, n.into())))).collect();
        (ty, Operand::Const(self.module.constants.intern(Constant::Vector(ty, lanes.into()))))
    }

    /// Computes an address plus a byte offset; either may be a vector.
    fn behind(&mut self, base: TypedOperand, distance: TypedOperand) -> TypedOperand {
        let ty = self.module.types.with_lanes_of(distance.0, Type::PTR);
        let source = self.module.types.int(8);
        let gep = Inst::Gep {
            source,
            old: false,
            flags: GepFlags::default(),
            base_ty: base.0,
            base: base.1,
            indices: vec![distance].into(),
        };
        self.put(gep, ty)
    }

    /// Returns the overload suffix of a type.
    fn mangled(&self, ty: Type) -> Option<String> {
        let types = &self.module.types;
        Some(match types.kind(ty) {
            TypeKind::Int(bits) => format!("i{bits}"),
            TypeKind::Float(FloatKind::BFloat) => "bf16".into(),
            TypeKind::Float(kind) => format!("f{}", kind.bits()),
            TypeKind::Ptr { addrspace, .. } => format!("p{addrspace}"),
            TypeKind::Vector { len, elem, .. } => format!("v{len}{}", self.mangled(*elem)?),
            _ => return None,
        })
    }

    /// Builds a call of another intrinsic, with `overloads` as the types in its name.
    fn call_inst(
        &mut self,
        name: &str,
        overloads: &[Type],
        ret: Type,
        args: &[TypedOperand],
        fast: FastMath,
    ) -> Option<Inst> {
        let mut name = format!("llvm.{name}");
        for ty in overloads {
            name.push('.');
            name.push_str(&self.mangled(*ty)?);
        }
        let params: Vec<Type> = args.iter().map(|a| a.0).collect();
        let fn_ty = self.module.types.function(ret, params.clone(), false);
        let id = self.module.intrinsic(&name, fn_ty, self.body.span(self.at), false);
        let callee = self.module.constants.intern(Constant::Global(Type::PTR, id));
        let call = CallInfo::new(Operand::Const(callee), fn_ty, ret, args.iter().map(Arg::from).collect());
        Some(Inst::Call(Box::new(CallInfo { fast, ..call })))
    }

    fn call(
        &mut self,
        name: &str,
        overloads: &[Type],
        ret: Type,
        args: &[TypedOperand],
        fast: FastMath,
    ) -> Option<TypedOperand> {
        let inst = self.call_inst(name, overloads, ret, args, fast)?;
        Some(self.put(inst, ret))
    }

    /// Returns the `align` attribute of an argument.
    fn align(&self, arg: &Arg) -> Option<u64> {
        self.module.attrs[arg.attrs].iter().find_map(|attr| match attr {
            Attr::Int(word, n) if &**word == "align" => Some(*n),
            _ => None,
        })
    }
}

fn binary(op: BinaryOp, fast: FastMath, a: TypedOperand, b: TypedOperand) -> Inst {
    Inst::Binary { op, flags: BinaryFlags { fast, ..BinaryFlags::default() }, ty: a.0, lhs: a.1, rhs: b.1 }
}

fn cast(op: CastOp, (from, arg): TypedOperand, to: Type) -> Inst {
    Inst::Cast { op, flags: CastFlags::default(), from, arg, to }
}

/// Builds a no-op instruction that yields a value.
fn same(value: TypedOperand) -> Inst {
    cast(CastOp::Bitcast, value, value.0)
}

fn select(cond: TypedOperand, then: TypedOperand, other: TypedOperand) -> Inst {
    Inst::Select { fast: FastMath::default(), cond_ty: cond.0, cond: cond.1, then, other }
}

fn fcmp(pred: FcmpPred, fast: FastMath, a: TypedOperand, b: TypedOperand) -> Inst {
    Inst::Fcmp { pred, fast, ty: a.0, lhs: a.1, rhs: b.1 }
}
