//! Function bodies in parts: blocks, instructions and parameters, each as text.

use super::{Names, Printer};
use crate::ir::{BlockId, GlobalId, Module, ValueId};

/// The text of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockText {
    /// Id of the block.
    pub block: BlockId,
    /// Label without the `%`, quoted if necessary; the number if it has no label.
    pub label: String,
    /// Instructions, without metadata in the result of [`blocks`].
    pub insts: Vec<String>,
}

/// The text of a function definition, in parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BodyText {
    /// Names of the parameters, with the `%`.
    pub params: Vec<String>,
    /// Blocks in source order.
    pub blocks: Vec<BlockText>,
}

/// Prints the blocks of a function in source order, with the same names as [`super::function`]. `None` for a
/// declaration.
pub fn blocks(module: &Module, id: GlobalId) -> Option<Vec<BlockText>> {
    parts(module, id, false).map(|body| body.blocks)
}

/// Prints the parameters and the blocks of a function, with the same names as [`super::function`], and metadata after
/// the instructions. `None` for a declaration.
pub fn body(module: &Module, id: GlobalId) -> Option<BodyText> {
    parts(module, id, true)
}

fn parts(module: &Module, id: GlobalId, has_metadata: bool) -> Option<BodyText> {
    let body = module.function(id)?.body.as_ref()?;
    let mut p = Printer::new(module);
    p.number_globals();
    p.names = Some(Names::new(body));
    p.body = Some(body);
    let text = |p: &mut Printer<'_>| std::mem::take(&mut p.out);
    let param = |&param: &ValueId| {
        p.value_name(body, param);
        text(&mut p)
    };
    let params = body.params.iter().map(param).collect();
    let block = |&block: &BlockId| {
        p.block_name(body, block);
        let label = text(&mut p);
        let insts = body.blocks[block].insts.iter().map(|inst| {
            p.inst(body, *inst);
            if has_metadata && let Some(metadata) = body.metadata.get(inst) {
                p.word(", ");
                p.text(metadata);
            }
            text(&mut p)
        });
        BlockText { block, label, insts: insts.collect() }
    };
    Some(BodyText { params, blocks: body.layout.iter().map(block).collect() })
}
