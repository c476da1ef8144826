//! Control-flow graphs and their drawings, through the library.

use llvmlite_jit::graph::{CfgGraph, EdgeKind, dot, svg};
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{parse, verify};
use std::fmt::Write;

fn graphs(text: &str) -> Vec<CfgGraph> {
    let mut sources = SourceMap::new();
    let source = sources.add("test.ll", text).expect("a small text");
    let checked = verify::verify(parse::parse(&source).module, &sources, Default::default()).expect("a sound module");
    let module = checked.module();
    module.definitions().filter_map(|(id, ..)| CfgGraph::new(module, id)).collect()
}

#[test]
fn edges_say_when_they_are_taken_and_whether_they_go_back() {
    let graph = &graphs(
        "define void @f(i1 %c, i8 %n) {
         outer: br label %head
         head: br i1 %c, label %body, label %end
         body: switch i8 %n, label %head [ i8 1, label %body i8 2, label %end i8 3, label %end ]
         end: ret void
         dead: br i1 %c, label %dead, label %end }",
    )[0];
    let names = |n: usize| graph.nodes[n].label.as_str();
    let edge = |from: &str, to: &str| {
        let found = graph.edges.iter().find(|e| names(e.from) == from && names(e.to) == to).expect("an edge");
        (found.label.as_str(), found.kind, found.back)
    };
    assert_eq!(edge("outer", "head"), ("", EdgeKind::Plain, false));
    assert_eq!(edge("head", "body"), ("T", EdgeKind::True, false));
    assert_eq!(edge("head", "end"), ("F", EdgeKind::False, false));
    assert_eq!(edge("body", "head"), ("default", EdgeKind::Plain, true));
    assert_eq!(edge("body", "body"), ("1", EdgeKind::Plain, true));
    assert_eq!(edge("body", "end"), ("2, 3", EdgeKind::Plain, false));
    assert_eq!(graph.edges.len(), 8);
    let marked = |f: fn(&llvmlite_jit::graph::CfgNode) -> bool| -> Vec<&str> {
        graph.nodes.iter().filter(|n| f(n)).map(|n| n.label.as_str()).collect()
    };
    assert_eq!(marked(|n| n.header), ["head", "body"]);
    assert_eq!(marked(|n| !n.reachable), ["dead"]);
}

#[test]
fn two_ways_to_one_block_are_one_edge() {
    let graph = &graphs("define void @f(i1 %c) { br i1 %c, label %a, label %a a: ret void }")[0];
    assert_eq!(graph.edges.len(), 1);
    assert_eq!((graph.edges[0].label.as_str(), graph.edges[0].kind), ("T, F", EdgeKind::Plain));
}

#[test]
fn any_name_is_told() {
    let text = r#"define void @"q\22 <&> \5C" () { br label %"\22\5C<b>&\0A" "\22\5C<b>&\0A": ret void }"#;
    let graphs = graphs(text);
    let dot = dot(&graphs);
    // Graphviz unescapes backslashes once more than LLVM.
    assert!(dot.contains(r#"label="@\"q\\22 <&amp;> \\5C\"""#), "{dot}");
    assert!(dot.contains(r#"label="\"\\22\\5C<b>&amp;\\0A\":\l"#), "{dot}");
    let svg = svg(&graphs);
    assert!(svg.contains(r#">@"q\22 &lt;&amp;&gt; \5C"<"#), "{svg}");
    assert!(!svg.contains("<b>"), "{svg}");
}

#[test]
fn a_drawing_without_functions_is_one() {
    assert!(svg(&[]).ends_with("</svg>\n") && dot(&[]).ends_with("}\n"));
}

/// Returns the blocks in a drawing of one function: x, y, width, height.
fn blocks(svg: &str) -> Vec<[f64; 4]> {
    let attribute = |line: &str, name: &str| -> f64 {
        let (_, rest) = line.split_once(&format!(" {name}=\"")).expect("the attribute");
        rest.split('"').next().and_then(|number| number.parse().ok()).expect("a number")
    };
    let rects = svg.lines().filter(|line| line.starts_with("<rect"));
    rects.map(|line| ["x", "y", "width", "height"].map(|name| attribute(line, name))).collect()
}

#[test]
fn blocks_do_not_lie_on_each_other() {
    // Graphs from a fixed random generator: nested loops, irreducible control flow, unreachable blocks.
    let mut state = 0x9E37_79B9_7F4A_7C15u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    for round in 0..60 {
        let count = 2 + random(40);
        let mut text = String::from("define void @f(i1 %c, i64 %n) {\n  br label %b0\n");
        for n in 0..count {
            let mut target = || if random(3) > 0 { (n + 1 + random(4)).min(count - 1) } else { random(count) };
            let _ = match (n + 1 == count, target() % 3) {
                (true, _) => writeln!(text, "b{n}:\n  ret void"),
                (false, 0) => writeln!(text, "b{n}:\n  br label %b{}", target()),
                (false, 1) => writeln!(text, "b{n}:\n  br i1 %c, label %b{}, label %b{}", target(), target()),
                (false, _) => {
                    let (a, b, c) = (target(), target(), target());
                    writeln!(text, "b{n}:\n  switch i64 %n, label %b{a} [i64 1, label %b{b} i64 2, label %b{c}]")
                }
            };
        }
        text.push('}');
        let graphs = graphs(&text);
        let svg = svg(&graphs);
        assert_eq!(svg, llvmlite_jit::graph::svg(&graphs), "a drawing depends on the graph alone");
        let blocks = blocks(&svg);
        assert_eq!(blocks.len(), graphs[0].nodes.len());
        for (n, a) in blocks.iter().enumerate() {
            for b in &blocks[..n] {
                let apart = a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
                assert!(apart, "round {round}: {a:?} and {b:?} in\n{text}");
            }
        }
    }
}

#[test]
fn a_huge_function_is_drawn() {
    let count = 4000;
    let mut text = String::from("define void @f(i1 %c) {\n  br label %b0\n");
    for n in 0..count {
        // Every block may exit, and every tenth jumps back.
        let other = if n % 10 == 9 { n / 2 } else { count };
        let _ = writeln!(text, "b{n}:\n  br i1 %c, label %b{}, label %b{other}", n + 1);
    }
    let _ = writeln!(text, "b{count}:\n  ret void\n}}");
    assert_eq!(blocks(&svg(&graphs(&text))).len(), count + 2);
}

#[test]
fn the_picture_of_the_manual_is_what_is_drawn() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(root.join("examples/switch.ll")).expect("the example");
    let picture = root.join("docs/src/images/steps.svg");
    let drawn = svg(&graphs(&text)[..1]);
    if std::env::var_os("LLVMLITE_BLESS").is_some() {
        std::fs::write(&picture, &drawn).expect("the picture can be written");
    }
    assert_eq!(drawn, std::fs::read_to_string(&picture).expect("the picture"));
}
