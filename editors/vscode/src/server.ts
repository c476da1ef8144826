// The command as this window uses it: finding it, its version, the language server.

import * as child from "node:child_process";
import * as fs from "node:fs";
import * as os from "node:os";
import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions, type ServerOptions, TransportKind } from "vscode-languageclient/node";
import * as binary from "./binary";
import type { Output } from "./page";
import { withoutType } from "./text";

/** The languages and schemes that the server knows. */
export const SELECTOR = [
  { language: "llvm", scheme: "file" },
  { language: "llvm", scheme: "untitled" },
];

/** What the server is asked to do with a program. */
export interface Request {
  uri: string;
  function?: string;
  call?: string;
  arguments?: string[];
  stdin?: string;
  engine?: string;
  sandbox?: boolean;
  timeout?: number;
}

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The command and its language server. */
export class Server implements vscode.Disposable {
  /** The file of the command, once it was found. */
  file: string | undefined;
  /** Its version. */
  version: string | undefined;
  private client: LanguageClient | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private readonly changed = new vscode.EventEmitter<void>();
  /** Fires when the command, its version or the state of the server changes. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly log: vscode.LogOutputChannel,
    /** Carries out a command of a lens or of a quick fix. */
    private readonly onCommand: (command: string, request: Request & { code?: string }) => unknown,
  ) {}

  /** Looks for the command, and says so where it is not found. */
  locate(silently = false): string | undefined {
    const setting = vscode.workspace.getConfiguration("llvmlite-jit").get<string>("path", "");
    const search = binary.find(setting, { home: os.homedir(), path: process.env.PATH ?? "", isExecutable });
    this.file = search.file;
    if (search.file === undefined) {
      this.log.warn(`not found: ${search.tried.join(", ")}`);
      if (!silently) {
        void this.explain(binary.notFound(setting, search.tried));
      }
    }
    return search.file;
  }

  private async explain(message: string) {
    const install = "How to install it";
    const set = "Set the path";
    const choice = await vscode.window.showWarningMessage(message, install, set);
    if (choice === install) {
      await vscode.commands.executeCommand("llvmlite-jit.install");
    } else if (choice === set) {
      await vscode.commands.executeCommand("workbench.action.openSettings", "llvmlite-jit.path");
    }
  }

  /** Returns the command, or ends what was asked for with a message. */
  need(): string {
    const file = this.file ?? this.locate();
    if (file === undefined) {
      throw new vscode.CancellationError();
    }
    return file;
  }

  /** Starts the server, anew if it runs. Starts and stops never overlap. */
  start(): Promise<void> {
    const started = this.last.catch(() => undefined).then(() => this.startNow());
    this.last = started;
    return started;
  }

  private async startNow(): Promise<void> {
    await this.stopNow();
    const file = this.locate();
    this.version = file === undefined ? undefined : await versionOf(file, this.log);
    if (file === undefined || this.version === undefined) {
      this.changed.fire();
      return;
    }
    this.log.info(`${file}, version ${this.version}`);
    const server: ServerOptions = { command: file, args: ["lsp"], transport: TransportKind.stdio };
    const options: LanguageClientOptions = {
      documentSelector: SELECTOR,
      initializationOptions: { trusted: vscode.workspace.isTrusted },
      outputChannel: this.log,
      middleware: {
        executeCommand: (command, args) => this.onCommand(command, (args[0] ?? {}) as Request),
        provideDocumentSemanticTokens: async (document, token, next) => this.colored(await next(document, token)),
        provideDocumentRangeSemanticTokens: async (document, range, token, next) => this.colored(await next(document, range, token)),
      },
    };
    this.client = new LanguageClient("llvmlite-jit", "LLVM IR (llvmlite-jit)", server, options);
    this.client.onDidChangeState(() => this.changed.fire());
    await this.client.start();
  }

  /** Leaves comments to the grammar, which knows directives. */
  private colored(tokens: vscode.SemanticTokens | null | undefined) {
    const provider = this.client?.initializeResult?.capabilities.semanticTokensProvider;
    const comment = provider?.legend.tokenTypes.indexOf("comment") ?? -1;
    return tokens && comment >= 0 ? new vscode.SemanticTokens(withoutType(tokens.data, comment), tokens.resultId) : tokens;
  }

  private async stopNow() {
    const client = this.client;
    this.client = undefined;
    try {
      await client?.dispose(2000);
    } catch (error) {
      this.log.warn(String(error));
    }
  }

  /** Whether the server answers. */
  get isRunning(): boolean {
    return this.client?.isRunning() ?? false;
  }

  /** Has the server carry out a command. */
  async ask<T = Output>(command: string, request: object): Promise<T> {
    await this.last;
    if (this.client === undefined) {
      this.need();
      throw new Error("the language server does not run; see the log");
    }
    return this.client.sendRequest<T>("workspace/executeCommand", {
      command: `llvmlite-jit.${command}`,
      arguments: [{ ...request, show: false }],
    });
  }

  /** Stops the server. */
  async dispose() {
    this.last = this.last.catch(() => undefined).then(() => this.stopNow());
    await this.last;
    this.changed.dispose();
  }
}

/** Returns the version of a command; `undefined` if it is none of ours. */
function versionOf(file: string, log: vscode.LogOutputChannel): Promise<string | undefined> {
  return new Promise((resolve) => {
    child.execFile(file, ["--version"], { timeout: 10_000 }, (error, stdout) => {
      const version = error === null ? binary.version(stdout) : undefined;
      if (version === undefined) {
        log.error(`${file} --version: ${error?.message ?? stdout}`);
        void vscode.window.showErrorMessage(`${file} is not the command llvmlite-jit, or does not run on this machine.`);
      }
      resolve(version);
    });
  });
}
