//! Constants (LangRef "Constants"), interned per module. A constant knows its type; inside aggregates and expressions each
//! part also keeps the type that was written before it, which the verifier compares.

mod added;
pub(crate) mod fold;

use super::asm::InlineAsm;
use super::inst::{BinaryFlags, BinaryOp, CastFlags, CastOp, FcmpPred, GepFlags, IcmpPred};
use super::{BlockId, GlobalId, MetaText, Operand, Piece, Type};
use added::Added;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;

/// An interned constant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConstId(u32);
entity_impl!(ConstId, "const");

/// A constant with the type written before it.
pub type TypedConst = (Type, ConstId);

/// One constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Constant {
    /// Stands where the text was damaged.
    Invalid,
    /// An integer of at most 128 bits, already reduced to its width (upper bits zero).
    Int(Type, u128),
    /// An integer of more than 128 bits, 64-bit limbs, lowest first.
    WideInt(Type, Box<[u64]>),
    /// A floating-point value as the bits of its own format.
    Float(Type, u128),
    /// `null`, or `none` for a token.
    Null(Type),
    /// `undef`
    Undef(Type),
    /// `poison`
    Poison(Type),
    /// `zeroinitializer`
    Zero(Type),
    /// The address of a global; the type is the one written (or implied) where it is used.
    Global(Type, GlobalId),
    /// `dso_local_equivalent @f`, `no_cfi @f`: the address of a function, with a wish to the linker. In a checked module
    /// they have become [`Constant::Global`].
    Marked(Type, Mark, GlobalId),
    /// `ptrauth (ptr base, i32 key, i64 discriminator, ptr place)`; what is left out is not among the parts.
    PtrAuth(Type, Box<[TypedConst]>),
    /// `asm "…", "…"`: the callee of a call.
    InlineAsm(Type, Box<InlineAsm>),
    /// `blockaddress(@f, %label)`
    BlockAddress(Type, GlobalId, BlockId),
    /// `c"…"`, decoded.
    String(Type, Box<[u8]>),
    /// `[ T a, T b ]`
    Array(Type, Box<[TypedConst]>),
    /// `{ T a, U b }`, `<{ … }>`
    Struct(Type, Box<[TypedConst]>),
    /// `< T a, T b >`
    Vector(Type, Box<[TypedConst]>),
    /// A constant expression.
    Expr(Type, Box<ConstExpr>),
    /// What stands after `metadata` as an argument of an intrinsic.
    Metadata(MetaText),
}

/// What is asked of the linker for the address of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `dso_local_equivalent`
    DsoLocalEquivalent,
    /// `no_cfi`
    NoCfi,
}

impl Mark {
    /// As written in LLVM assembly.
    pub fn keyword(self) -> &'static str {
        match self {
            Mark::DsoLocalEquivalent => "dso_local_equivalent",
            Mark::NoCfi => "no_cfi",
        }
    }
}

/// The value of `blockaddress`: a number that tells the block from all others, and is no address of anything. The blocks of
/// a function are numbered one by one, so that differences are small: tables hold them in few bits (LangRef allows
/// arithmetic on these pointers that a jump through them takes back).
pub fn block_token(function: GlobalId, block: BlockId) -> u64 {
    // Far outside of what a processor can address.
    const NOWHERE: u64 = 0x4b << 56;
    NOWHERE | ((function.index() as u64) << 24).wrapping_add(block.index() as u64 + 1)
}

