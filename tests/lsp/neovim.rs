//! A real client: Neovim without a screen, which shows diagnostics, hovers and renames. Skipped, with a message, if it
//! is not installed.

use std::process::{Command, Stdio};

/// Script that Neovim executes. It prints a line for each result.
const SCRIPT: &str = r#"
local file, server, helper = ...
local function say(...) io.stdout:write(table.concat({...}, ' '), '\n') end
vim.cmd('edit ' .. file)
vim.bo.filetype = 'llvm'
SETTINGS
vim.wait(20000, function() return #vim.lsp.buf_get_clients(0) > 0 end, 20)
local function lines() return vim.api.nvim_buf_get_lines(0, 0, -1, false) end
vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 20)
for _, found in ipairs(vim.diagnostic.get(0)) do say('diagnostic', found.lnum + 1, found.code or found.user_data.lsp.code) end
local function at(line, column)
  vim.api.nvim_win_set_cursor(0, { line, column })
  return vim.lsp.util.make_position_params()
end
local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000) or {}
  for _, answer in pairs(answers) do return answer.result end
end
say('hover', (ask('textDocument/hover', at(2, 3)).contents.value:gsub('\n', ' ')))
local params = at(2, 3)
params.newName = 'total'
local edit = ask('textDocument/rename', params)
vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
for _, line in ipairs(lines()) do say('line', line) end
vim.api.nvim_buf_set_text(0, 2, 0, 2, #lines()[3], { '  ret i32 %total' })
vim.wait(20000, function() return #vim.diagnostic.get(0) == 0 end, 20)
say('left', #vim.diagnostic.get(0))
vim.cmd('qall!')
"#;

/// The settings of the manual.
fn settings() -> String {
    let chapter = include_str!("../../docs/src/editors.md");
    let (_, rest) = chapter.split_once("```lua\n").expect("the settings for Neovim");
    rest.split_once("```").expect("their end").0.to_string()
}

#[test]
fn neovim_shows_diagnostics_hovers_and_renames() {
    if Command::new("nvim").arg("--version").stdout(Stdio::null()).status().is_err() {
        let is_required = std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_some();
        assert!(!is_required, "nvim is not installed");
        crate::report_skipped("nvim is not installed");
        return;
    }
    let directory = std::env::temp_dir().join(format!("llvmlite-jit-neovim-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory");
    let (file, script) = (directory.join("a.ll"), directory.join("script.lua"));
    std::fs::write(&file, "define i32 @f(i32 %n) {\n  %sum = add i32 %n, 1\n  ret i64 %sum\n}\n").expect("a file");
    let command = format!("'{}'", env!("CARGO_BIN_EXE_llvmlite-jit"));
    let settings = settings().replace("'llvmlite-jit', 'lsp'", &format!("{command}, 'lsp'"));
    // The buffer has its type before the settings are read.
    let text = SCRIPT.replace("SETTINGS", &format!("{settings}\nvim.cmd('doautocmd FileType llvm')"));
    std::fs::write(&script, format!("local function main(...)\n{text}\nend\nmain([[{}]])\n", file.display()))
        .expect("a file");
    let output = Command::new("nvim")
        .args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c"])
        .arg(format!("luafile {}", script.display()))
        .env("XDG_STATE_HOME", &directory)
        .env("XDG_CACHE_HOME", &directory)
        .stdin(Stdio::null())
        .output()
        .expect("nvim starts");
    let _ = std::fs::remove_dir_all(&directory);
    let all = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    for wanted in [
        "diagnostic 3 E0205",
        "hover ```llvm %sum = add i32 %n, 1 ``` `i32`",
        "line   %total = add i32 %n, 1",
        "line   ret i64 %total",
        "left 0",
    ] {
        assert!(all.contains(wanted), "no `{wanted}` in:\n{all}");
    }
}
