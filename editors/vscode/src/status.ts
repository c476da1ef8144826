// The item of the status bar: the version, and what can be done about the server.

import * as vscode from "vscode";
import type { Server } from "./server";

export class StatusBar implements vscode.Disposable {
  private readonly item: vscode.StatusBarItem;
  private readonly parts: vscode.Disposable[];

  constructor(private readonly server: Server) {
    this.item = vscode.window.createStatusBarItem("llvmlite-jit.status", vscode.StatusBarAlignment.Right, 50);
    this.item.name = "llvmlite-jit";
    this.parts = [
      this.item,
      server.onDidChange(() => this.draw()),
      vscode.window.onDidChangeActiveTextEditor(() => this.draw()),
      vscode.workspace.onDidGrantWorkspaceTrust(() => this.draw()),
    ];
    this.draw();
  }

  dispose() {
    this.parts.forEach((part) => part.dispose());
  }

  private draw() {
    const { file, version, isRunning } = this.server;
    const found = file !== undefined && version !== undefined;
    this.item.text = found ? `$(${isRunning ? "circuit-board" : "warning"}) llvmlite-jit ${version}` : "$(warning) llvmlite-jit";
    this.item.backgroundColor = found && isRunning ? undefined : new vscode.ThemeColor("statusBarItem.warningBackground");
    const trust = vscode.workspace.isTrusted ? "" : "\n\nThe workspace is not trusted: nothing is run.";
    const state = !found ? "The command was not found." : `\`${file}\`, ${isRunning ? "running" : "the language server does not run"}`;
    const text = new vscode.MarkdownString(
      `${state}${trust}\n\n[Restart](command:llvmlite-jit.restart) · [Log](command:llvmlite-jit.showLog) · [How to install it](command:llvmlite-jit.install)`,
      true,
    );
    text.isTrusted = { enabledCommands: ["llvmlite-jit.restart", "llvmlite-jit.showLog", "llvmlite-jit.install"] };
    this.item.tooltip = text;
    this.item.command = found ? "llvmlite-jit.showLog" : "llvmlite-jit.install";
    const language = vscode.window.activeTextEditor?.document.languageId ?? "";
    if (language === "llvm" || language.startsWith("llvmlite-jit-")) {
      this.item.show();
    } else {
      this.item.hide();
    }
  }
}
