//! The kinds of engines of a session.

use crate::jit::CheckLevel;

/// Engine of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EngineKind {
    /// Compiled code, at native speed.
    #[default]
    Jit,
    /// Compiled code with checks ([`CheckLevel::All`]).
    Checked,
    /// The interpreter, which checks strictly.
    Interp,
}

impl EngineKind {
    /// All engines.
    pub const ALL: [EngineKind; 3] = [EngineKind::Jit, EngineKind::Checked, EngineKind::Interp];

    /// Returns the name in commands: `jit`, `checked` or `interp`.
    pub fn name(self) -> &'static str {
        match self {
            EngineKind::Jit => "jit",
            EngineKind::Checked => "checked",
            EngineKind::Interp => "interp",
        }
    }

    /// Returns the checks of compiled code.
    pub fn checks(self) -> Option<CheckLevel> {
        (self == EngineKind::Checked).then_some(CheckLevel::All)
    }
}
