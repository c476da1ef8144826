//! Validator of documents against JSON schemas: the keywords of draft 2020-12 that the project uses, and no
//! others. It is stricter in one respect: a key that the schema does not describe is an error. A validator
//! crate would add seventy dependencies.

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// Supported keywords.
const WORDS: [&str; 19] = [
    "$schema",
    "$defs",
    "$ref",
    "title",
    "description",
    "type",
    "properties",
    "required",
    "items",
    "enum",
    "const",
    "oneOf",
    "minimum",
    "maximum",
    "minItems",
    "pattern",
    "additionalProperties",
    "default",
    "examples",
];

/// The schemas of a directory, by file name.
pub struct Schemas(BTreeMap<String, Value>);

impl Schemas {
    /// Reads the schemas.
    pub fn read(directory: &Path) -> Schemas {
        let mut all = BTreeMap::new();
        for entry in std::fs::read_dir(directory).expect("the directory") {
            let path = entry.expect("a file").path();
            let text = std::fs::read_to_string(&path).expect("a text");
            let schema: Value =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            words_are_known(&schema, &path.display().to_string());
            all.insert(path.file_name().expect("a name").to_string_lossy().into_owned(), schema);
        }
        Schemas(all)
    }

    /// Checks a document against the schema of a file; `Err` names the first mismatch.
    pub fn check(&self, file: &str, document: &Value) -> Result<(), String> {
        let schema = self.0.get(file).ok_or_else(|| format!("there is no schema {file}"))?;
        self.fits(file, schema, document, "$")
    }

    fn fits(&self, file: &str, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        if let Some(reference) = schema["$ref"].as_str() {
            let (other, path) = reference.split_once('#').unwrap_or((reference, ""));
            let other = if other.is_empty() { file } else { other };
            let target = self.0.get(other).and_then(|root| root.pointer(path));
            return self.fits(other, target.ok_or_else(|| format!("{reference} leads nowhere"))?, value, at);
        }
        let types: Vec<&str> = match &schema["type"] {
            Value::Array(list) => list.iter().filter_map(Value::as_str).collect(),
            one => one.as_str().into_iter().collect(),
        };
        if !types.is_empty() && !types.iter().any(|name| is_of_type(value, name)) {
            return Err(format!("{at}: {value} is not of the type {}", types.join(" or ")));
        }
        let wrong = |what: String| Err(format!("{at}: {value} {what}"));
        if let Some(list) = schema["enum"].as_array()
            && !list.contains(value)
        {
            return wrong(format!("is none of {}", schema["enum"]));
        }
        if !schema["const"].is_null() && schema["const"] != *value {
            return wrong(format!("is not {}", schema["const"]));
        }
        if let Some(number) = value.as_f64()
            && (schema["minimum"].as_f64().is_some_and(|least| number < least)
                || schema["maximum"].as_f64().is_some_and(|most| number > most))
        {
            return wrong("is out of range".into());
        }
        // The only pattern in use.
        if let (Some(pattern), Some(text)) = (schema["pattern"].as_str(), value.as_str()) {
            assert_eq!(pattern, "^[EW][0-9]{4}$");
            let digits =
                text.strip_prefix(['E', 'W']).is_some_and(|d| d.len() == 4 && d.bytes().all(|b| b.is_ascii_digit()));
            if !digits {
                return wrong(format!("is not as {pattern}"));
            }
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            let results: Vec<_> = choices.iter().map(|choice| self.fits(file, choice, value, at)).collect();
            if results.iter().filter(|result| result.is_ok()).count() != 1 {
                return wrong(format!("is not one of the choices: {results:?}"));
            }
        }
        if let Some(object) = value.as_object() {
            for key in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                if !object.contains_key(key) {
                    return wrong(format!("has no `{key}`"));
                }
            }
            for (key, part) in object.iter().filter(|_| schema["oneOf"].is_null()) {
                match schema["properties"].get(key) {
                    Some(described) => self.fits(file, described, part, &format!("{at}.{key}"))?,
                    None if schema["additionalProperties"].is_object() => {
                        self.fits(file, &schema["additionalProperties"], part, &format!("{at}.{key}"))?;
                    }
                    None => return Err(format!("{at}: the schema does not describe `{key}`: {part}")),
                }
            }
        }
        if let Some(list) = value.as_array() {
            if schema["minItems"].as_u64().is_some_and(|least| (list.len() as u64) < least) {
                return wrong("has too few items".into());
            }
            for (n, item) in list.iter().enumerate() {
                self.fits(file, &schema["items"], item, &format!("{at}[{n}]"))?;
            }
        }
        Ok(())
    }
}

fn is_of_type(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        other => panic!("`{other}` is not a type"),
    }
}

/// An unknown keyword would silently not be checked.
fn words_are_known(schema: &Value, file: &str) {
    let Some(object) = schema.as_object() else { return };
    for (key, value) in object {
        assert!(WORDS.contains(&key.as_str()), "{file}: `{key}` is not checked");
        match key.as_str() {
            "properties" | "$defs" => {
                value.as_object().into_iter().flatten().for_each(|(_, part)| words_are_known(part, file))
            }
            "items" => words_are_known(value, file),
            "oneOf" => value.as_array().into_iter().flatten().for_each(|part| words_are_known(part, file)),
            _ => {}
        }
    }
}
