// The debugger: `llvmlite-jit dap`.

import * as path from "node:path";
import * as vscode from "vscode";
import type { Server } from "./server";

export const TYPE = "llvmlite-jit";

/** Completes configurations: one key starts the debugger without a `launch.json`. */
export class Configurations implements vscode.DebugConfigurationProvider {
  provideDebugConfigurations(): vscode.DebugConfiguration[] {
    return [
      {
        type: TYPE,
        request: "launch",
        name: "Debug the LLVM IR file",
        program: "${file}",
        args: [],
        stopOnEntry: true,
      },
    ];
  }

  resolveDebugConfiguration(
    _folder: vscode.WorkspaceFolder | undefined,
    configuration: vscode.DebugConfiguration,
  ): vscode.DebugConfiguration | undefined {
    if (configuration.type || configuration.request || configuration.program) {
      return configuration;
    }
    const document = vscode.window.activeTextEditor?.document;
    if (document?.languageId !== "llvm" || document.isUntitled) {
      void vscode.window.showInformationMessage("Open a file with LLVM IR: the debugger runs files.");
      return undefined;
    }
    const { noDebug } = configuration;
    return { ...launch(document.uri.fsPath), ...(noDebug === undefined ? {} : { noDebug }) };
  }

  resolveDebugConfigurationWithSubstitutedVariables(
    folder: vscode.WorkspaceFolder | undefined,
    configuration: vscode.DebugConfiguration,
  ): vscode.DebugConfiguration | undefined {
    if (typeof configuration.program !== "string" || configuration.program === "") {
      void vscode.window.showErrorMessage("The configuration has no `program`, the file to debug.");
      return undefined;
    }
    const base = typeof configuration.cwd === "string" ? configuration.cwd : (folder?.uri.fsPath ?? path.dirname(configuration.program));
    const absolute = (file: unknown) => (typeof file === "string" && file !== "" ? path.resolve(base, file) : undefined);
    const sandbox = vscode.workspace.getConfiguration("llvmlite-jit").get<boolean>("run.sandbox", true);
    const stdin = absolute(configuration.stdin);
    return {
      engine: "interp",
      sandbox,
      ...configuration,
      cwd: base,
      program: absolute(configuration.program),
      ...(stdin === undefined ? {} : { stdin }),
    };
  }
}

/** Returns the configuration for a file. */
export function launch(file: string): vscode.DebugConfiguration {
  return { type: TYPE, request: "launch", name: `Debug ${path.basename(file)}`, program: file, stopOnEntry: true };
}

/** Starts the debug adapter. */
export class Adapters implements vscode.DebugAdapterDescriptorFactory {
  constructor(private readonly server: Server) {}

  createDebugAdapterDescriptor(session: vscode.DebugSession): vscode.DebugAdapterDescriptor {
    if (!vscode.workspace.isTrusted) {
      throw new Error("Programs are not debugged in a workspace that is not trusted.");
    }
    const cwd = typeof session.configuration.cwd === "string" ? session.configuration.cwd : undefined;
    return new vscode.DebugAdapterExecutable(this.server.need(), ["dap"], { cwd });
  }
}
