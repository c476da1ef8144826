//! The server's loop: reads messages, maintains the open documents, and schedules analyses.
//!
//! Edits are applied at once. Analysis waits until no message is left, so that it never slows down typing: a short text
//! is checked as a whole; in a long text, the edited function is checked at once. Unless this shows that the text has
//! no finding, the whole text is checked on another thread after a pause; an edit ends that check.

use super::analysis::{self, Findings};
use super::client::Client;
use super::commands::{self, Runner};
use super::open::{Failure, OpenDocument, Workspace};
use super::text::document::Document;
use super::transport::{self, Incoming, Outgoing};
use super::{capabilities, features, publish};
use crossbeam_channel::{Receiver, Sender, bounded, select, unbounded};
use gen_lsp_types as lsp;
use lsp_server::{ErrorCode, Message, Notification, Request, RequestId, Response};
use rustc_hash::FxHashMap;
use serde_json::Value;
use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Texts up to this length are checked as a whole after each edit.
const SHORT: usize = 64 << 10;

/// Pause in typing after which a long text is checked as a whole.
const PAUSE: Duration = Duration::from_millis(200);

/// A text to check as a whole.
struct Job {
    uri: String,
    text: Arc<String>,
    /// Set when the text has changed or is closed.
    stop: Arc<AtomicBool>,
}

/// The diagnostics of a text.
struct CheckedText {
    uri: String,
    found: Findings,
    stop: Arc<AtomicBool>,
}

/// The server.
struct Server {
    sender: Sender<Outgoing>,
    workspace: Workspace,
    jobs: Sender<Job>,
    checked: Receiver<CheckedText>,
    replies: (Sender<Message>, Receiver<Message>),
    runner: Arc<Runner>,
    /// Requests whose programs are running, with the flags that end them.
    running: FxHashMap<RequestId, Arc<AtomicBool>>,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Created,
    Initialized,
    ShutDown,
}

/// Serves a client until it ends the session or closes the input. Returns whether it shut down properly. `runner` runs
/// programs at the user's request.
pub fn serve(input: impl BufRead + Send + 'static, output: impl Write + Send + 'static, runner: Arc<Runner>) -> bool {
    let incoming = transport::read(input);
    let (sender, writer) = transport::write(output);
    let mut server = Server::new(sender, runner);
    let in_order = server.run(&incoming);
    drop(server);
    // Pending messages are written, but the server does not wait for a client that no longer reads.
    let (ended, end) = bounded(1);
    std::thread::spawn(move || {
        let _ = writer.join();
        let _ = ended.send(());
    });
    let _ = end.recv_timeout(Duration::from_secs(1));
    in_order
}

impl Server {
    fn new(sender: Sender<Outgoing>, runner: Arc<Runner>) -> Server {
        let (jobs, todo) = unbounded::<Job>();
        let (finished, checked) = unbounded();
        std::thread::spawn(move || {
            for Job { uri, text, stop } in todo {
                let flag = Arc::clone(&stop);
                let found = catch_unwind(|| analysis::check_until(&uri, text, flag)).unwrap_or_default();
                if finished.send(CheckedText { uri, found, stop }).is_err() {
                    return;
                }
            }
        });
        Server {
            sender,
            workspace: Workspace::default(),
            jobs,
            checked,
            replies: unbounded(),
            runner,
            running: FxHashMap::default(),
            stage: Stage::Created,
        }
    }

