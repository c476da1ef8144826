//! Use-list orders (LangRef "Use-list Order Directives"). LLVM keeps the uses of a value in a list, whose
//! natural order follows from the order in which a reader encounters them. A file with another order gives the
//! position of each use. The readers of text and of bitcode encounter uses in different orders, so the same
//! list has a different permutation in each form.
//!
//! Only values that can have several uses and are not plain data have a list. Uses inside text (`prefix`,
//! `prologue`) are unknown; directives whose lists include such a use are dropped.

use crate::ir::{
    BlockId, Body, ConstId, Constant, FloatKind, GlobalId, GlobalKind, Inst, InstId, Module, Operand, Piece, Type,
    TypeKind, UseListOrder, UsesOf, ValueId,
};
use crate::source::Span;
use rustc_hash::FxHashMap;

/// A value that has a use list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Used {
    /// A global.
    Global(GlobalId),
    /// A constant other than plain data.
    Constant(ConstId),
    /// A parameter or instruction result in a function.
    Value(GlobalId, ValueId),
    /// A block in a function.
    Block(GlobalId, BlockId),
}

/// A user, in LLVM's sense: the owner of the operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum User {
    Global(GlobalId),
    Constant(ConstId),
    Inst(GlobalId, InstId),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Use {
    user: User,
    operand: u32,
}

/// A file form. Its reader determines the natural order of uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// LLVM assembly.
    Text,
    /// Bitcode.
    Bitcode,
}

/// The order in which a reader creates values and users, numbered from 1.
struct Order {
    used: FxHashMap<Used, u32>,
    insts: FxHashMap<User, u32>,
    sequence: Vec<Used>,
    next: u32,
    /// Number of the last global, or of the last constant that globals use.
    last_global: u32,
}

/// The use lists of a module.
pub struct UseLists<'m> {
    module: &'m Module,
    uses: FxHashMap<Used, Vec<Use>>,
    text: Order,
    bitcode: Order,
}

impl<'m> UseLists<'m> {
    /// Collects the uses in a module.
    pub fn new(module: &'m Module) -> Self {
        let mut lists = UseLists { module, uses: FxHashMap::default(), text: Order::new(), bitcode: Order::new() };
        lists.text.of_text(module);
        lists.bitcode.of_bitcode(module);
        lists.collect();
        lists
    }

    /// Returns the used value that a constant denotes; `None` for plain data, which has no use list.
    pub fn used(module: &Module, constant: ConstId) -> Option<Used> {
        match &module.constants[constant] {
            Constant::Global(_, id) => Some(Used::Global(*id)),
            _ if is_data(module, constant) => None,
            _ => Some(Used::Constant(constant)),
        }
    }

