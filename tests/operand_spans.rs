//! Spans of the operands of a statement, for statements that are hard to parse.

use llvmlite_jit::parse::operand_spans::{
    constant_part, constant_part_type, header_spans, initializer_span, named_type_span, operand_spans,
    personality_span, type_part, variable_type_span,
};
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;

#[track_caller]
fn operands(statement: &str, want: &[&str]) {
    let text = format!(
        "%T = type {{ i64, i8* }}\n@s = global [3 x i8] c\"ab\\00\"\ndeclare i32 @printf(i8*, ...)\ndeclare void @g(%T*, i8)\n\
         define void @f(i64 %x, i64* %\"a b\", i1 %c, double %d, void (%T*, i8)* %h, %T* %t) {{\n  {statement}\n  ret void\n}}\n"
    );
    let mut sources = SourceMap::new();
    let source = sources.add("test.ll", text).unwrap();
    let parsed = parse(&source);
    let errors: Vec<&str> = parsed.diagnostics.iter().filter(|d| d.is_error()).map(|d| d.message.as_str()).collect();
    assert!(errors.is_empty(), "{errors:?}");
    let (_, _, body) = parsed.module.definitions().next().unwrap();
    let inst = body.blocks[body.entry()].insts[0];
    let span = body.span(inst);
    let statement = source.slice(span);
    let found: Vec<&str> = operand_spans(statement, &body.insts[inst])
        .into_iter()
        .map(|range| range.map_or("?", |r| &statement[r]))
        .collect();
    assert_eq!(found, want, "{statement}");
}

#[test]
fn operands_are_found() {
    operands("%y = add nuw nsw i64 %x, -3", &["%x", "-3"]);
    operands("%y = fadd fast double %d, 0x3FF0000000000000", &["%d", "0x3FF0000000000000"]);
    operands("%y=load i64 , i64 * %\"a b\"", &["%\"a b\""]);
    operands("%y = load volatile i64* %\"a b\", align 8", &["%\"a b\""]);
    operands(
        "store i64 ptrtoint ([3 x i8]* @s to i64), i64* %\"a b\", align 4",
        &["ptrtoint ([3 x i8]* @s to i64)", "%\"a b\""],
    );
    operands("%y = getelementptr inbounds %T, %T* %t, i64 %x, i32 1", &["%t", "%x", "1"]);
    operands("%y = getelementptr { i64, [2 x i8] }* null, i32 0, i32 1 ; , i32 7", &["null", "0", "1"]);
    operands("%y = icmp eq void (%T*, i8)* %h, @g", &["%h", "@g"]);
    operands("%y = select i1 %c, <{ i8, i64 }>* null, <{ i8, i64 }>* undef", &["%c", "null", "undef"]);
    operands("%y = bitcast i64* %\"a b\" to void (%T*, i8)*", &["%\"a b\""]);
    operands("%y = alloca [4 x i64], i64 %x, align 16", &["%x"]);
}

#[test]
fn operands_of_calls_are_found() {
    operands(
        "%y = call i32 (i8*, ...) @printf(i8* getelementptr ([3 x i8], [3 x i8]* @s, i32 0, i32 0), i64 %x, double 1.0e+3)",
        &["@printf", "getelementptr ([3 x i8], [3 x i8]* @s, i32 0, i32 0)", "%x", "1.0e+3"],
    );
    operands("tail call fastcc void %h(%T* byval(%T) align 8 nonnull %t, i8 zeroext 3) nounwind", &["%h", "%t", "3"]);
    operands("call void (%T*, i8) * %h(%T* noalias null, i8 signext -1)", &["%h", "null", "-1"]);
    operands("%y = call noundef zeroext i1 @k(i64 noundef %x)", &["@k", "%x"]);
}

/// The address space of a pointer type is not part of its pointee.
#[test]
fn pointees_are_found() {
    for (pointer, pointee) in [
        ("i8 addrspace(1)*", "i8"),
        ("i8* addrspace( 2 )*", "i8*"),
        ("%struct.addrspace_map*", "%struct.addrspace_map"),
        ("[2 x ptr addrspace(1)]*", "[2 x ptr addrspace(1)]"),
        ("{ i8 addrspace(1)* } addrspace(3)*", "{ i8 addrspace(1)* }"),
        ("void (i8 addrspace(1)*)*", "void (i8 addrspace(1)*)"),
        ("%map.addrspace (i8)*", "%map.addrspace (i8)"),
    ] {
        let range = type_part(pointer, 0..pointer.len(), &[0]);
        assert_eq!(range.map(|range| &pointer[range]), Some(pointee), "{pointer}");
    }
}

#[test]
fn parts_of_headers_are_found() {
    let header = "define internal ptr @f(i32 noundef %a, [2 x i8]* %b, ...) #0 personality ptr @personality {";
    let (ret, params) = header_spans(header).unwrap();
    assert_eq!(&header[ret], "ptr");
    assert_eq!(params.into_iter().map(|range| &header[range]).collect::<Vec<_>>(), ["i32", "[2 x i8]*"]);
    assert_eq!(personality_span(header).map(|range| &header[range]), Some("@personality"));
    // An incomplete statement, as during typing.
    let header = "declare void @f(i32, ";
    assert_eq!(header_spans(header).map(|(_, params)| params.len()), Some(1));
}

#[test]
fn parts_of_entities_are_found() {
    let text = "@a = internal addrspace(1) constant [2 x\n ptr] [ptr null,\n ptr @b], align 8\n@b = global i8 0\n";
    assert_eq!(variable_type_span(text).map(|range| &text[range]), Some("[2 x\n ptr]"));
    let initializer = initializer_span(text).unwrap();
    assert_eq!(constant_part(text, initializer.clone(), &[1]).map(|range| &text[range]), Some("@b"));
    assert_eq!(constant_part_type(text, initializer, &[1]).map(|range| &text[range]), Some("ptr"));
    let text = "@c = alias i8, getelementptr (i8, ptr @a, i64 1)";
    let target = initializer_span(text).unwrap();
    assert_eq!(constant_part(text, target, &[1]).map(|range| &text[range]), Some("1"));
    let text = "%t = type { i8, [3 x i32 (i8, %t*)*] }";
    let ty = named_type_span(text).unwrap();
    assert_eq!(type_part(text, ty, &[1, 0, 0, 2]).map(|range| &text[range]), Some("%t*"));
}