    /// Handles messages until the end. Returns whether the client shut down properly.
    fn run(&mut self, incoming: &Receiver<Incoming>) -> bool {
        let mut queue: VecDeque<Incoming> = VecDeque::new();
        loop {
            queue.extend(incoming.try_iter());
            let Some(message) = queue.pop_front() else {
                self.analyze();
                let wait = self.next_due().unwrap_or(Duration::from_secs(3600));
                let replies = self.replies.1.clone();
                select! {
                    recv(incoming) -> message => match message {
                        Ok(message) => queue.push_back(message),
                        // The client has disconnected.
                        Err(_) => return false,
                    },
                    recv(self.checked) -> checked => if let Ok(checked) = checked { self.finish(checked) },
                    recv(replies) -> reply => if let Ok(reply) = reply { self.reply(reply) },
                    default(wait) => {}
                }
                continue;
            };
            match message {
                Incoming::Malformed(code, reason) => drop(self.sender.send(Outgoing::Malformed(code, reason))),
                Incoming::Message(Message::Notification(note)) if note.method == "exit" => {
                    return self.stage == Stage::ShutDown;
                }
                Incoming::Message(Message::Notification(note)) => self.notification(note),
                Incoming::Message(Message::Request(request)) if is_cancelled(&request.id, &queue) => {
                    let failure = Failure { code: ErrorCode::RequestCanceled as i32, message: "cancelled".into() };
                    self.respond(request.id, Err(failure));
                }
                Incoming::Message(Message::Request(request)) => self.request(request),
                // Responses to the server's own requests, which need no handling.
                Incoming::Message(Message::Response(_)) => {}
            }
        }
    }

    fn send(&self, message: impl Into<Message>) {
        // The writer ends when the client has disconnected, which the reader notices.
        let _ = self.sender.send(Outgoing::Message(message.into()));
    }

    /// Sends the result of a program that was run.
    fn reply(&mut self, reply: Message) {
        if let Message::Response(response) = &reply {
            self.running.remove(&response.id);
        }
        self.send(reply);
    }

    /// Sends a notification.
    fn notify(&self, method: &str, params: impl serde::Serialize) {
        self.send(Notification::new(method.into(), params));
    }

    fn respond(&self, id: RequestId, result: Result<Value, Failure>) {
        self.send(match result {
            Ok(value) => Response::new_ok(id, value),
            Err(Failure { code, message }) => Response::new_err(id, code, message),
        });
    }

    fn request(&mut self, request: Request) {
        let Request { id, method, params } = request;
        let refused = |code: ErrorCode, message: &str| Err(Failure { code: code as i32, message: message.into() });
        let result = match (self.stage, method.as_str()) {
            (Stage::Created, "initialize") => self.initialize(params),
            (Stage::Created, _) => refused(ErrorCode::ServerNotInitialized, "the first request is `initialize`"),
            (Stage::ShutDown, _) => refused(ErrorCode::InvalidRequest, "the server has been shut down"),
            (_, "initialize") => refused(ErrorCode::InvalidRequest, "the server has been initialized"),
            (_, "shutdown") => {
                self.stage = Stage::ShutDown;
                Ok(Value::Null)
            }
            (_, "workspace/executeCommand") => match self.command(&id, params) {
                Some(result) => result,
                // The response follows later.
                None => return,
            },
            (_, method) => {
                let found = catch_unwind(AssertUnwindSafe(|| features::request(&mut self.workspace, method, params)));
                found.unwrap_or_else(|_| refused(ErrorCode::InternalError, "a bug of llvmlite-jit"))
            }
        };
        self.respond(id, result);
    }

    fn initialize(&mut self, params: Value) -> Result<Value, Failure> {
        self.workspace.client = Client::of(&params);
        self.stage = Stage::Initialized;
        Ok(capabilities::result(&self.workspace.client))
    }

