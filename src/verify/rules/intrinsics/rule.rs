//! The form of the rules for arguments of intrinsics.

use crate::ir::inst::CallInfo;
use crate::parse::operand_spans::InstPart;
use crate::verify::rules::instructions::operands::InstChecker;

/// A check of the arguments of a call.
pub(crate) type Rule = fn(&mut InstChecker<'_, '_>, &CallInfo, &'static str) -> RuleResult;

/// The result of a rule.
pub(crate) type RuleResult = Result<(), ArgumentError>;

/// An error in a call.
pub(crate) struct ArgumentError {
    pub(super) part: InstPart,
    pub(super) message: String,
}

/// Returns an error in an argument, counted from 0.
pub(super) fn argument<T>(n: usize, message: impl Into<String>) -> Result<T, ArgumentError> {
    Err(ArgumentError { part: InstPart::Operand(n + 1), message: message.into() })
}

/// Returns an error in the call as a whole.
pub(super) fn whole<T>(message: impl Into<String>) -> Result<T, ArgumentError> {
    Err(ArgumentError { part: InstPart::Whole, message: message.into() })
}