/// A constant expression, old and new.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstExpr {
    /// `op (T c to U)`; U is the constant's type.
    Cast {
        /// Which conversion.
        op: CastOp,
        /// Flags.
        flags: CastFlags,
        /// Operand.
        arg: TypedConst,
    },
    /// `getelementptr (T, T* base, idx…)` and the old form without the first type.
    Gep {
        /// Source element type; [`Type::INVALID`] until inferred for the old form.
        source: Type,
        /// `inbounds` and others.
        flags: GepFlags,
        /// Base address.
        base: TypedConst,
        /// Indices.
        indices: Box<[TypedConst]>,
    },
    /// `add (T a, T b)` and the others.
    Binary {
        /// Which operation.
        op: BinaryOp,
        /// Flags.
        flags: BinaryFlags,
        /// Left.
        lhs: TypedConst,
        /// Right.
        rhs: TypedConst,
    },
    /// `icmp pred (T a, T b)` (old)
    Icmp {
        /// Predicate.
        pred: IcmpPred,
        /// Left.
        lhs: TypedConst,
        /// Right.
        rhs: TypedConst,
    },
    /// `fcmp pred (T a, T b)` (old)
    Fcmp {
        /// Predicate.
        pred: FcmpPred,
        /// Left.
        lhs: TypedConst,
        /// Right.
        rhs: TypedConst,
    },
    /// `extractelement (<n x T> v, i32 index)`
    ExtractElement {
        /// The vector.
        vector: TypedConst,
        /// Which element.
        index: TypedConst,
    },
    /// `insertelement (<n x T> v, T a, i32 index)`
    InsertElement {
        /// The vector.
        vector: TypedConst,
        /// The new element.
        value: TypedConst,
        /// Which element.
        index: TypedConst,
    },
    /// `shufflevector (<n x T> v, <n x T> w, <m x i32> mask)`
    ShuffleVector {
        /// The vector of the first elements.
        lhs: TypedConst,
        /// The vector of the elements after them.
        rhs: TypedConst,
        /// Which elements.
        mask: TypedConst,
    },
    /// `splat (T v)` of a scalable or very long vector; others are written out as [`Constant::Vector`].
    Splat(TypedConst),
    /// `select (i1 c, T a, T b)` (old)
    Select {
        /// Condition.
        cond: TypedConst,
        /// Value if true.
        then: TypedConst,
        /// Value if false.
        other: TypedConst,
    },
    /// `fneg (T a)` (old). In a checked module it has been replaced, like the two below (`verify::expand`).
    Fneg(TypedConst),
    /// `extractvalue (T a, 1, 0)` (old)
    ExtractValue {
        /// The aggregate.
        agg: TypedConst,
        /// The way to the part.
        indices: Box<[u32]>,
    },
    /// `insertvalue (T a, U b, 1, 0)` (old)
    InsertValue {
        /// The aggregate.
        agg: TypedConst,
        /// The new part.
        value: TypedConst,
        /// The way to the part.
        indices: Box<[u32]>,
    },
}

impl Constant {
    /// The type; [`Type::INVALID`] for damaged text.
    pub fn ty(&self) -> Type {
        match self {
            Constant::Invalid => Type::INVALID,
            Constant::Int(t, _)
            | Constant::WideInt(t, _)
            | Constant::Float(t, _)
            | Constant::Null(t)
            | Constant::Undef(t)
            | Constant::Poison(t)
            | Constant::Zero(t)
            | Constant::Global(t, _)
            | Constant::Marked(t, ..)
            | Constant::PtrAuth(t, _)
            | Constant::InlineAsm(t, _)
            | Constant::BlockAddress(t, ..)
            | Constant::String(t, _)
            | Constant::Array(t, _)
            | Constant::Struct(t, _)
            | Constant::Vector(t, _)
            | Constant::Expr(t, _) => *t,
            Constant::Metadata(_) => Type::METADATA,
        }
    }

    /// An integer of a type of so many bits, which the value fits.
    pub fn int(ty: Type, bits: u32, value: u128) -> Constant {
        if bits <= 128 {
            return Constant::Int(ty, value);
        }
        let mut limbs = vec![0; bits.div_ceil(64) as usize];
        (limbs[0], limbs[1]) = (value as u64, (value >> 64) as u64);
        Constant::WideInt(ty, limbs.into())
    }

    /// The integer value, if it is one of at most 128 bits (`zeroinitializer` of an integer is 0, written so by the parser).
    pub fn as_int(&self) -> Option<u128> {
        match self {
            Constant::Int(_, v) => Some(*v),
            _ => None,
        }
    }

