//! Programs read from bytes, and written to files.

use super::*;

/// The format of bytes is detected from their content.
#[test]
fn programs_are_read_from_bytes() {
    let program = Program::from_bytes("f.ll", "#!/usr/bin/llvmlite-jit\ndefine i64 @f() { ret i64 7 }").unwrap();
    assert_eq!(program.interpreter(Options::new()).unwrap().call("f", &[]).unwrap(), Value::i64(7));
    let error = Program::from_bytes("f.bc", *b"BC\xC0\xDE").unwrap_err();
    assert_eq!(error.diagnostics()[0].code, "E1103", "{error}");
}

/// A program from a text, an archive or a builder behaves the same after it was written in each format and read again.
#[test]
fn programs_are_written_as_files() {
    use llvmlite_jit::OutputFormat;
    use llvmlite_jit::bitcode::Version;
    use llvmlite_jit::builder::{ModuleBuilder, Type};

    let value = |program: &Program, name: &str| {
        let instance = program.interpreter(Options::new().entries([name])).unwrap_or_else(|e| panic!("{e}"));
        instance.typed_function::<i32, i32>(name).and_then(|f| f.call(21)).unwrap_or_else(|e| panic!("{e}"))
    };
    let text = "define i32 @twice(i32 %x) { %y = call i32 @sum(i32 %x, i32 %x) ret i32 %y }";
    let other = "define i32 @sum(i32 %x, i32 %y) { %z = add i32 %x, %y ret i32 %z }";
    let joined = Program::joined([("twice.ll", text), ("sum.ll", other)]).unwrap_or_else(|e| panic!("{e}"));
    let archive = std::fs::read("tests/cli/bitcode/bsd.a").expect("an archive");
    let archive = Program::from_bytes("bsd.a", archive).unwrap_or_else(|e| panic!("{e}"));
    let mut module = ModuleBuilder::new("built");
    let twice = module.declare("twice", Type::I32, &[Type::I32]).expect("a declaration");
    let mut f = module.define(twice).expect("a definition");
    let (entry, x) = (f.block("entry"), f.param(0).expect("a parameter"));
    f.position_at_end(entry).expect("a block");
    let y = f.add(x, x).expect("a sum");
    f.ret(y).expect("a result");
    f.finish().expect("a function");
    let built = module.finish().unwrap_or_else(|e| panic!("{e}"));
    for program in [&joined, &archive, &built] {
        assert_eq!(value(program, "twice"), 42);
        for format in [OutputFormat::Assembly, OutputFormat::Bitcode(Version::Llvm22), OutputFormat::Bytecode] {
            let bytes = program.write(format).unwrap_or_else(|e| panic!("{format:?}: {e}"));
            let again = Program::from_bytes("again", bytes).unwrap_or_else(|e| panic!("{format:?}: {e}"));
            assert_eq!(value(&again, "twice"), 42, "{format:?}");
        }
    }
    // Unlinked members of the archive are not written, and linked ones are written once.
    let text = String::from_utf8(archive.write(OutputFormat::Assembly).expect("a text")).expect("UTF-8");
    assert_eq!(text.matches("define").count(), 3, "{text}");
}

/// The written module is the one that was read: with debug information and the original names of intrinsics;
/// undeclared functions get a declaration.
#[test]
fn serialized_modules_are_not_lowered() {
    use llvmlite_jit::OutputFormat;
    use llvmlite_jit::bitcode::Version;

    let text = "define i32 @f(i32 %x) {\n  %c = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 3)\n  \
        %n = call i32 @puts(ptr null)\n  ret i32 %c, !note !0\n}\n!0 = !{!\"kept\"}\n";
    let program = Program::new("f.ll", text).unwrap_or_else(|e| panic!("{e}"));
    for format in [OutputFormat::Assembly, OutputFormat::Bitcode(Version::Llvm22)] {
        let written = program.write(format).unwrap_or_else(|e| panic!("{e}"));
        let again = Program::from_bytes("f", written).unwrap_or_else(|e| panic!("{e}"));
        let text = String::from_utf8(again.write(OutputFormat::Assembly).expect("a text")).expect("UTF-8");
        for part in ["@llvm.fshl.i32(i32 %x", "declare i32 @puts(ptr)", "!{!\"kept\"}"] {
            assert!(text.contains(part), "{part} is not in\n{text}");
        }
    }
    let Err(Error::Refused(refused)) = program.write(OutputFormat::Bitcode(Version::Llvm14)) else {
        panic!("opaque pointers")
    };
    assert_eq!(refused.diagnostics()[0].code, "E1106");
}