    /// Executes a command. Commands that run a program respond from a separate thread.
    fn command(&mut self, id: &RequestId, params: Value) -> Option<Result<Value, Failure>> {
        let params: lsp::ExecuteCommandParams = match serde_json::from_value(params) {
            Ok(params) => params,
            Err(error) => return Some(Err(Failure::invalid(error.to_string()))),
        };
        let task = match commands::prepare(&mut self.workspace, &params.command, params.arguments.unwrap_or_default()) {
            Ok(commands::PreparedCommand::Answer(value, shown)) => {
                if let Some(text) = shown {
                    self.send(message(&text));
                }
                return Some(Ok(value));
            }
            Ok(commands::PreparedCommand::Run(task)) => task,
            Err(failure) => return Some(Err(failure)),
        };
        let (runner, replies, id) = (Arc::clone(&self.runner), self.replies.0.clone(), id.clone());
        let stop = Arc::new(AtomicBool::new(false));
        self.running.insert(id.clone(), Arc::clone(&stop));
        std::thread::spawn(move || {
            let show = task.show;
            let reply = match runner(task, Arc::clone(&stop)) {
                _ if stop.load(Ordering::Relaxed) => {
                    Response::new_err(id, ErrorCode::RequestCanceled as i32, "cancelled".into())
                }
                Ok(output) => {
                    if show {
                        let _ = replies.send(message(&commands::shown(&output)).into());
                    }
                    Response::new_ok(id, output)
                }
                Err(message) => Response::new_err(id, ErrorCode::RequestFailed as i32, message),
            };
            let _ = replies.send(reply.into());
        });
        None
    }

    fn notification(&mut self, note: Notification) {
        if self.stage != Stage::Initialized {
            return;
        }
        let Notification { method, params } = note;
        let known = match method.as_str() {
            "textDocument/didOpen" => serde_json::from_value(params).map(|params| self.open(params)),
            "textDocument/didChange" => serde_json::from_value(params).map(|params| self.change(params)),
            "$/cancelRequest" => {
                if let Some(stop) = cancelled(&params).and_then(|id| self.running.get(&id)) {
                    stop.store(true, Ordering::Relaxed);
                }
                Ok(())
            }
            "textDocument/didClose" => serde_json::from_value(params).map(|params| self.close(params)),
            // No state depends on these notifications.
            _ => Ok(()),
        };
        if let Err(error) = known {
            self.log(&format!("{method}: {error}"));
        }
    }

    /// Logs an invalid message of the client.
    fn log(&self, text: &str) {
        let kind = lsp::MessageType::Warning;
        self.notify("window/logMessage", lsp::LogMessageParams { kind, message: text.into() });
    }

    fn open(&mut self, params: lsp::DidOpenTextDocumentParams) {
        let lsp::TextDocumentItem { uri, version, text, .. } = params.text_document;
        if let Some(before) = self.workspace.documents.remove(&uri.0) {
            before.stop_check();
        }
        let text = Arc::new(text);
        // A long text is checked while it is divided into lines and entities.
        let checking = (text.len() > SHORT).then(|| self.check_in_background(&uri.0, Arc::clone(&text)));
        let document = Document::of_shared(uri.0.clone(), version, text, self.workspace.client.encoding);
        let mut open = OpenDocument::new(document);
        if checking.is_some() {
            (open.edited, open.checking) = (None, checking);
        }
        self.workspace.documents.insert(uri.0, open);
    }

    /// Starts a check of a whole text. Returns the flag that ends it.
    fn check_in_background(&self, uri: &str, text: Arc<String>) -> Arc<AtomicBool> {
        let stop = Arc::new(AtomicBool::new(false));
        let _ = self.jobs.send(Job { uri: uri.to_string(), text, stop: Arc::clone(&stop) });
        stop
    }

    fn change(&mut self, params: lsp::DidChangeTextDocumentParams) {
        let uri = params.text_document.text_document_identifier.uri.0;
        let Some(open) = self.workspace.documents.get_mut(&uri) else {
            return self.log(&format!("a change of {uri}, which is not open"));
        };
        for change in params.content_changes {
            use lsp::TextDocumentContentChangeEvent::{
                TextDocumentContentChangePartial as Part, TextDocumentContentChangeWholeDocument as Whole,
            };
            match change {
                Part(part) => {
                    let range = open.document.bytes(part.range);
                    open.edit(range, &part.text);
                }
                Whole(whole) => open.replace(whole.text),
            }
        }
        open.document.version = params.text_document.version;
    }

