//! The adapter's capabilities.

use serde_json::{Value, json};

/// Id of the filter that stops at faults.
pub const FAULT_FILTER: &str = "fault";

/// Returns the answer to `initialize`.
pub fn capabilities() -> Value {
    json!({
        "supportsConfigurationDoneRequest": true,
        "supportsFunctionBreakpoints": true,
        "supportsConditionalBreakpoints": true,
        "supportsHitConditionalBreakpoints": true,
        "supportsLogPoints": true,
        "supportsInstructionBreakpoints": true,
        "supportsDataBreakpoints": true,
        "supportsBreakpointLocationsRequest": true,
        "supportsEvaluateForHovers": true,
        "supportsClipboardContext": true,
        "supportsStepBack": true,
        "supportsSteppingGranularity": true,
        "supportsSetVariable": true,
        "supportsSetExpression": true,
        "supportsRestartRequest": true,
        "supportsRestartFrame": true,
        "supportsTerminateRequest": true,
        "supportTerminateDebuggee": true,
        "supportsCompletionsRequest": true,
        "completionTriggerCharacters": ["%", "@", ".", ">"],
        "supportsExceptionInfoRequest": true,
        "supportsValueFormattingOptions": true,
        "supportsDelayedStackTraceLoading": true,
        "supportsLoadedSourcesRequest": true,
        "supportsReadMemoryRequest": true,
        "supportsWriteMemoryRequest": true,
        "supportsDisassembleRequest": true,
        "exceptionBreakpointFilters": [{
            "filter": FAULT_FILTER,
            "label": "Faults",
            "description": "Stops where the program would be ended by a fault: undefined behavior, a trap, a signal",
            "default": true,
        }],
    })
}
