//! Calls and returns of both children in order, and the first difference in them.

use super::observed::{Observation, same};
use llvmlite_jit::engine::observe::{CallObserver, ObservedScalar, ScalarKind};
use llvmlite_jit::ir::{FloatKind, GlobalId};
use llvmlite_jit::value::Value;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Mutex;

/// Maximum number of events in one recording; a longer run is recorded in several reruns.
pub const WINDOW: u64 = 4 << 20;

/// Writes events to a file, and ends the program after a given number of them.
pub struct Recorder {
    state: Mutex<RecorderState>,
    from: u64,
    stop_after: u64,
}

struct RecorderState {
    file: Option<BufWriter<File>>,
    count: u64,
    failed: Option<io::Error>,
}

impl Recorder {
    /// Creates a recorder that writes the events from number `from` on to the file, if one is named.
    pub fn new(path: Option<&Path>, from: u64, stop_after: Option<u64>) -> io::Result<Recorder> {
        let file = path.map(File::create).transpose()?.map(BufWriter::new);
        let state = RecorderState { file, count: 0, failed: None };
        Ok(Recorder { state: Mutex::new(state), from, stop_after: stop_after.unwrap_or(u64::MAX) })
    }

    /// Flushes the buffered events.
    pub fn finish(&self) -> io::Result<()> {
        let mut state = self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        match state.failed.take() {
            Some(error) => Err(error),
            None => state.file.as_mut().map_or(Ok(()), |file| file.flush()),
        }
    }

