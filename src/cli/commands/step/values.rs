//! Values of the history, convenience variables and changes as JSON, for the next fork.

use llvmlite_jit::debugger::expression::EvalResult;
use llvmlite_jit::debugger::parse_type;
use llvmlite_jit::debugger::value_history::ValueHistory;
use llvmlite_jit::debugger::value_text::PrintSettings;
use llvmlite_jit::interp::debug::{Change, Content, NewValue, Place, Pointee, Pointer, Scalar, Tree};
use llvmlite_jit::ir::{FloatKind, GlobalId, InstId, Type, Types, ValueId};
use serde_json::{Value, json};

/// Formats of floating-point values; a document refers to them by index.
const FORMATS: [FloatKind; 7] = [
    FloatKind::Half,
    FloatKind::BFloat,
    FloatKind::Float,
    FloatKind::Double,
    FloatKind::X86Fp80,
    FloatKind::Fp128,
    FloatKind::PpcFp128,
];

/// Writes the history.
pub fn history(history: &ValueHistory, types: &Types) -> Value {
    let values: Vec<Value> = history.values.iter().map(|found| result(found, types)).collect();
    let variables: serde_json::Map<String, Value> =
        history.variables.iter().map(|(name, found)| (name.clone(), result(found, types))).collect();
    json!({ "values": values, "variables": variables })
}

/// Reads the history.
pub fn read_history(value: &Value, types: &mut Types) -> ValueHistory {
    let mut history = ValueHistory::default();
    for found in value["values"].as_array().into_iter().flatten() {
        history.values.extend(read_result(found, types));
    }
    for (name, found) in value["variables"].as_object().into_iter().flatten() {
        history.variables.extend(read_result(found, types).map(|found| (name.clone(), found)));
    }
    history
}

fn result(found: &EvalResult, types: &Types) -> Value {
    json!({
        "tree": tree(&found.tree, types),
        "place": found.place,
        "pointee": found.pointee.map(|ty| types.display(ty)),
        "source": found.source_type,
    })
}

fn read_result(value: &Value, types: &mut Types) -> Option<EvalResult> {
    Some(EvalResult {
        tree: read_tree(&value["tree"], types)?,
        place: value["place"].as_u64(),
        pointee: read_type(&value["pointee"], types),
        note: None,
        source_type: value["source"].as_str().map(String::from),
    })
}

fn read_type(value: &Value, types: &mut Types) -> Option<Type> {
    match value.as_str()? {
        "void" => Some(Type::VOID),
        text => parse_type(text, types).ok().map(|(ty, _)| ty),
    }
}

fn tree(tree: &Tree, types: &Types) -> Value {
    let content = match &tree.content {
        Content::Scalar(Scalar::Int { width, words, undefined }) => {
            json!({ "width": width, "words": words, "undefined": undefined.to_string() })
        }
        Content::Scalar(Scalar::Float { kind, bits }) => {
            json!({ "format": FORMATS.iter().position(|format| format == kind), "bits": bits.to_string() })
        }
        Content::Scalar(Scalar::Pointer(pointer)) => json!({ "address": pointer.address }),
        Content::Scalar(Scalar::Undef) => json!("undef"),
        Content::Scalar(Scalar::Poison) => json!("poison"),
        Content::Text(bytes) => json!({ "text": bytes }),
        Content::Node(parts) => {
            json!({ "parts": parts.iter().map(|part| self::tree(part, types)).collect::<Vec<_>>() })
        }
        Content::More(count) => json!({ "more": count }),
        Content::Padding => json!("padding"),
        Content::Unreadable => json!("unreadable"),
    };
    json!({ "type": types.display(tree.ty), "offset": tree.offset, "size": tree.size, "content": content })
}

