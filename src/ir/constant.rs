//! Constants (LangRef "Constants"), interned per module. A constant knows its type. Inside aggregates and
//! expressions each operand also keeps the type written before it, for the verifier to compare.

mod appended;
pub(crate) mod fold;
pub(super) mod inline_asm;
mod visit;

pub use super::ids::ConstId;
pub use super::operand::TypedConst;
pub use visit::{ConstantVisitor, ConstantVisitorMut};

use super::inst::{BinaryFlags, BinaryOp, CastFlags, CastOp, FcmpPred, GepFlags, IcmpPred, InRange};
use super::{BlockId, GlobalId, MetaText, Operand, Piece, Type};
use appended::AppendedConstants;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use inline_asm::InlineAsm;
use rustc_hash::FxHashMap;

/// A constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Constant {
    /// Placeholder for damaged text.
    Invalid,
    /// An integer of at most 128 bits, truncated to its width (upper bits zero).
    Int(Type, u128),
    /// An integer of more than 128 bits, as 64-bit limbs, least significant first.
    WideInt(Type, Box<[u64]>),
    /// A floating-point value, as the bit pattern of its own format.
    Float(Type, u128),
    /// `null`, or `none` for a token.
    Null(Type),
    /// `undef`
    Undef(Type),
    /// `poison`
    Poison(Type),
    /// `zeroinitializer`
    Zero(Type),
    /// The address of a global; the type is the one written or implied at the use.
    Global(Type, GlobalId),
    /// `dso_local_equivalent @f`, `no_cfi @f`: the address of a function with a linker marker. In a verified
    /// module it is replaced by [`Constant::Global`].
    Marked(Type, Mark, GlobalId),
    /// `ptrauth (ptr base, i32 key, i64 discriminator, ptr place)`; omitted operands are absent.
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
    /// The operand of `metadata` in an argument of an intrinsic.
    Metadata(MetaText),
}

/// A marker for the linker on the address of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// `dso_local_equivalent`
    DsoLocalEquivalent,
    /// `no_cfi`
    NoCfi,
}

impl Mark {
    /// Returns the keyword in LLVM assembly.
    pub fn keyword(self) -> &'static str {
        match self {
            Mark::DsoLocalEquivalent => "dso_local_equivalent",
            Mark::NoCfi => "no_cfi",
        }
    }
}

/// Returns the value of `blockaddress`: a unique token for the block that cannot be dereferenced. The blocks of a
/// function have consecutive tokens, so that differences fit into the narrow entries of jump tables (LangRef permits
/// arithmetic on these pointers that is undone before the `indirectbr`).
pub fn block_token(function: GlobalId, block: BlockId) -> u64 {
    // Non-canonical on x86-64, hence never a valid address.
    const NOWHERE: u64 = 0x4b << 56;
    NOWHERE | ((function.index() as u64) << 24).wrapping_add(block.index() as u64 + 1)
}

/// A constant expression, including the forms that current LLVM no longer has (marked "old").
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstExpr {
    /// `op (T c to U)`; U is the constant's type.
    Cast {
        /// The conversion.
        op: CastOp,
        /// Flags.
        flags: CastFlags,
        /// Operand.
        arg: TypedConst,
    },
    /// `getelementptr (T, T* base, idx…)`, and the old form without the source type.
    Gep {
        /// Source element type; for the old form [`Type::INVALID`] until inferred.
        source: Type,
        /// `inbounds` and the other flags.
        flags: GepFlags,
        /// `inrange`
        inrange: Option<InRange>,
        /// Base address.
        base: TypedConst,
        /// Indices.
        indices: Box<[TypedConst]>,
    },
    /// `add (T a, T b)` and the other binary operations.
    Binary {
        /// The operation.
        op: BinaryOp,
        /// Flags.
        flags: BinaryFlags,
        /// Left operand.
        lhs: TypedConst,
        /// Right operand.
        rhs: TypedConst,
    },
    /// `icmp pred (T a, T b)` (old)
    Icmp {
        /// Predicate.
        pred: IcmpPred,
        /// Left operand.
        lhs: TypedConst,
        /// Right operand.
        rhs: TypedConst,
    },
    /// `fcmp pred (T a, T b)` (old)
    Fcmp {
        /// Predicate.
        pred: FcmpPred,
        /// Left operand.
        lhs: TypedConst,
        /// Right operand.
        rhs: TypedConst,
    },
    /// `extractelement (<n x T> v, i32 index)`
    ExtractElement {
        /// The vector.
        vector: TypedConst,
        /// Index of the element.
        index: TypedConst,
    },
    /// `insertelement (<n x T> v, T a, i32 index)`
    InsertElement {
        /// The vector.
        vector: TypedConst,
        /// The new element.
        value: TypedConst,
        /// Index of the element.
        index: TypedConst,
    },
    /// `shufflevector (<n x T> v, <n x T> w, <m x i32> mask)`
    ShuffleVector {
        /// The first vector; mask values below its length select from it.
        lhs: TypedConst,
        /// The second vector.
        rhs: TypedConst,
        /// Shuffle mask.
        mask: TypedConst,
    },
    /// `splat (T v)` of a scalable or very long vector; shorter ones are expanded to [`Constant::Vector`].
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
    /// `fneg (T a)` (old). In a verified module it has been expanded, like the two below (`verify::lower::constexpr`).
    Fneg(TypedConst),
    /// `extractvalue (T a, 1, 0)` (old)
    ExtractValue {
        /// The aggregate.
        agg: TypedConst,
        /// Index path to the element.
        indices: Box<[u32]>,
    },
    /// `insertvalue (T a, U b, 1, 0)` (old)
    InsertValue {
        /// The aggregate.
        agg: TypedConst,
        /// The new element.
        value: TypedConst,
        /// Index path to the element.
        indices: Box<[u32]>,
    },
}