    /// The words of an integer of more than 128 bits, the lowest first, if it is a plain number.
    pub fn as_wide_int(&self) -> Option<&[u64]> {
        match self {
            Constant::WideInt(_, words) => Some(words),
            _ => None,
        }
    }

    /// Calls `f` for every constant that stands in it: its direct parts, and values in the text of metadata.
    pub fn for_each_needed(&self, mut f: impl FnMut(ConstId)) {
        self.for_each_part(|(_, part)| f(part));
        if let Constant::Metadata(text) = self {
            for piece in text {
                if let Piece::Typed(_, Operand::Const(part)) = piece {
                    f(*part);
                }
            }
        }
    }

    /// Calls `f` for every direct part.
    pub fn for_each_part(&self, mut f: impl FnMut(TypedConst)) {
        match self {
            Constant::Array(_, parts)
            | Constant::Struct(_, parts)
            | Constant::Vector(_, parts)
            | Constant::PtrAuth(_, parts) => parts.iter().copied().for_each(f),
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Cast { arg, .. } => f(*arg),
                ConstExpr::Gep { base, indices, .. } => {
                    f(*base);
                    indices.iter().copied().for_each(f)
                }
                ConstExpr::Binary { lhs, rhs, .. }
                | ConstExpr::Icmp { lhs, rhs, .. }
                | ConstExpr::Fcmp { lhs, rhs, .. } => {
                    f(*lhs);
                    f(*rhs)
                }
                ConstExpr::ExtractElement { vector, index } => {
                    f(*vector);
                    f(*index)
                }
                ConstExpr::Splat(value) | ConstExpr::Fneg(value) => f(*value),
                ConstExpr::ExtractValue { agg, .. } => f(*agg),
                ConstExpr::InsertValue { agg, value, .. } => {
                    f(*agg);
                    f(*value)
                }
                ConstExpr::InsertElement { vector: a, value: b, index: c }
                | ConstExpr::ShuffleVector { lhs: a, rhs: b, mask: c }
                | ConstExpr::Select { cond: a, then: b, other: c } => [*a, *b, *c].into_iter().for_each(f),
            },
            _ => {}
        }
    }
}

/// All constants of a module.
#[derive(Clone, Debug, Default)]
pub struct Constants {
    all: PrimaryMap<ConstId, Constant>,
    ids: FxHashMap<Constant, ConstId>,
    /// Those behind `all` that came by [`Constants::add`].
    added: Added,
}

impl Constants {
    /// The next constant to enter into another table, so that each comes after those that stand in it: the last one in `work`, or one that
    /// it needs first. What is known already goes out of `work`, what is missing comes into it; `None` when all is known.
    pub fn next_to_enter(&self, work: &mut Vec<ConstId>, is_known: impl Fn(ConstId) -> bool) -> Option<ConstId> {
        while let Some(&id) = work.last() {
            if is_known(id) {
                work.pop();
                continue;
            }
            let before = work.len();
            self[id].for_each_needed(|part| {
                if !is_known(part) {
                    work.push(part);
                }
            });
            if work.len() == before {
                return Some(id);
            }
        }
        None
    }

    /// The id of a constant that a pass needs, in a checked module: none is interned or replaced there any more. Which id
    /// it is depends on who came first; nothing may depend on that.
    pub fn add(&self, constant: Constant) -> ConstId {
        match self.ids.get(&constant) {
            Some(id) => *id,
            None => ConstId::from_u32(self.all.len() as u32 + self.added.add(constant)),
        }
    }

    /// Enters what passes have added for good, with the ids it has: others can be interned again then.
    pub fn settle(&mut self) {
        let added = std::mem::take(&mut self.added);
        for number in 0..added.len() {
            let constant = added.get(number).clone();
            let id = self.all.push(constant.clone());
            self.ids.insert(constant, id);
        }
    }

    /// The id of a constant.
    pub fn intern(&mut self, constant: Constant) -> ConstId {
        debug_assert!(self.added.is_empty(), "what was added keeps its id");
        if let Some(id) = self.ids.get(&constant) {
            return *id;
        }
        let id = self.all.push(constant.clone());
        self.ids.insert(constant, id);
        id
    }

