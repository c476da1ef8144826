//! The function that a pass changes.

use super::inline::cost::InlineCosts;
use super::inline_sites::InlineSites;
use super::module_facts::ModuleFacts;
use crate::ir::cfg::Cfg;
use crate::ir::{Body, Constant, DataLayout, Function, GlobalId, Module, Operand};
use std::borrow::Cow;
use std::rc::Rc;
use std::sync::OnceLock;

/// The function that a pass works on, with its surroundings.
pub struct PassContext<'a, 'm> {
    /// Inlining costs, shared by all functions.
    pub costs: &'a InlineCosts,
    /// Properties of the module, computed when a pass asks for them.
    pub facts: &'a OnceLock<ModuleFacts>,
    /// Module of the function.
    pub module: &'m Module,
    /// Data layout, for sizes and offsets.
    pub layout: &'m DataLayout,
    /// Id of the function.
    pub id: GlobalId,
    /// Header of the function, with its original body; [`PassContext::body`] is the current one.
    pub function: &'m Function,
    pub(super) body: Cow<'m, Body>,
    /// Inlined calls that locations refer to.
    pub sites: InlineSites,
    /// Graph of the edges that execution can take, once a pass has asked for it, until a pass changes blocks or terminators.
    pub(super) cfg: Option<Rc<Cfg>>,
    /// Whether checks of shadows that follow from others are removed.
    pub(super) has_folded_shadows: bool,
    /// Whether promises of attributes about arguments and results are checked, so that calls with them must remain.
    pub keeps_promises: bool,
}

impl<'m> PassContext<'_, 'm> {
    /// Returns the properties of the module.
    pub fn facts(&self) -> &ModuleFacts {
        self.facts.get_or_init(|| ModuleFacts::of_module(self.module))
    }

    /// Returns the graph of the edges that execution can take. Since it was made, passes may have found more conditions to be constant.
    pub(super) fn cfg(&mut self) -> Rc<Cfg> {
        Rc::clone(self.cfg.get_or_insert_with(|| Rc::new(Cfg::of_executable_edges(&self.body))))
    }

    /// Returns the current body.
    pub fn body(&self) -> &Body {
        &self.body
    }

    /// Returns the body for changes. Copies it before the first change, without the data that only the printer uses.
    pub fn body_mut(&mut self) -> &mut Body {
        if let Cow::Borrowed(body) = self.body {
            self.body = Cow::Owned(Body {
                blocks: body.blocks.clone(),
                layout: body.layout.clone(),
                insts: body.insts.clone(),
                results: body.results.clone(),
                values: body.values.clone(),
                params: body.params.clone(),
                inst_locs: body.inst_locs.clone(),
                locs: body.locs.clone(),
                metadata: Default::default(),
                records: Default::default(),
                end: body.end,
            });
        }
        self.body.to_mut()
    }

    /// Takes the body out; [`PassContext::replace_body`] puts one back.
    pub fn take_body(&mut self) -> Body {
        self.body_mut();
        std::mem::take(&mut self.body).into_owned()
    }

    /// Sets the body.
    pub fn replace_body(&mut self, body: Body) {
        self.body = Cow::Owned(body);
    }

    /// Returns a constant as an operand.
    pub fn constant(&self, constant: Constant) -> Operand {
        Operand::Const(self.module.constants.add(constant))
    }
}