fn read_tree(value: &Value, types: &mut Types) -> Option<Tree> {
    let content = &value["content"];
    let number = |text: &Value| text.as_str()?.parse::<u128>().ok();
    let read = match content.as_str() {
        Some("undef") => Content::Scalar(Scalar::Undef),
        Some("poison") => Content::Scalar(Scalar::Poison),
        Some("padding") => Content::Padding,
        Some(_) => Content::Unreadable,
        None if let Some(width) = content["width"].as_u64() => {
            let words = content["words"].as_array()?.iter().filter_map(Value::as_u64).collect();
            Content::Scalar(Scalar::Int { width: width as u32, words, undefined: number(&content["undefined"])? })
        }
        None if let Some(format) = content["format"].as_u64() => {
            let kind = *FORMATS.get(format as usize)?;
            Content::Scalar(Scalar::Float { kind, bits: number(&content["bits"])? })
        }
        // Its target is looked up when the value is used.
        None if let Some(address) = content["address"].as_u64() => {
            Content::Scalar(Scalar::Pointer(Pointer { address, target: Pointee::Unknown }))
        }
        None if let Some(bytes) = content["text"].as_array() => {
            Content::Text(bytes.iter().filter_map(Value::as_u64).map(|byte| byte as u8).collect())
        }
        None if let Some(parts) = content["parts"].as_array() => {
            Content::Node(parts.iter().map(|part| read_tree(part, types)).collect::<Option<_>>()?)
        }
        None => Content::More(content["more"].as_u64()?),
    };
    Some(Tree {
        ty: read_type(&value["type"], types)?,
        offset: value["offset"].as_u64()?,
        size: value["size"].as_u64()?,
        content: read,
    })
}

/// Writes a change.
pub fn change(change: &Change) -> Value {
    match change {
        Change::Value { place, value } => {
            let place = match place {
                Place::Local { frame, value } => json!({ "frame": frame, "value": value.as_u32() }),
                Place::Memory { address } => json!({ "address": address }),
            };
            json!({ "place": place, "value": new_value(value) })
        }
        Change::Call { function, arguments } => {
            json!({ "call": function.as_u32(), "arguments": arguments.iter().map(new_value).collect::<Vec<_>>() })
        }
        Change::Return { frame, value } => json!({ "return": frame, "value": value.as_ref().map(new_value) }),
        Change::Jump { inst } => json!({ "jump": inst.as_u32() }),
    }
}

fn new_value(value: &NewValue) -> Value {
    match value {
        NewValue::Bits { width, bits } => json!({ "width": width, "bits": bits.to_string() }),
        NewValue::Pointer(address) => json!({ "address": address }),
        NewValue::Copy { from, size } => json!({ "from": from, "size": size }),
    }
}

/// Reads a change.
pub fn read_change(value: &Value) -> Option<Change> {
    if let Some(function) = value["call"].as_u64() {
        let arguments = value["arguments"].as_array()?.iter().map(read_new_value).collect::<Option<_>>()?;
        return Some(Change::Call { function: GlobalId::from_u32(function as u32), arguments });
    }
    if let Some(frame) = value["return"].as_u64() {
        return Some(Change::Return { frame: frame as usize, value: read_new_value(&value["value"]) });
    }
    if let Some(inst) = value["jump"].as_u64() {
        return Some(Change::Jump { inst: InstId::from_u32(inst as u32) });
    }
    let place = &value["place"];
    let place = match place["address"].as_u64() {
        Some(address) => Place::Memory { address },
        None => Place::Local {
            frame: place["frame"].as_u64()? as usize,
            value: ValueId::from_u32(place["value"].as_u64()? as u32),
        },
    };
    Some(Change::Value { place, value: read_new_value(&value["value"])? })
}

fn read_new_value(new: &Value) -> Option<NewValue> {
    Some(match (new["address"].as_u64(), new["from"].as_u64()) {
        (Some(address), _) => NewValue::Pointer(address),
        (None, Some(from)) => NewValue::Copy { from, size: new["size"].as_u64()? },
        (None, None) => {
            NewValue::Bits { width: new["width"].as_u64()? as u32, bits: new["bits"].as_str()?.parse().ok()? }
        }
    })
}

/// Writes the print settings.
pub fn print_settings(settings: PrintSettings) -> Value {
    let PrintSettings { elements, repeats, pretty, null_stop } = settings;
    json!({ "elements": elements, "repeats": repeats, "pretty": pretty, "null-stop": null_stop })
}

/// Reads the print settings.
pub fn read_print_settings(value: &Value) -> PrintSettings {
    let usual = PrintSettings::default();
    PrintSettings {
        elements: value["elements"].as_u64().unwrap_or(usual.elements),
        repeats: value["repeats"].as_u64().unwrap_or(usual.repeats),
        pretty: value["pretty"] == true,
        null_stop: value["null-stop"] == true,
    }
}