    fn collect(&mut self) {
        let module = self.module;
        let mut add = |of: Option<Used>, user: User, operand: u32| {
            if let Some(of) = of {
                self.uses.entry(of).or_default().push(Use { user, operand });
            }
        };
        for id in &module.order {
            for (n, part) in operands_of_global(module, *id) {
                add(UseLists::used(module, part), User::Global(*id), n);
            }
            let Some(body) = module.function(*id).and_then(|function| function.body.as_ref()) else { continue };
            for inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
                for (n, operand) in operands_of_inst(&body.insts[*inst]).into_iter().enumerate() {
                    let of = match operand {
                        Part::Operand(Operand::Const(constant)) => UseLists::used(module, constant),
                        Part::Operand(Operand::Value(value)) => Some(Used::Value(*id, value)),
                        Part::Block(block) => Some(Used::Block(*id, block)),
                    };
                    add(of, User::Inst(*id, *inst), n as u32);
                }
            }
        }
        for of in &self.text.sequence {
            let Used::Constant(constant) = of else { continue };
            for (n, part) in parts(module, *constant).into_iter().enumerate() {
                add(Some(part).flatten(), User::Constant(*constant), n as u32);
            }
        }
    }

    /// Returns the uses of a value in natural order: the order after reading a file without directives.
    fn natural(&self, of: Used, form: Form) -> Vec<Use> {
        let order = match form {
            Form::Text => &self.text,
            Form::Bitcode => &self.bitcode,
        };
        let mut own = order.used.get(&of).copied().unwrap_or(0);
        if let (Form::Text, Used::Constant(constant)) = (form, of)
            && let Constant::BlockAddress(_, function, block) = self.module.constants[constant]
        {
            own = order.used.get(&Used::Block(function, block)).copied().unwrap_or(0);
        }
        // Forward references go through a placeholder; replacing it reverses their order.
        let reverses = match form {
            Form::Text => !matches!(of, Used::Block(..)),
            Form::Bitcode => own > order.last_global,
        };
        let uses = self.uses.get(&of).map_or(&[][..], |uses| uses);
        let mut list: Vec<(u32, Use)> = uses.iter().filter_map(|of| Some((order.number(of.user)?, *of))).collect();
        let is_before = |number: u32| reverses && number <= own;
        list.sort_by(|(a, x), (b, y)| match a.cmp(b) {
            std::cmp::Ordering::Equal if is_before(*a) => x.operand.cmp(&y.operand),
            std::cmp::Ordering::Equal => y.operand.cmp(&x.operand),
            less if is_before(*a.max(b)) => less,
            less => less.reverse(),
        });
        list.into_iter().map(|(_, of)| of).collect()
    }

    /// Converts the orders of one file form to the other, for every list that differs from the natural order
    /// there. Orders that do not match the actual uses are ignored, as in LLVM.
    pub fn convert(&self, orders: &[(Used, Vec<u32>)], from: Form) -> Vec<(Used, Box<[u32]>)> {
        let (to, sequence) = match from {
            Form::Text => (Form::Bitcode, &self.bitcode.sequence),
            Form::Bitcode => (Form::Text, &self.text.sequence),
        };
        let known: FxHashMap<Used, &Vec<u32>> = orders.iter().map(|(of, order)| (*of, order)).collect();
        let mut converted = Vec::new();
        for of in sequence {
            let mut list: Vec<(u32, Use)> = (0..).zip(self.natural(*of, from)).collect();
            if list.len() < 2 {
                continue;
            }
            if let Some(order) = known.get(of).filter(|order| order.len() == list.len()) {
                list.iter_mut().zip(order.iter()).for_each(|(use_, place)| use_.0 = *place);
                list.sort_by_key(|(place, _)| *place);
            }
            let places: FxHashMap<Use, u32> = list.iter().zip(0..).map(|((_, of), place)| (*of, place)).collect();
            let natural = self.natural(*of, to);
            let order: Option<Box<[u32]>> = natural.iter().map(|of| places.get(of).copied()).collect();
            if let Some(order) = order.filter(|order| order.len() == list.len() && !order.is_sorted()) {
                converted.push((*of, order));
            }
        }
        converted
    }
}

/// Converts the use-list orders read from bitcode to directives. Adds directives for orders that printing as
/// text would change.
pub fn enter_directives(module: &mut Module) {
    let orders = std::mem::take(&mut module.bitcode_use_orders);
    if orders.is_empty() {
        return;
    }
    let converted = UseLists::new(module).convert(&orders, Form::Bitcode);
    for (of, order) in converted {
        let directive = |of| UseListOrder { of, order, span: Span::default() };
        match of {
            Used::Global(id) => {
                let (pointee, addrspace) = (module.value_type(id), module.globals[id].addrspace);
                let pointee = module.uses_typed_pointers.then_some(pointee);
                let ty = module.types.intern(TypeKind::Ptr { pointee, addrspace });
                let constant = module.constants.intern(Constant::Global(ty, id));
                module.use_list_orders.push(directive(UsesOf::Value(ty, Operand::Const(constant))));
            }
            Used::Constant(id) => {
                let ty = match &module.constants[id] {
                    Constant::Marked(ty, ..)
                    | Constant::PtrAuth(ty, _)
                    | Constant::BlockAddress(ty, ..)
                    | Constant::Array(ty, _)
                    | Constant::Struct(ty, _)
                    | Constant::Vector(ty, _)
                    | Constant::Expr(ty, _) => *ty,
                    // Inline assembly cannot be named in a directive.
                    _ => continue,
                };
                module.use_list_orders.push(directive(UsesOf::Value(ty, Operand::Const(id))));
            }
            Used::Value(function, value) => {
                let Some(body) = body_mut(module, function) else { continue };
                let ty = body.values[value].ty;
                body.records.use_list_orders.push(directive(UsesOf::Value(ty, Operand::Value(value))));
            }
            Used::Block(function, block) => {
                let Some(body) = body_mut(module, function) else { continue };
                body.records.use_list_orders.push(directive(UsesOf::Block(block)));
            }
        }
    }
}

