//! Speed of the parser and of the verifier.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::verify::{Options, verify};
use std::hint::black_box;

#[path = "workloads.rs"]
#[expect(dead_code, reason = "others use the rest")]
mod workloads;

/// A small program.
const EXAMPLE: &str = include_str!("../examples/list.ll");

fn parsing(c: &mut Criterion) {
    for (name, text) in [("example", EXAMPLE.to_string()), ("straight code", workloads::straight(1000))] {
        let mut sources = SourceMap::new();
        let source = sources.add(name, text).expect("below 4 GiB");
        let mut group = c.benchmark_group("parse");
        group.throughput(Throughput::Bytes(source.text().len() as u64));
        group.bench_function(name, |b| b.iter(|| black_box(parse(&source))));
        group.finish();
        let mut group = c.benchmark_group("verify");
        group.throughput(Throughput::Bytes(source.text().len() as u64));
        group.bench_function(name, |b| {
            b.iter_batched(
                || parse(&source).module,
                |module| black_box(verify(module, &sources, Options::default())),
                criterion::BatchSize::LargeInput,
            )
        });
        group.finish();
    }
}

criterion_group!(benches, parsing);
criterion_main!(benches);
