//! Function bodies as separate blocks, for drawing control-flow graphs.

use super::{Names, Printer};
use crate::ir::{BlockId, GlobalId, Module};

/// The text of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockText {
    /// Id of the block.
    pub block: BlockId,
    /// Label without the `%`, quoted if necessary; the number if it has no label.
    pub label: String,
    /// Instructions, without metadata.
    pub insts: Vec<String>,
}

/// Prints the blocks of a function in source order, with the same names as [`super::function`]. `None` for a
/// declaration.
pub fn blocks(module: &Module, id: GlobalId) -> Option<Vec<BlockText>> {
    let body = module.function(id)?.body.as_ref()?;
    let mut p = Printer::new(module);
    p.number_globals();
    p.names = Some(Names::new(body));
    p.body = Some(body);
    let text = |p: &mut Printer<'_>| std::mem::take(&mut p.out);
    let block = |&block: &BlockId| {
        p.block_name(body, block);
        let label = text(&mut p);
        let insts = body.blocks[block].insts.iter().map(|inst| {
            p.inst(body, *inst);
            text(&mut p)
        });
        BlockText { block, label, insts: insts.collect() }
    };
    Some(body.layout.iter().map(block).collect())
}
