//! Data breakpoints: ids of watched variables and expressions, which remain valid in every run.

use super::{Inspector, StoppedProgram};
use crate::debugger::breakpoints::WatchTarget;
use crate::debugger::parse_type;
use crate::ir::{GlobalId, Types, ValueId};
use serde_json::{Value, json};

impl Inspector {
    /// Answers `dataBreakpointInfo`.
    pub(super) fn data_breakpoint_info(
        &mut self,
        stopped: &mut StoppedProgram<'_, '_>,
        arguments: &Value,
    ) -> Result<Value, String> {
        let name = arguments["name"].as_str().ok_or("the name is missing")?;
        let (text, frame) = match arguments["variablesReference"].as_u64().filter(|reference| *reference > 0) {
            Some(_) => self.part(arguments, name)?,
            None => (name.to_string(), stopped.frame(arguments)?.map_or(0, |id| id.frame)),
        };
        let target = match stopped.debugger.watch_target(&text, stopped.state, frame) {
            Ok(target) => target,
            // A target that cannot be watched is not an error.
            Err(error) => return Ok(json!({ "dataId": null, "description": error })),
        };
        let types = &stopped.debugger.types;
        let (description, access) = match target {
            WatchTarget::Local { function, .. } => {
                (format!("{text} of this call of {}", stopped.debugger.program.global_name(function)), vec!["write"])
            }
            WatchTarget::Cell { ty, .. } => {
                (format!("{} {text}", types.display(ty)), vec!["write", "read", "readWrite"])
            }
        };
        Ok(json!({
            "dataId": data_id(&target, &text, types), "description": description, "accessTypes": access,
            "canPersist": false,
        }))
    }
}

/// Returns the id of a watch target.
fn data_id(target: &WatchTarget, text: &str, types: &Types) -> String {
    match target {
        WatchTarget::Local { frame, function, value } => {
            format!("local\t{frame}\t{}\t{}\t{text}", function.as_u32(), value.as_u32())
        }
        WatchTarget::Cell { address, ty, size, frame } => {
            let frame = frame.map_or("-".into(), |frame| frame.to_string());
            format!("cell\t{address}\t{size}\t{frame}\t{}\t{text}", types.display(*ty))
        }
    }
}

/// Parses an id into the watch target and its expression.
pub fn parse_data_id(id: &str, types: &mut Types) -> Option<(WatchTarget, String)> {
    let mut parts = id.splitn(6, '\t');
    let (kind, mut next) = (parts.next()?, || parts.next());
    let target = match kind {
        "local" => WatchTarget::Local {
            frame: next()?.parse().ok()?,
            function: GlobalId::from_u32(next()?.parse().ok()?),
            value: ValueId::from_u32(next()?.parse().ok()?),
        },
        "cell" => {
            let (address, size) = (next()?.parse().ok()?, next()?.parse().ok().filter(|size| *size <= 4096)?);
            let frame = next()?.parse().ok();
            let (ty, _) = parse_type(next()?, types).ok()?;
            WatchTarget::Cell { address, ty, size, frame }
        }
        _ => return None,
    };
    Some((target, next()?.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_data_are_read_back() {
        let mut types = Types::default();
        let (ty, _) = parse_type("[2 x i64]", &mut types).unwrap();
        let local = WatchTarget::Local { frame: 2, function: GlobalId::from_u32(1), value: ValueId::from_u32(7) };
        let cell = WatchTarget::Cell { address: 1 << 40, ty, size: 16, frame: Some(1) };
        let global = WatchTarget::Cell { address: 8, ty, size: 16, frame: None };
        for target in [local, cell, global] {
            let id = data_id(&target, "@g[1]", &types);
            assert_eq!(parse_data_id(&id, &mut types), Some((target, "@g[1]".into())));
        }
        for wrong in ["", "cell", "cell\tx", "local\t1\t2", "cell\t1\t99999\t-\ti8\tx"] {
            assert_eq!(parse_data_id(wrong, &mut types), None, "{wrong}");
        }
    }
}