    fn record_event(&self, leave: bool, function: GlobalId, values: &[ObservedScalar]) -> ControlFlow<()> {
        let mut state = self.state.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let number = state.count;
        state.count += 1;
        if (self.from..self.from.saturating_add(WINDOW)).contains(&number)
            && let Some(file) = &mut state.file
            && let Err(error) = write_event(file, leave, function.as_u32(), values)
        {
            state.failed = Some(error);
            state.file = None;
        }
        if state.count >= self.stop_after { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl CallObserver for Recorder {
    fn enter(&self, function: GlobalId, arguments: &[ObservedScalar]) -> ControlFlow<()> {
        self.record_event(false, function, arguments)
    }

    fn leave(&self, function: GlobalId, result: Option<ObservedScalar>) -> ControlFlow<()> {
        self.record_event(true, function, result.as_slice())
    }
}

const FORMATS: [FloatKind; 6] =
    [FloatKind::Half, FloatKind::BFloat, FloatKind::Float, FloatKind::Double, FloatKind::X86Fp80, FloatKind::Fp128];

fn write_event(file: &mut impl Write, leave: bool, function: u32, values: &[ObservedScalar]) -> io::Result<()> {
    file.write_all(&[u8::from(leave), values.len().min(255) as u8])?;
    file.write_all(&function.to_le_bytes())?;
    for value in values.iter().take(255) {
        let (kind, width) = match value.kind {
            ScalarKind::Int(width) => (0, width as u8),
            ScalarKind::Float(kind) => (1, FORMATS.iter().position(|k| *k == kind).unwrap_or(0) as u8),
            ScalarKind::Ptr => (2, 64),
        };
        let marked = u8::from(value.undefined != 0) << 7;
        file.write_all(&[kind | marked, width])?;
        file.write_all(&value.bits.to_le_bytes())?;
        if marked != 0 {
            file.write_all(&value.undefined.to_le_bytes())?;
        }
    }
    Ok(())
}

/// A call or a return.
#[derive(Clone, Debug)]
struct CallEvent {
    leave: bool,
    function: u64,
    values: Vec<ObservedScalar>,
}

fn read_event(file: &mut impl Read) -> Option<CallEvent> {
    let mut head = [0; 6];
    file.read_exact(&mut head).ok()?;
    let function = u32::from_le_bytes(head[2..].try_into().ok()?);
    let mut values = Vec::new();
    for _ in 0..head[1] {
        let (mut kind, mut word) = ([0; 2], [0; 16]);
        file.read_exact(&mut kind).ok()?;
        file.read_exact(&mut word).ok()?;
        let bits = u128::from_le_bytes(word);
        let mut undefined = [0; 16];
        if kind[0] & 0x80 != 0 {
            file.read_exact(&mut undefined).ok()?;
        }
        let what = match kind[0] & 0x7f {
            0 => ScalarKind::Int(kind[1].into()),
            1 => ScalarKind::Float(*FORMATS.get(kind[1] as usize)?),
            _ => ScalarKind::Ptr,
        };
        values.push(ObservedScalar { kind: what, bits, undefined: u128::from_le_bytes(undefined) });
    }
    Some(CallEvent { leave: head[0] == 1, function: function.into(), values })
}

/// The first function whose behavior differs.
pub struct DivergentCall {
    /// Name of the function.
    pub function: String,
    /// Location in the text.
    pub place: String,
    /// Number of this call among the calls of the function, from 1.
    pub call: u64,
    /// Arguments of the call.
    pub arguments: String,
    /// Action of compiled code.
    pub compiled: String,
    /// Action of the interpreter.
    pub interpreted: String,
}

/// An active call.
#[derive(Clone)]
struct ActiveCall {
    function: u64,
    call: u64,
    arguments: Vec<ObservedScalar>,
}

/// The state of a comparison that follows both event streams.
#[derive(Default)]
pub struct TraceComparison {
    active: Vec<ActiveCall>,
    calls: HashMap<u64, u64>,
    /// Number of events that agree.
    pub same: u64,
}

/// The result of comparing a window of events.
pub enum TraceDifference {
    /// An event differs.
    DivergentCall(DivergentCall),
    /// All events agree, and more may follow.
    More,
    /// All events agree, and both runs have ended.
    Same,
}

impl TraceComparison {
    /// Compares a window of events of compiled code and of the interpreter.
    pub fn window(
        &mut self,
        compiled: (&Observation, &Path),
        interpreted: (&Observation, &Path),
    ) -> Option<TraceDifference> {
        let open = |path: &Path| Some(BufReader::with_capacity(1 << 16, File::open(path).ok()?));
        let (mut left, mut right) = (open(compiled.1)?, open(interpreted.1)?);
        let (a, b) = (compiled.0, interpreted.0);
        for _ in 0..WINDOW {
            match (read_event(&mut left), read_event(&mut right)) {
                (None, None) => return Some(TraceDifference::Same),
                (Some(x), Some(y)) if x.leave == y.leave && x.function == y.function => {
                    let differs = x.values.iter().zip(&y.values).position(|(x, y)| !equal((a, x), (b, y)));
                    if let Some(n) = differs {
                        return Some(TraceDifference::DivergentCall(self.differing(a, b, &x, &y, n)));
                    }
                    self.step(x);
                }
                (x, y) => {
                    // The event differs in kind or function: it belongs to the active function.
                    let (compiled, interpreted) = (does(a, x.as_ref()), does(b, y.as_ref()));
                    return Some(TraceDifference::DivergentCall(self.under_way(a, compiled, interpreted)));
                }
            }
        }
        Some(TraceDifference::More)
    }

    fn step(&mut self, event: CallEvent) {
        self.same += 1;
        if !event.leave {
            let call = self.calls.entry(event.function).or_default();
            *call += 1;
            self.active.push(ActiveCall { function: event.function, call: *call, arguments: event.values });
        } else if let Some(at) = self.active.iter().rposition(|a| a.function == event.function) {
            // Unwinding has left the frames above.
            self.active.truncate(at);
        }
    }

    fn differing(&self, a: &Observation, b: &Observation, x: &CallEvent, y: &CallEvent, n: usize) -> DivergentCall {
        let (compiled, interpreted) = (text(a, &x.values[n]), text(b, &y.values[n]));
        if x.leave {
            let active = self.active.iter().rev().find(|active| active.function == x.function);
            return first(a, x.function, active, format!("returns {compiled}"), format!("returns {interpreted}"));
        }
        let callee = name(a, x.function);
        let passes = |value: String| format!("calls @{callee} with {value} as argument {}", n + 1);
        self.under_way(a, passes(compiled), passes(interpreted))
    }

    /// Describes the difference as one in the active function, if there is one.
    pub fn under_way(&self, a: &Observation, compiled: String, interpreted: String) -> DivergentCall {
        match self.active.last() {
            Some(active) => first(a, active.function, Some(active), compiled, interpreted),
            None => DivergentCall {
                function: String::new(),
                place: String::new(),
                call: 0,
                arguments: String::new(),
                compiled,
                interpreted,
            },
        }
    }
}

fn first(
    a: &Observation,
    function: u64,
    active: Option<&ActiveCall>,
    compiled: String,
    interpreted: String,
) -> DivergentCall {
    let arguments = active.map_or(&[][..], |active| &active.arguments);
    let arguments: Vec<String> = arguments.iter().map(|v| text(a, v)).collect();
    DivergentCall {
        function: name(a, function),
        place: a.symbols.get(&function).map_or(String::new(), |s| s.place.clone()),
        call: active.map_or(0, |active| active.call),
        arguments: arguments.join(", "),
        compiled,
        interpreted,
    }
}

fn name(observed: &Observation, function: u64) -> String {
    observed.symbols.get(&function).map_or_else(|| "?".into(), |s| s.name.clone())
}

fn does(observed: &Observation, event: Option<&CallEvent>) -> String {
    match event {
        None => "does nothing more".into(),
        Some(event) if event.leave => format!("returns from @{}", name(observed, event.function)),
        Some(event) => format!("calls @{}", name(observed, event.function)),
    }
}

fn equal((a, x): (&Observation, &ObservedScalar), (b, y): (&Observation, &ObservedScalar)) -> bool {
    let mask = !(x.undefined | y.undefined);
    match (x.kind, y.kind) {
        (x, y) if x != y => false,
        (ScalarKind::Ptr, _) if x.undefined | y.undefined != 0 => true,
        (ScalarKind::Ptr, _) => same((a, x.bits as u64, None), (b, y.bits as u64, None)) != Some(false),
        // The payload of a NaN is unspecified.
        (ScalarKind::Float(kind), _) => (x.bits ^ y.bits) & mask == 0 || is_nan(kind, x.bits) && is_nan(kind, y.bits),
        (ScalarKind::Int(_), _) => (x.bits ^ y.bits) & mask == 0,
    }
}

fn is_nan(kind: FloatKind, bits: u128) -> bool {
    let (exponent, fraction) = match kind {
        FloatKind::Half => (5, 10),
        FloatKind::BFloat => (8, 7),
        FloatKind::Float => (8, 23),
        FloatKind::Double => (11, 52),
        // This format stores the integer bit.
        FloatKind::X86Fp80 => (15, 64),
        _ => (15, 112),
    };
    let (all, written) = ((1u128 << exponent) - 1, if kind == FloatKind::X86Fp80 { fraction - 1 } else { fraction });
    bits >> fraction & all == all && bits & ((1 << written) - 1) != 0
}

fn text(observed: &Observation, scalar: &ObservedScalar) -> String {
    match scalar.kind {
        _ if scalar.undefined != 0 => "undef".into(),
        ScalarKind::Int(width) => Value::Int { width, bits: scalar.bits }.display(),
        ScalarKind::Float(kind) => Value::Float { kind, bits: scalar.bits }.display_decimal(),
        ScalarKind::Ptr => match observed.at(scalar.bits as u64).next() {
            _ if scalar.bits == 0 => "ptr null".into(),
            Some((n, 0)) => format!("ptr @{}", name(observed, n)),
            Some((n, offset)) => format!("ptr @{} + {offset}", name(observed, n)),
            None => format!("ptr {:#x}", scalar.bits),
        },
    }
}
