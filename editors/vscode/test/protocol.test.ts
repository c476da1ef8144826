// The language server beside the protocol's own implementation for node: what the extension asks of it.

import assert from "node:assert/strict";
import { spawn, type ChildProcess } from "node:child_process";
import { after, before, describe, test } from "node:test";
import {
  CodeLensRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentSymbolRequest,
  ExecuteCommandRequest,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  SemanticTokensRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { adapted } from "../src/drawing";
import { parse } from "../src/listing";
import type { Output } from "../src/page";
import { withoutType } from "../src/text";
import { command, skip } from "./files";

const TEXT = `; run: @f(i64 20) == i64 41
define i64 @f(i64 %n) {
  %d = mul i64 %n, 2
  %r = add i64 %d, 1
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @f(i64 3)
  ret i64 %r
}
`;
const URI = "untitled:Untitled-1";

/** A server with a client that is connected to it. */
class Session {
  readonly published: PublishDiagnosticsParams[] = [];
  private waiting: (() => void)[] = [];

  private constructor(
    readonly process: ChildProcess,
    readonly connection: ProtocolConnection,
  ) {
    connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.published.push(params);
      this.waiting.splice(0).forEach((resolve) => resolve());
    });
    connection.listen();
  }

  static async start(trusted: boolean) {
    const server = spawn(command() as string, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
    const connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
    const session = new Session(server, connection);
    const result = await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        general: { positionEncodings: ["utf-16"] },
        textDocument: { documentSymbol: { hierarchicalDocumentSymbolSupport: true } },
        workspace: { textDocumentContent: { dynamicRegistration: true } },
      },
      initializationOptions: { trusted },
    });
    await connection.sendNotification(InitializedNotification.type, {});
    await connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri: URI, languageId: "llvm", version: 1, text: TEXT },
    });
    return { session, result };
  }

  /** Returns the findings of a version. */
  async findings(version: number) {
    for (;;) {
      const found = this.published.find((one) => one.version === version);
      if (found !== undefined) {
        return found.diagnostics;
      }
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  ask<T = Output>(name: string, about: object): Promise<T> {
    return this.connection.sendRequest(ExecuteCommandRequest.type, { command: `llvmlite-jit.${name}`, arguments: [about] });
  }

  async stop() {
    await this.connection.sendRequest(ShutdownRequest.type);
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    await this.connection.sendNotification(ExitNotification.type);
    assert.equal(await ended, 0);
    this.connection.dispose();
  }
}

describe("the language server", { skip: skip(), timeout: 60_000 }, () => {
  let session: Session;
  let legend: string[];
  before(async () => {
    const started = await Session.start(true);
    session = started.session;
    assert.equal(started.result.serverInfo?.name, "llvmlite-jit");
    legend = started.result.capabilities.semanticTokensProvider?.legend.tokenTypes ?? [];
  });
  after(() => session?.stop());

  test("commands run texts that are not saved", async () => {
    assert.deepEqual(await session.ask("run", { uri: URI }), { status: 7, ended: "exited", stdout: "", stderr: "" });
    const called = await session.ask("interpret", { uri: URI, call: "f(i64 20)" });
    assert.deepEqual([called.status, called.stdout], [0, "i64 41\n"]);
    await assert.rejects(session.ask("run", { uri: "file:///nowhere/a.ll" }), /cannot read \/nowhere\/a.ll/);
  });

  test("listings and drawings have the form that the views read", async () => {
    for (const form of ["asm", "clif"]) {
      const output = await session.ask(form, { uri: URI, function: "f" });
      assert.equal(output.status, 0);
      const listing = parse(output.stdout);
      assert.deepEqual([...listing.functions.keys()], [1]);
      assert.ok(listing.lines.has(3) || listing.lines.has(4), output.stdout);
    }
    const drawing = await session.ask("graph", { uri: URI, function: "main" });
    assert.equal((adapted(drawing.stdout).match(/data-block/g) ?? []).length, 1);
  });

  test("the outline has functions from `define` on, and where their names stand", async () => {
    const symbols = await session.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri: URI } });
    const shown = (symbols ?? []).map((one) => ("range" in one ? [one.name, one.range.start, one.selectionRange.start] : []));
    assert.deepEqual(shown, [
      ["@f", { line: 1, character: 0 }, { line: 1, character: 11 }],
      ["@main", { line: 6, character: 0 }, { line: 6, character: 11 }],
    ]);
  });

  test("tokens have a type for comments, which the extension leaves to the grammar", async () => {
    const { data } = (await session.connection.sendRequest(SemanticTokensRequest.type, { textDocument: { uri: URI } })) ?? { data: [] };
    const comment = legend.indexOf("comment");
    const types = (list: ArrayLike<number>) => Array.from({ length: list.length / 5 }, (_, n) => list[5 * n + 3]);
    assert.ok(comment >= 0 && types(data).includes(comment));
    const left = withoutType(Uint32Array.from(data), comment);
    assert.ok(!types(left).includes(comment) && left.length > 50);
    assert.equal(left[0], 1, "the first token left is in the second line");
  });

  test("findings follow edits", async () => {
    assert.deepEqual(await session.findings(1), []);
    await session.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: URI, version: 2 },
      contentChanges: [{ range: { start: { line: 4, character: 6 }, end: { line: 4, character: 9 } }, text: "i32" }],
    });
    const [found, ...others] = await session.findings(2);
    assert.deepEqual([found.code, found.range.start.line, others.length], ["E0205", 4, 0]);
    // The code is a link to a text that the server has.
    const uri = found.codeDescription?.href as string;
    const { text } = await session.connection.sendRequest<{ text: string }>("workspace/textDocumentContent", { uri });
    assert.match(text, /^# E0205/);
    assert.deepEqual((await session.ask<{ text: string }>("explain", { code: "E0205" })).text, text);
    await session.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: URI, version: 3 },
      contentChanges: [{ text: TEXT }],
    });
    assert.deepEqual(await session.findings(3), []);
  });
});

describe("the language server without trust", { skip: skip(), timeout: 60_000 }, () => {
  test("it shows code and runs nothing", async () => {
    const { session } = await Session.start(false);
    for (const name of ["run", "interpret", "bench"]) {
      await assert.rejects(session.ask(name, { uri: URI }), /the workspace is not trusted/, name);
    }
    assert.equal((await session.ask("asm", { uri: URI })).status, 0);
    const lenses = (await session.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri: URI } })) ?? [];
    const names = lenses.map((lens) => lens.command?.command);
    assert.deepEqual([...new Set(names)].sort(), ["llvmlite-jit.asm", "llvmlite-jit.graph"]);
    await session.stop();
  });
});