impl Constant {
    /// Returns the type; [`Type::INVALID`] for damaged text.
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

    /// Creates an integer of a type of `bits` bits from a value that fits it.
    pub fn int(ty: Type, bits: u32, value: u128) -> Constant {
        if bits <= 128 {
            return Constant::Int(ty, value);
        }
        let mut limbs = vec![0; bits.div_ceil(64) as usize];
        (limbs[0], limbs[1]) = (value as u64, (value >> 64) as u64);
        Constant::WideInt(ty, limbs.into())
    }

    /// Returns the value of an integer of at most 128 bits. (The parser turns `zeroinitializer` of an integer
    /// type into 0.)
    pub fn as_int(&self) -> Option<u128> {
        match self {
            Constant::Int(_, v) => Some(*v),
            _ => None,
        }
    }

    /// Returns the limbs of an integer of more than 128 bits, least significant first, if it is a literal.
    pub fn as_wide_int(&self) -> Option<&[u64]> {
        match self {
            Constant::WideInt(_, words) => Some(words),
            _ => None,
        }
    }

    /// Calls `f` for every constant that this one refers to: its operands, and constants in the text of metadata.
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
}

/// The interned constants of a module.
#[derive(Clone, Debug, Default)]
pub struct Constants {
    all: PrimaryMap<ConstId, Constant>,
    ids: FxHashMap<Constant, ConstId>,
    /// Constants appended by [`Constants::add`], with the ids after those of `all`.
    appended: AppendedConstants,
}

impl Constants {
    /// Returns the bits of an operand that is a constant integer.
    pub(crate) fn known_int(&self, operand: Operand) -> Option<u128> {
        match operand {
            Operand::Const(id) => self[id].as_int(),
            Operand::Value(_) => None,
        }
    }

    /// Returns the next constant to copy to another table in dependency order: the top of `work`, or a constant it
    /// refers to. Pops known constants from `work` and pushes missing ones. `None` once all are known.
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

    /// Returns the id of a constant that a pass needs, through a shared reference. Only for verified modules, in which
    /// constants are no longer interned or replaced. The ids depend on the scheduling of threads, so no result may
    /// depend on them.
    pub fn add(&self, constant: Constant) -> ConstId {
        match self.ids.get(&constant) {
            Some(id) => *id,
            None => ConstId::from_u32(self.all.len() as u32 + self.appended.add(constant)),
        }
    }

    /// Moves the constants that passes have appended to the main table, under the same ids. Afterwards, constants can
    /// be interned again.
    pub fn settle(&mut self) {
        let appended = std::mem::take(&mut self.appended);
        for number in 0..appended.len() {
            let constant = appended.get(number).clone();
            let id = self.all.push(constant.clone());
            self.ids.insert(constant, id);
        }
    }

    /// Returns the id of a constant, interning it if needed.
    pub fn intern(&mut self, constant: Constant) -> ConstId {
        debug_assert!(self.appended.is_empty(), "what was appended keeps its id");
        if let Some(id) = self.ids.get(&constant) {
            return *id;
        }
        let id = self.all.push(constant.clone());
        self.ids.insert(constant, id);
        id
    }

    /// Iterates over all constants in order of first mention. The operands of a constant precede it.
    pub fn iter(&self) -> impl Iterator<Item = (ConstId, &Constant)> {
        self.all.iter()
    }

    /// Number of constants.
    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether the table is empty.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Strips conversions between pointer types from an address.
    pub fn same_address(&self, mut id: ConstId) -> ConstId {
        while let Constant::Expr(_, expr) = &self[id]
            && let ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } = &**expr
        {
            id = arg.1;
        }
        id
    }

    /// Strips casts and getelementptrs that do not change the address.
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

    /// Returns the set of constants that refer to one of the wanted globals, directly or through operands.
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

    /// Returns the value of an integer, or of a vector whose elements are all the same integer: the possible
    /// struct indices.
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

    /// Returns the mask of a shufflevector with `len` results: for each, the element index counted through both
    /// vectors, or `None` (`undef`, `poison`). `None` altogether if it is not a constant mask.
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

    /// Replaces a constant in place, so that every use sees the new one. Used by type inference and
    /// auto-upgrade, before engines run.
    pub fn replace(&mut self, id: ConstId, constant: Constant) {
        // Looking up the old constant must no longer find this id.
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
            None => self.appended.get(id.index() - self.all.len()),
        }
    }
}