fn body_mut(module: &mut Module, id: GlobalId) -> Option<&mut Body> {
    match &mut module.globals[id].kind {
        GlobalKind::Function(function) => function.body.as_mut(),
        _ => None,
    }
}

impl Order {
    fn new() -> Self {
        Order { used: FxHashMap::default(), insts: FxHashMap::default(), sequence: Vec::new(), next: 1, last_global: 0 }
    }

    fn number(&self, user: User) -> Option<u32> {
        match user {
            User::Global(id) => self.used.get(&Used::Global(id)),
            User::Constant(id) => self.used.get(&Used::Constant(id)),
            User::Inst(..) => self.insts.get(&user),
        }
        .copied()
    }

    fn enter(&mut self, of: Used) {
        if let std::collections::hash_map::Entry::Vacant(place) = self.used.entry(of) {
            place.insert(self.next);
            self.sequence.push(of);
            self.next += 1;
        }
    }

    /// Enters a constant after its operands, without recursion.
    fn constant(&mut self, module: &Module, id: ConstId) {
        let mut stack = vec![(id, false)];
        while let Some((id, is_ready)) = stack.pop() {
            let Some(of @ Used::Constant(_)) = UseLists::used(module, id) else { continue };
            if is_ready {
                self.enter(of);
            } else if !self.used.contains_key(&of) {
                stack.push((id, true));
                let before = stack.len();
                module.constants[id].for_each_part(|(_, part)| stack.push((part, false)));
                stack[before..].reverse();
            }
        }
    }

    fn kept(&mut self, module: &Module, pieces: &[Piece]) {
        for piece in pieces {
            if let Piece::Typed(_, Operand::Const(constant)) = piece {
                self.constant(module, *constant);
            }
        }
    }

    /// Numbers in the order of the text reader: each global after its operands, each function together with its body.
    fn of_text(&mut self, module: &Module) {
        for id in &module.order {
            for (_, part) in operands_of_global(module, *id) {
                self.constant(module, part);
            }
            self.enter(Used::Global(*id));
            let Some(body) = module.function(*id).and_then(|function| function.body.as_ref()) else { continue };
            body.params.iter().for_each(|param| self.enter(Used::Value(*id, *param)));
            for block in &body.layout {
                self.enter(Used::Block(*id, *block));
                for inst in &body.blocks[*block].insts {
                    for record in body.records.before.get(inst).into_iter().flatten() {
                        self.kept(module, record);
                    }
                    self.operands(module, &body.insts[*inst], true);
                    self.inst(*id, body, *inst);
                }
            }
        }
    }

    /// Numbers in the order of the bitcode reader: all globals first, in reverse; within a function, blocks before
    /// values.
    fn of_bitcode(&mut self, module: &Module) {
        let is_function = |id: &&GlobalId| module.function(**id).is_some();
        // Each kind is reversed separately: variables, aliases, ifuncs, functions.
        let rank = |id: &GlobalId| match module.globals[*id].kind {
            GlobalKind::Variable { .. } | GlobalKind::Undeclared => 0,
            GlobalKind::Alias { .. } => 1,
            GlobalKind::Ifunc { .. } => 2,
            GlobalKind::Function(_) => 3,
        };
        let mut symbols: Vec<GlobalId> = module.order.iter().rev().copied().collect();
        symbols.sort_by_key(rank);
        for id in symbols {
            for (_, part) in operands_of_global(module, id) {
                self.constant(module, part);
            }
            self.enter(Used::Global(id));
        }
        self.last_global = self.next - 1;
        for id in module.order.iter().filter(is_function) {
            let Some(body) = module.function(*id).and_then(|function| function.body.as_ref()) else { continue };
            body.layout.iter().for_each(|block| self.enter(Used::Block(*id, *block)));
            let insts = || body.layout.iter().flat_map(|block| &body.blocks[*block].insts);
            for inst in insts() {
                for record in body.records.before.get(inst).into_iter().flatten() {
                    self.kept(module, record);
                }
                for operand in operands_of_inst(&body.insts[*inst]) {
                    if let Part::Operand(Operand::Const(constant)) = operand
                        && let Constant::Metadata(pieces) = &module.constants[constant]
                    {
                        self.kept(module, pieces);
                    }
                }
            }
            body.params.iter().for_each(|param| self.enter(Used::Value(*id, *param)));
            for inst in insts() {
                self.operands(module, &body.insts[*inst], false);
                self.inst(*id, body, *inst);
            }
        }
    }

