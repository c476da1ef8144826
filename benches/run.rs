//! Speed of programs on each engine, and of their compilation.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::ir::GlobalId;
use llvmlite_jit::jit::{self, Jit, Relocatable};
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::value::Value;
use llvmlite_jit::verify::{Checked, Options, verify};
use std::hint::black_box;
use std::sync::Arc;

#[path = "workloads.rs"]
#[expect(dead_code, reason = "others use the rest")]
mod workloads;

/// A recursive and a looping function: calls, and arithmetic in registers.
const KERNELS: &str = "
define i64 @fib(i64 %n) {
  %small = icmp slt i64 %n, 2
  br i1 %small, label %base, label %rec
base:
  ret i64 %n
rec:
  %a = sub i64 %n, 1
  %x = call i64 @fib(i64 %a)
  %b = sub i64 %n, 2
  %y = call i64 @fib(i64 %b)
  %r = add i64 %x, %y
  ret i64 %r
}

define i64 @collatz(i64 %limit) {
entry:
  br label %outer
outer:
  %n = phi i64 [ 1, %entry ], [ %n1, %next ]
  %total = phi i64 [ 0, %entry ], [ %steps, %next ]
  br label %inner
inner:
  %x = phi i64 [ %n, %outer ], [ %x1, %step ]
  %steps = phi i64 [ %total, %outer ], [ %steps1, %step ]
  %one = icmp sle i64 %x, 1
  br i1 %one, label %next, label %step
step:
  %odd = and i64 %x, 1
  %is_odd = icmp eq i64 %odd, 1
  %half = ashr i64 %x, 1
  %triple = mul i64 %x, 3
  %up = add i64 %triple, 1
  %x1 = select i1 %is_odd, i64 %up, i64 %half
  %steps1 = add i64 %steps, 1
  br label %inner
next:
  %n1 = add i64 %n, 1
  %again = icmp sle i64 %n1, %limit
  br i1 %again, label %outer, label %done
done:
  ret i64 %steps
}
";

/// Returns a verified module and its functions.
fn load(text: &str) -> (Arc<Checked>, Vec<GlobalId>) {
    let mut sources = SourceMap::new();
    let source = sources.add("bench.ll", text).expect("below 4 GiB");
    let checked = verify(parse(&source).module, &sources, Options::default()).expect("it is valid");
    let functions = checked.module().definitions().map(|(id, _, _)| id).collect();
    (Arc::new(checked), functions)
}

fn compile(c: &mut Criterion) {
    let (checked, functions) = load(&workloads::straight(100));
    c.bench_function("compile/100 functions", |b| {
        b.iter_batched(
            || checked.clone(),
            |checked| {
                // SAFETY: the program is this bench's own.
                let jit = unsafe { Jit::new(checked, &functions, jit::Options::default()) };
                black_box(jit.expect("it is supported"))
            },
            BatchSize::LargeInput,
        )
    });
    let relocatable = Relocatable::new(checked.clone(), &functions, jit::Options::default()).expect("it is supported");
    c.bench_function("instantiate/100 functions", |b| {
        // SAFETY: the program is this bench's own.
        b.iter(|| black_box(unsafe { relocatable.instantiate() }.expect("there is memory")))
    });
}

fn run(c: &mut Criterion) {
    let (checked, functions) = load(KERNELS);
    // SAFETY: the program is this bench's own.
    let mut jit = unsafe { Jit::new(checked.clone(), &functions, jit::Options::default()) }.expect("it is supported");
    let mut interp = Interpreter::new(checked, &functions, interp::Options::default()).expect("it is supported");
    let mut group = c.benchmark_group("run");
    for (name, fast, slow) in [("fib", 27, 15), ("collatz", 10_000, 100)] {
        group.bench_function(format!("jit/{name}({fast})"), |b| {
            b.iter(|| black_box(jit.call(name, &[Value::i64(fast)])));
        });
        group.bench_function(format!("interp/{name}({slow})"), |b| {
            b.iter(|| black_box(interp.call(name, &[Value::i64(slow)])));
        });
    }
    group.finish();
}

criterion_group!(benches, compile, run);
criterion_main!(benches);