    fn close(&mut self, params: lsp::DidCloseTextDocumentParams) {
        let uri = params.text_document.uri;
        if let Some(open) = self.workspace.documents.remove(&uri.0) {
            open.stop_check();
            self.notify(
                "textDocument/publishDiagnostics",
                lsp::PublishDiagnosticsParams { uri, version: None, diagnostics: Vec::new() },
            );
        }
    }

    /// Schedules the analysis of changed documents.
    fn analyze(&mut self) {
        let now = Instant::now();
        let (mut ready, mut due) = (Vec::new(), Vec::new());
        for (uri, open) in &mut self.workspace.documents {
            if open.edited.is_some() {
                let is_new = open.edited == Some(0..open.document.text().len());
                let result = catch_unwind(AssertUnwindSafe(|| {
                    if open.document.text().len() <= SHORT {
                        open.check();
                        return true;
                    }
                    if open.is_clean() {
                        open.diagnostics.clear();
                        open.check_at = None;
                        return true;
                    }
                    open.check_at = Some(if is_new { now } else { now + PAUSE });
                    open.check_edited_function()
                }));
                open.edited = None;
                if result.unwrap_or(false) {
                    ready.push(uri.clone());
                }
            }
            if open.check_at.is_some_and(|due| due <= now) && open.checking.is_none() {
                due.push((uri.clone(), open.document.snapshot()));
            }
        }
        for (uri, text) in due {
            let stop = self.check_in_background(&uri, text);
            if let Some(open) = self.workspace.documents.get_mut(&uri) {
                (open.check_at, open.checking) = (None, Some(stop));
            }
        }
        ready.iter().for_each(|uri| self.publish(uri));
    }

    fn next_due(&self) -> Option<Duration> {
        let now = Instant::now();
        let due =
            self.workspace.documents.values().filter(|open| open.checking.is_none()).filter_map(|open| open.check_at);
        due.min().map(|due| due.saturating_duration_since(now))
    }

    fn finish(&mut self, checked: CheckedText) {
        let Some(open) = self.workspace.documents.get_mut(&checked.uri) else { return };
        // The check belongs to a text that was closed, and possibly opened again.
        if !open.checking.as_ref().is_some_and(|stop| Arc::ptr_eq(stop, &checked.stop)) {
            return;
        }
        open.checking = None;
        // Otherwise the text was edited since, and the edit has scheduled the next check or made it superfluous.
        if !checked.stop.load(Ordering::Relaxed) {
            open.checked(checked.found);
            self.publish(&checked.uri);
        }
    }

    fn publish(&mut self, uri: &str) {
        let Some(open) = self.workspace.documents.get(uri) else { return };
        let diagnostics = publish::diagnostics(open, &self.workspace.client);
        self.notify(
            "textDocument/publishDiagnostics",
            lsp::PublishDiagnosticsParams {
                uri: lsp::Uri(uri.into()),
                version: Some(open.document.version),
                diagnostics,
            },
        );
    }
}

/// Returns the notification that shows a text to the user.
fn message(text: &str) -> Notification {
    let params = lsp::ShowMessageParams { kind: lsp::MessageType::Info, message: text.into() };
    Notification::new("window/showMessage".into(), params)
}

/// Returns the request that the parameters of `$/cancelRequest` name.
fn cancelled(params: &Value) -> Option<RequestId> {
    serde_json::from_value(params["id"].clone()).ok()
}

/// Whether a message in the queue cancels a request.
fn is_cancelled(id: &RequestId, queue: &VecDeque<Incoming>) -> bool {
    let cancels =
        |note: &Notification| note.method == "$/cancelRequest" && cancelled(&note.params).as_ref() == Some(id);
    queue.iter().any(|one| matches!(one, Incoming::Message(Message::Notification(note)) if cancels(note)))
}