    fn operands(&mut self, module: &Module, inst: &Inst, with_metadata: bool) {
        for operand in operands_of_inst(inst) {
            let Part::Operand(Operand::Const(constant)) = operand else { continue };
            match &module.constants[constant] {
                Constant::Metadata(pieces) if with_metadata => self.kept(module, pieces),
                _ => self.constant(module, constant),
            }
        }
    }

    fn inst(&mut self, function: GlobalId, body: &Body, inst: InstId) {
        self.insts.insert(User::Inst(function, inst), self.next);
        match body.results[inst].expand() {
            Some(value) => self.enter(Used::Value(function, value)),
            None => self.next += 1,
        }
    }
}

/// An operand in LLVM's sense, which includes blocks.
enum Part {
    Operand(Operand),
    Block(BlockId),
}

/// Returns the operands of an instruction in LLVM's order.
fn operands_of_inst(inst: &Inst) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut operands = Vec::new();
    let mut blocks = Vec::new();
    inst.for_each_operand(|_, operand| operands.push(Part::Operand(operand)));
    inst.for_each_target(|target| blocks.push(Part::Block(target)));
    match inst {
        Inst::Call(_) | Inst::Invoke(_) | Inst::CallBr(_) => {
            // The callee is the last operand.
            let callee = operands.remove(0);
            parts.append(&mut operands);
            parts.append(&mut blocks);
            parts.push(callee);
        }
        Inst::CondBr { .. } => {
            blocks.reverse();
            parts.append(&mut operands);
            parts.append(&mut blocks);
        }
        Inst::CatchPad { .. } | Inst::CleanupPad { .. } => {
            operands.rotate_left(1);
            parts.append(&mut operands);
        }
        Inst::CatchSwitch { unwind, .. } => {
            if unwind.is_some() {
                blocks.rotate_right(1);
            }
            parts.append(&mut operands);
            parts.append(&mut blocks);
        }
        _ => {
            parts.append(&mut operands);
            parts.append(&mut blocks);
        }
    }
    parts
}

/// Returns the operands of a global, with their numbers.
fn operands_of_global(module: &Module, id: GlobalId) -> Vec<(u32, ConstId)> {
    match &module.globals[id].kind {
        GlobalKind::Variable { init, .. } => init.iter().map(|init| (0, *init)).collect(),
        GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => vec![(0, target.1)],
        GlobalKind::Function(function) => function.personality.iter().map(|personality| (0, personality.1)).collect(),
        GlobalKind::Undeclared => Vec::new(),
    }
}

/// Returns the values that a constant uses, by operand number.
fn parts(module: &Module, id: ConstId) -> Vec<Option<Used>> {
    match &module.constants[id] {
        // Since LLVM 21 the function is not an operand.
        Constant::BlockAddress(_, function, block) => vec![Some(Used::Block(*function, *block))],
        Constant::Marked(_, _, global) => vec![Some(Used::Global(*global))],
        constant => {
            let mut parts = Vec::new();
            constant.for_each_part(|(_, part)| parts.push(UseLists::used(module, part)));
            parts
        }
    }
}

/// Whether a constant is plain data without a use list: a number, or an array or vector of numbers with a
/// byte-sized power of two as width (LLVM's `ConstantData`).
fn is_data(module: &Module, id: ConstId) -> bool {
    let is_plain = |ty: Type| match module.types.kind(ty) {
        TypeKind::Int(bits) => matches!(bits, 8 | 16 | 32 | 64),
        TypeKind::Float(kind) => {
            matches!(kind, FloatKind::Half | FloatKind::BFloat | FloatKind::Float | FloatKind::Double)
        }
        _ => false,
    };
    match &module.constants[id] {
        Constant::Array(_, parts) | Constant::Vector(_, parts) => parts.iter().all(|(ty, part)| {
            is_plain(*ty) && matches!(module.constants[*part], Constant::Int(..) | Constant::Float(..))
        }),
        Constant::Struct(..)
        | Constant::Expr(..)
        | Constant::Global(..)
        | Constant::Marked(..)
        | Constant::PtrAuth(..)
        | Constant::InlineAsm(..)
        | Constant::BlockAddress(..) => false,
        _ => true,
    }
}
