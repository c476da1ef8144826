//! Blocks one by one, for whoever draws them.

use super::{Names, Printer};
use crate::ir::{BlockId, GlobalId, Module};

/// A block as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockText {
    /// Which one.
    pub block: BlockId,
    /// Its label without the `%`, quoted where it has to be; its number if it has no label.
    pub label: String,
    /// Its instructions, without metadata.
    pub insts: Vec<String>,
}

/// The blocks of a function in the order of the text, with the names that [`super::function`] prints. None for a declaration.
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