    /// All of them, in order of first mention. A constant's parts come before it.
    pub fn iter(&self) -> impl Iterator<Item = (ConstId, &Constant)> {
        self.all.iter()
    }

    /// Number of constants.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// What is left of an address without the conversions between pointer types around it.
    pub fn same_address(&self, mut id: ConstId) -> ConstId {
        while let Constant::Expr(_, expr) = &self[id]
            && let ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } = &**expr
        {
            id = arg.1;
        }
        id
    }

    /// The constant without casts and getelementptrs that leave its address as it is.
    pub fn stripped(&self, mut id: ConstId) -> ConstId {
        loop {
            id = self.same_address(id);
            let Constant::Expr(_, expr) = &self[id] else { return id };
            let ConstExpr::Gep { base, indices, .. } = &**expr else { return id };
            if !indices.iter().all(|(_, index)| matches!(self[*index], Constant::Int(_, 0) | Constant::Zero(_))) {
                return id;
            }
            id = base.1;
        }
    }

    /// Which constants mention a global of a sort, in whatever part.
    pub fn mentioning(&self, wanted: impl Fn(GlobalId) -> bool) -> SecondaryMap<ConstId, bool> {
        let mut found = SecondaryMap::new();
        let mut users: SecondaryMap<ConstId, Vec<ConstId>> = SecondaryMap::new();
        let mut work = Vec::new();
        for (id, constant) in self.all.iter() {
            match constant {
                Constant::Global(_, global) | Constant::Marked(_, _, global) if wanted(*global) => work.push(id),
                _ => constant.for_each_part(|(_, part)| users[part].push(id)),
            }
        }
        while let Some(id) = work.pop() {
            if !std::mem::replace(&mut found[id], true) {
                work.extend(&users[id]);
            }
        }
        found
    }

    /// The integer that a constant is, or that all elements of a vector are: what an index into a struct can be.
    pub fn as_index(&self, id: ConstId) -> Option<u128> {
        match &self[id] {
            Constant::Int(_, bits) => Some(*bits),
            Constant::Zero(_) => Some(0),
            Constant::Vector(_, parts) => {
                let (first, rest) = parts.split_first()?;
                rest.iter().all(|p| p.1 == first.1).then(|| self[first.1].as_int()).flatten()
            }
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Splat(value) => self[value.1].as_int(),
                _ => None,
            },
            _ => None,
        }
    }

    /// The mask of a shufflevector with `len` results: for each, the element taken, counted through both vectors, or none
    /// (`undef`, `poison`). `None`: it is no such constant.
    pub fn shuffle_mask(&self, id: ConstId, len: u32) -> Option<Vec<Option<u32>>> {
        let all = |one| Some(vec![one; len as usize]);
        let lane = |id: ConstId| match &self[id] {
            Constant::Int(_, bits) => u32::try_from(*bits).ok().map(Some),
            Constant::Undef(_) | Constant::Poison(_) => Some(None),
            _ => None,
        };
        match &self[id] {
            Constant::Zero(_) => all(Some(0)),
            Constant::Undef(_) | Constant::Poison(_) => all(None),
            Constant::Vector(_, parts) if parts.len() == len as usize => parts.iter().map(|p| lane(p.1)).collect(),
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Splat(value) => all(lane(value.1)?),
                _ => None,
            },
            _ => None,
        }
    }

    /// Replaces a constant in place: every use sees the new one. For inference and mending, before engines run.
    pub fn replace(&mut self, id: ConstId, constant: Constant) {
        // What it was is no longer there for whoever asks for it.
        let old = std::mem::replace(&mut self.all[id], constant);
        if self.ids.get(&old) == Some(&id) {
            self.ids.remove(&old);
        }
    }
}

impl std::ops::Index<ConstId> for Constants {
    type Output = Constant;
    fn index(&self, id: ConstId) -> &Constant {
        match self.all.get(id) {
            Some(constant) => constant,
            None => self.added.get(id.index() - self.all.len()),
        }
    }
}
