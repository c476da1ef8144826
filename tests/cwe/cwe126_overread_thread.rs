// CWE-126: a thread reads behind the end of an array of its parent.
use std::hint::black_box;
#[inline(never)]
unsafe fn last(values: *const u64, count: usize) -> u64 {
    unsafe { *values.add(count) } // MISTAKE: out of bounds
}
fn main() -> std::process::ExitCode {
    let values = [1u64, 2, 3, 4];
    let values = black_box(&values);
    let count = if cfg!(right) { 3 } else { 4 };
    let found = std::thread::scope(|scope| {
        let reader = scope.spawn(|| unsafe { last(values.as_ptr(), black_box(count)) });
        reader.join().unwrap_or(0)
    });
    std::process::ExitCode::from(found as u8 - 4)
}
