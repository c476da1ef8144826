//! Reports on undefined and poison values of checked code.

use crate::ir::callee::named_callee;
use crate::ir::debug::DebugInfo;
use crate::ir::inst::{BinaryOp, CallInfo, CastOp};
use crate::ir::{Body, FloatKind, Inst, InstId, Name, Operand, Type, TypeKind};
use crate::jit::checked::stack::Place;
use crate::jit::checked::undefined::{self, FoundOrigin};
use crate::jit::checked::{shadow, space};
use crate::jit::link::code_map::CodePlace;
use crate::jit::trap::report::Reporter;
use crate::opt::checks::undefined::library::{Role, argument_of};
use crate::opt::checks::undefined::{Origin, Use};
use crate::outcome::{Note, Trap, TrapKind, words};
use crate::value::{Value, sign_extend, truncate};

impl Reporter<'_> {
    /// Returns the trap for the use of an undefined value.
    pub(super) fn undefined_trap(&self, number: u64, at: Use, place: Option<CodePlace<'_>>) -> Trap {
        let is_poison = number & 1 == 0;
        let origin = undefined::origin(number);
        let inst = place.and_then(|place| self.inst_at(place)).map(|(body, inst)| &body.insts[inst]);
        let callee = || {
            let callee = inst.and_then(Inst::call).and_then(|call| named_callee(self.module, call.callee));
            callee.map(|id| self.module.globals[id].name.to_string())
        };
        let what = match (at, inst) {
            (Use::Condition, Some(Inst::Switch { .. })) => words::SWITCH_ON_UNDEFINED.to_string(),
            (Use::Condition, Some(Inst::IndirectBr { .. })) => words::INDIRECTBR_TO_UNDEFINED.to_string(),
            (Use::Condition, _) => words::BRANCH_ON_UNDEFINED.to_string(),
            (Use::Divisor, Some(Inst::Binary { op, .. })) => words::by_undefined(op.keyword()),
            (Use::Divisor, _) => words::by_undefined("division"),
            (Use::Result, _) => words::violates_noundef("returned"),
            (Use::ExitStatus, _) => words::UNDEFINED_STATUS.to_string(),
            (Use::Callee, _) => words::CALL_THROUGH_UNDEFINED.to_string(),
            (Use::Length, _) => words::UNDEFINED_LENGTH.to_string(),
            (Use::Assumption, _) => words::UNDEFINED_ASSUMPTION.to_string(),
            (Use::Offset, _) => words::UNDEFINED_OFFSET.to_string(),
            (Use::Loaded, _) => words::violates_noundef("loaded"),
            (Use::Bundle, _) => words::violates_noundef("named by `llvm.assume`"),
            (Use::Argument(n), _) => words::violates_noundef(&words::as_argument(n as usize)),
            (Use::Outside(n), _) => {
                let callee = callee().map_or("a host function".into(), |name| format!("`@{name}`"));
                words::undefined_to_host(&callee, n as usize)
            }
            (Use::OfLibrary(n), inst) => {
                let callee = callee().unwrap_or_default();
                let (role, name) = argument_of(&callee, n as usize);
                match role {
                    Role::Number | Role::Other => words::undefined_number(name),
                    role => return self.undefined_pointer(number, origin, &self.access_of(name, role, inst)),
                }
            }
            (Use::Address, inst) => return self.undefined_address(number, origin, inst),
        };
        let (mut kind, text) = match is_poison {
            true => (TrapKind::Poison, words::as_poison(&what)),
            false => (TrapKind::Uninitialised, what),
        };
        if origin.is_some_and(|found| found.origin == Origin::Left) {
            kind = TrapKind::OutOfBounds;
        }
        if at == Use::Callee && !is_poison {
            kind = TrapKind::UndefPointer;
        }
        with_notes(Trap::new(kind, text), self.origin_notes(origin))
    }

    /// Returns the trap for a C function that reads an undefined byte.
    pub(super) fn undefined_read(&self, name: &str, address: u64, number: u64) -> Trap {
        let is_poison = number != 0 && number & 1 == 0;
        let kind = if is_poison { TrapKind::Poison } else { TrapKind::Uninitialised };
        let start = space::bounds(address).map_or(address, |object| object.start);
        let trap = Trap::new(kind, words::reads_undefined(name, address.wrapping_sub(start), is_poison));
        let trap = with_notes(trap, self.object_at(start));
        with_notes(trap, self.origin_notes(undefined::origin(number)))
    }

    fn undefined_address(&self, number: u64, origin: Option<FoundOrigin>, inst: Option<&Inst>) -> Trap {
        let (name, ty) = match inst {
            Some(Inst::Store { value, .. }) => ("store", value.0),
            Some(Inst::AtomicRmw { value, .. }) => ("store", value.0),
            Some(Inst::CmpXchg { new, .. }) => ("store", new.0),
            Some(Inst::Load { ty, .. }) => ("load", *ty),
            _ => ("load", Type::I64),
        };
        let length = self.layout.store_size_of(&self.module.types, ty).unwrap_or(0);
        self.undefined_pointer(number, origin, &format!("{name} of {}", words::bytes(length)))
    }

    /// Describes the access of a function of the C library to memory.
    fn access_of(&self, name: &str, role: Role, inst: Option<&Inst>) -> String {
        let length = match role {
            Role::Text | Role::Limited => Some(1),
            Role::Range => match inst.and_then(Inst::call).and_then(|call| call.args.get(2)).map(|arg| arg.value) {
                Some(Operand::Const(id)) => self.module.constants[id].as_int(),
                _ => None,
            },
            _ => None,
        };
        match length.and_then(|length| u64::try_from(length).ok()) {
            Some(length) => format!("{name} of {}", words::bytes(length)),
            None => name.into(),
        }
    }

    /// Returns the trap for an access through an undefined pointer.
    fn undefined_pointer(&self, number: u64, origin: Option<FoundOrigin>, access: &str) -> Trap {
        let is_ended = matches!(origin.and_then(|found| found.values), Some([_, shadow::ENDED_VARIABLE]));
        let (kind, how) = match origin.map(|found| found.origin) {
            _ if number & 1 == 0 => (TrapKind::Poison, words::THROUGH_POISON),
            Some(Origin::Memory) if is_ended => (TrapKind::UndefPointer, words::THROUGH_UNDEFINED),
            Some(Origin::Memory | Origin::Variable) | None => (TrapKind::Uninitialised, words::THROUGH_UNSET),
            Some(_) => (TrapKind::UndefPointer, words::THROUGH_UNDEFINED),
        };
        let text = format!("{access} {how}");
        with_notes(Trap::new(kind, text), self.origin_notes(origin))
    }

    /// Returns the notes on the origin of an undefined value.
    fn origin_notes(&self, origin: Option<FoundOrigin>) -> Vec<Note> {
        let Some(FoundOrigin { origin, place, values, .. }) = origin else { return Vec::new() };
        if origin == Origin::NotPassed {
            return vec![Note::new(words::NOT_PASSED, None)];
        }
        let Some((body, inst)) = self.inst_of_place(place) else { return Vec::new() };
        let mut text = match origin {
            Origin::Memory if matches!(values, Some([_, shadow::ENDED_VARIABLE])) => words::LOADED_ENDED.to_string(),
            Origin::Variable | Origin::Memory => words::LOADED_UNSET.to_string(),
            Origin::Operation => words::became_poison(&self.why_poison(body, inst, values)),
            Origin::Nonnull => words::became_poison(&words::violated("nonnull")),
            Origin::Align => words::became_poison(&words::violated("align")),
            Origin::Range => words::became_poison(&words::violated("range")),
            Origin::Class => words::became_poison(&words::violated("nofpclass")),
            Origin::Undef | Origin::Poison => words::LITERAL.to_string(),
            Origin::Left => words::LEFT_HERE.to_string(),
            Origin::Assume | Origin::Propagated | Origin::NotPassed | Origin::Returned | Origin::Passed => {
                String::new()
            }
        };
        if let Some(shown) = values.and_then(|values| self.shown_values(body, inst, origin, values)) {
            text = format!("{text} ({shown})");
        }
        let debug_locs = DebugInfo::new(self.module).frames_at(body, inst);
        let mut notes = vec![Note { text, span: Some(body.span(inst)), debug_locs }];
        if let (Origin::Variable, Some([variable, _])) = (origin, values) {
            notes.extend(self.variable(Place::of_word(variable), None));
        }
        if let (Origin::Memory, Some([site, kind])) = (origin, values) {
            notes.extend(match kind {
                shadow::ENDED_VARIABLE => Vec::new(),
                shadow::VARIABLE => self.variable(Place::of_word(site), None),
                _ => self.block_notes(site as u32, |name| words::allocated(name, None)).into_iter().take(1).collect(),
            });
        }
        notes
    }

    /// Returns the instruction at a place of optimized code.
    fn inst_of_place(&self, place: u64) -> Option<(&Body, InstId)> {
        let (function, loc) = match Place::of_word(place) {
            Place::Alloca(function, loc) => (function, loc),
            Place::Code(address) => return self.inst_at(self.code.find_return(address)?),
            Place::Global(_) | Place::Unknown => return None,
        };
        let code = self.code.functions().find(|(_, code)| code.id == function);
        let (id, loc) = code.map_or((function, Some(loc)), |(_, code)| code.sites.innermost(function, Some(loc)));
        self.inst_of(id, loc?)
    }

    fn width(&self, ty: Type) -> u32 {
        self.module.types.int_width(ty).unwrap_or(64)
    }

    /// Returns why an operation has no result. Without values, it is the first reason that is possible.
    fn why_poison(&self, body: &Body, inst: InstId, values: Option<[u64; 2]>) -> String {
        let [x, y] = values.unwrap_or_default().map(u128::from);
        let flag = |name: &str| words::violated(name);
        match &body.insts[inst] {
            Inst::Binary { op, flags, ty, .. } if flags.fast.0 & 3 != 0 => {
                let [x, y] = values.unwrap_or_default();
                let special = float_values(*op, *ty, [x, y]);
                flag(if flags.fast.0 & 1 != 0 && special.iter().any(|x| x.1.is_nan()) { "nnan" } else { "ninf" })
            }
            Inst::Binary { op, flags, ty, .. } => {
                let width = self.width(*ty);
                let is_shift = matches!(op, BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr);
                if is_shift && (values.is_some() && y >= width.into() || !(flags.nsw || flags.nuw || flags.exact)) {
                    return words::SHIFT_TOO_FAR.to_string();
                }
                let (sx, sy) = (sign_extend(width, x), sign_extend(width, y));
                let fits = |signed: Option<i128>| signed.is_some_and(|r| sign_extend(width, r as u128) == r);
                let signed_fits = match op {
                    BinaryOp::Add => fits(sx.checked_add(sy)),
                    BinaryOp::Sub => fits(sx.checked_sub(sy)),
                    BinaryOp::Mul => fits(sx.checked_mul(sy)),
                    BinaryOp::Shl => {
                        let unsigned = truncate(width, x << y);
                        flags.nuw && unsigned >> y != x || sign_extend(width, unsigned) >> y == sx
                    }
                    _ => true,
                };
                match op {
                    BinaryOp::Or => flag("disjoint"),
                    _ if flags.exact => flag("exact"),
                    _ if flags.nsw && (values.is_none() || !signed_fits) => flag("nsw"),
                    _ => flag("nuw"),
                }
            }
            Inst::Cast { op: CastOp::Fptosi | CastOp::Fptoui, .. } => words::OUT_OF_RANGE.to_string(),
            Inst::Cast { op: CastOp::Trunc, flags, from, to, .. } => {
                let (from, to) = (self.width(*from), self.width(*to));
                let nuw = flags.nuw && (values.is_none() || truncate(to, x) != x);
                let _ = from;
                flag(if nuw { "nuw" } else { "nsw" })
            }
            Inst::Cast { .. } => flag("nneg"),
            Inst::Icmp { .. } => flag("samesign"),
            Inst::ExtractElement { .. } => words::not_defined("extractelement"),
            Inst::Call(call) => words::not_defined(self.intrinsic_name(call).unwrap_or("call")),
            _ => words::not_defined("this instruction"),
        }
    }

    /// Returns the name of the called intrinsic without its types: `llvm.ctlz`.
    fn intrinsic_name(&self, call: &CallInfo) -> Option<&str> {
        let Name::Text(name) = &self.module.globals[named_callee(self.module, call.callee)?].name else { return None };
        let end = name.match_indices('.').nth(1).map_or(name.len(), |(at, _)| at);
        Some(&name[..end])
    }

    /// Returns the values that made a value poison, as the interpreter shows them.
    fn shown_values(&self, body: &Body, inst: InstId, origin: Origin, [a, b]: [u64; 2]) -> Option<String> {
        let integer = |ty: Type, bits: u64, signed: bool| {
            let (width, bits) = (self.width(ty), u128::from(bits));
            match signed && width > 1 {
                true => format!("i{width} {}", sign_extend(width, bits)),
                false => format!("i{width} {bits}"),
            }
        };
        match origin {
            Origin::Operation => {}
            Origin::Left => {
                let object = space::bounds(b)?;
                let from = b.wrapping_sub(object.start) as i64;
                return Some(words::distance(a.wrapping_sub(b) as i64, from, object.size));
            }
            Origin::Class => {
                let kind = if b != 0 { FloatKind::Double } else { FloatKind::Float };
                return Some(words::value_is(&Value::Float { kind, bits: a.into() }.display()));
            }
            Origin::Nonnull => return Some(words::value_is("null")),
            Origin::Align => return Some(words::value_is(&format!("{a:#x}"))),
            Origin::Range => {
                let arg = self.promised_type(body, inst, a);
                let number = arg.map_or(i128::from(a), |width| sign_extend(width, a.into()));
                return Some(words::value_is(&number.to_string()));
            }
            Origin::Variable
            | Origin::Memory
            | Origin::Assume
            | Origin::Propagated
            | Origin::NotPassed
            | Origin::Undef
            | Origin::Poison
            | Origin::Returned
            | Origin::Passed => return None,
        }
        let why = self.why_poison(body, inst, Some([a, b]));
        match &body.insts[inst] {
            Inst::Binary { op, flags, ty, .. } if flags.fast.0 & 3 != 0 => {
                let shown = float_values(*op, *ty, [a, b]).map(|(value, _)| value.display());
                Some(shown.join(", "))
            }
            Inst::Binary { op, ty, .. } if why == words::SHIFT_TOO_FAR => {
                Some(format!("{} of {} by {b}", op.keyword(), integer(*ty, a, true)))
            }
            Inst::Binary { op, ty, .. } => {
                let signed = !matches!(op, BinaryOp::Udiv | BinaryOp::Lshr | BinaryOp::Or);
                let signed = signed && why != words::violated("nuw");
                Some(format!("{} of {} and {}", op.keyword(), integer(*ty, a, signed), integer(*ty, b, signed)))
            }
            Inst::Cast { op: CastOp::Fptosi | CastOp::Fptoui, from, .. } => {
                let TypeKind::Float(kind @ (FloatKind::Float | FloatKind::Double)) = *self.module.types.kind(*from)
                else {
                    return None;
                };
                Some(Value::Float { kind, bits: a.into() }.display())
            }
            Inst::Cast { from, .. } => Some(integer(*from, a, why != words::violated("nuw"))),
            Inst::Icmp { ty, .. } => Some(format!("{} and {}", integer(*ty, a, true), integer(*ty, b, true))),
            _ => None,
        }
    }

    /// Returns the width of the integer that a `range` of a call or of a function is about.
    fn promised_type(&self, body: &Body, inst: InstId, _value: u64) -> Option<u32> {
        let ranged = |ty: Type, sets: &[crate::ir::AttrSet]| {
            let is_ranged = sets.iter().any(|set| self.module.has_attr(*set, "range"));
            self.module.types.int_width(ty).filter(|_| is_ranged)
        };
        match &body.insts[inst] {
            Inst::Ret(Some((ty, _))) | Inst::Load { ty, .. } => self.module.types.int_width(*ty),
            inst => {
                let call = inst.call()?;
                let function = named_callee(self.module, call.callee).and_then(|id| self.module.function(id));
                let params = function.map(|function| &function.params[..]).unwrap_or_default();
                call.args.iter().enumerate().find_map(|(n, arg)| {
                    let declared = params.get(n).map_or(crate::ir::AttrSet::NONE, |param| param.attrs);
                    ranged(arg.ty, &[arg.attrs, declared])
                })
            }
        }
    }
}

/// Returns the operands and the result of a floating-point operation, for reports and as numbers.
fn float_values(op: BinaryOp, ty: Type, operands: [u64; 2]) -> [(Value, f64); 3] {
    let kind = if ty == Type::FLOAT { FloatKind::Float } else { FloatKind::Double };
    let number = |bits: u64| match kind {
        FloatKind::Float => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    };
    let [a, b] = operands.map(number);
    let result = match op {
        BinaryOp::Fadd => a + b,
        BinaryOp::Fsub => a - b,
        BinaryOp::Fmul => a * b,
        BinaryOp::Fdiv => a / b,
        _ => a % b,
    };
    let bits = match kind {
        FloatKind::Float => (result as f32).to_bits().into(),
        _ => result.to_bits(),
    };
    [operands[0], operands[1], bits].map(|bits| (Value::Float { kind, bits: bits.into() }, number(bits)))
}

fn with_notes(mut trap: Trap, notes: Vec<Note>) -> Trap {
    trap.notes.extend(notes);
    trap
}
