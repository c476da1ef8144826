//! Terminators with many targets.

use crate::ir::constant::block_token;
use crate::ir::{BlockId, Operand, Type};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::trap_codes::NO_TARGET;
use cranelift_codegen::ir::{Block, InstBuilder, Value};
use cranelift_entity::SecondaryMap;
use cranelift_frontend::Switch;
use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

impl FuncTranslator<'_, '_> {
    pub(in crate::jit::translate) fn switch(
        &mut self,
        cx: &InstContext,
        ty: Type,
        value: Operand,
        default: BlockId,
        cases: Vec<(Option<u128>, BlockId)>,
    ) {
        let scalar = self.env.scalar(ty);
        let value = self.scalar(cx, value);
        let value = self.zero_extended(scalar.bits(), value);
        self.switch_on(cx, scalar.bits(), value, default, cases);
    }

    /// Translates a switch on a value of `bits` bits.
    pub(in crate::jit::translate) fn switch_on(
        &mut self,
        cx: &InstContext,
        bits: u32,
        value: Value,
        default: BlockId,
        cases: Vec<(Option<u128>, BlockId)>,
    ) {
        let mut ways = TargetBlocks::default();
        let otherwise = ways.to(self, cx, default);
        let mut cases_of: IndexMap<u64, Switch, FxBuildHasher> = IndexMap::default();
        for (case, to) in cases {
            let case = case.expect("cases are integers of at most 128 bits");
            let way = ways.to(self, cx, to);
            cases_of.entry((case >> 64) as u64).or_default().set_entry(u128::from(case as u64), way);
        }
        match bits {
            65.. => self.switch_in_halves(value, otherwise, cases_of),
            _ => cases_of.pop().map_or_else(Switch::default, |(_, switch)| switch).emit(&mut self.b, value, otherwise),
        }
        ways.translate(self, cx);
    }

    /// Translates a 128-bit switch: first on the high half, then, for each of its cases, on the low half. (In
    /// Cranelift's jump tables of that width, a first case between 2^63 and 2^64 can be mistaken for another one.)
    fn switch_in_halves(&mut self, value: Value, otherwise: Block, cases: IndexMap<u64, Switch, FxBuildHasher>) {
        let (low, high) = self.b.ins().isplit(value);
        let mut halves = Switch::new();
        let mut inner = Vec::with_capacity(cases.len());
        for (half, switch) in cases {
            let block = self.b.create_block();
            halves.set_entry(half.into(), block);
            inner.push((block, switch));
        }
        halves.emit(&mut self.b, high, otherwise);
        for (block, switch) in inner {
            self.b.seal_block(block);
            self.b.switch_to_block(block);
            switch.emit(&mut self.b, low, otherwise);
        }
    }

    /// Translates `indirectbr`: compares the address with the tokens of all listed blocks.
    pub(in crate::jit::translate) fn indirect_br(&mut self, cx: &InstContext, address: Operand, targets: &[BlockId]) {
        let address = self.scalar(cx, address);
        let mut ways = TargetBlocks::default();
        let mut switch = Switch::new();
        let mut listed: SecondaryMap<BlockId, bool> = SecondaryMap::new();
        for to in targets {
            let way = ways.to(self, cx, *to);
            if !std::mem::replace(&mut listed[*to], true) {
                switch.set_entry(block_token(self.func.id, *to).into(), way);
            }
        }
        let elsewhere = self.b.create_block();
        switch.emit(&mut self.b, address, elsewhere);
        self.b.seal_block(elsewhere);
        self.b.switch_to_block(elsewhere);
        self.b.ins().trap(NO_TARGET);
        ways.translate(self, cx);
    }
}

/// Target blocks of a terminator with many targets. Such a terminator cannot pass block arguments: a target with phis
/// is reached through an intermediate block, shared by all its cases, that passes them.
#[derive(Default)]
pub(in crate::jit::translate) struct TargetBlocks {
    /// Block to branch to for each target, and the number of edges to the target.
    blocks: IndexMap<BlockId, (Block, u32), FxBuildHasher>,
}

impl TargetBlocks {
    /// Returns the block to branch to for one more edge to a target.
    pub(in crate::jit::translate) fn to(
        &mut self,
        translator: &mut FuncTranslator<'_, '_>,
        cx: &InstContext,
        to: BlockId,
    ) -> Block {
        let (way, edges) =
            self.blocks.entry(to).or_insert_with(|| match translator.blocks.incoming.contains_key(&(to, cx.block)) {
                true => (translator.b.create_block(), 0),
                false => (translator.block(to), 0),
            });
        *edges += 1;
        *way
    }

    /// Translates the intermediate blocks, after the terminator.
    pub(in crate::jit::translate) fn translate(self, translator: &mut FuncTranslator<'_, '_>, cx: &InstContext) {
        for (to, (way, edges)) in self.blocks {
            if way != translator.block(to) {
                translator.b.seal_block(way);
                translator.b.switch_to_block(way);
                let (args, block) = (translator.edge(cx, to), translator.block(to));
                translator.b.ins().jump(block, &args);
            }
            translator.edge_translated(to, edges);
        }
    }
}
