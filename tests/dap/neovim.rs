//! A real client: nvim-dap in Neovim without a screen, with the settings of the manual. Skipped, with a message, if
//! either is not installed. nvim-dap is looked up in `target/nvim-dap`; 0.6.0 is the last version for Neovim 0.7.

use super::client::program;
use std::path::Path;
use std::process::{Command, Stdio};

/// Script that Neovim executes. It prints a line for each stop.
const SCRIPT: &str = r#"
vim.opt.runtimepath:append('PLUGIN')
SETTINGS
local function say(...) io.stdout:write(table.concat({...}, ' '), '\n') end
vim.cmd('edit PROGRAM')
vim.bo.filetype = 'llvm'
local stops = 0
dap.listeners.after.event_stopped['test'] = function(_, body)
  stops = stops + 1
  say('stopped', body.reason)
end
-- Carries out a step, and prints the line of the frame that the client shows then.
local function go(step)
  local before = stops
  if dap.session() then dap.session().current_frame = nil end
  step()
  vim.wait(30000, function() return stops > before and dap.session() and dap.session().current_frame end, 20)
  say('line', dap.session().current_frame.line)
end
vim.api.nvim_win_set_cursor(0, { 13, 0 })
dap.toggle_breakpoint()
go(dap.continue)
go(dap.continue)
go(dap.step_over)
go(dap.step_back)
go(dap.reverse_continue)
dap.terminate()
vim.wait(30000, function() return dap.session() == nil end, 20)
say('session', tostring(dap.session()))
vim.cmd('qall!')
"#;

/// The settings of the manual.
fn settings() -> String {
    let chapter = include_str!("../../docs/src/editors.md");
    let (_, rest) = chapter.split_once("### Debugging in Neovim").expect("a section");
    let (_, rest) = rest.split_once("```lua\n").expect("the settings for Neovim");
    rest.split_once("```").expect("their end").0.to_string()
}

#[test]
fn neovim_stops_at_a_breakpoint_and_steps_back() {
    let plugin = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/nvim-dap");
    let has_editor = Command::new("nvim").arg("--version").stdout(Stdio::null()).status().is_ok();
    if !has_editor || !plugin.join("lua/dap.lua").is_file() {
        let is_required = std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_some();
        assert!(!is_required, "nvim or nvim-dap is not installed");
        crate::report_skipped("nvim or nvim-dap is not installed");
        return;
    }
    let directory = std::env::temp_dir().join(format!("llvmlite-jit-nvim-dap-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("a directory");
    let command = format!("'{}'", env!("CARGO_BIN_EXE_llvmlite-jit"));
    let script = SCRIPT
        .replace("SETTINGS", &settings())
        .replace("'llvmlite-jit'", &command)
        .replace("PLUGIN", &plugin.display().to_string())
        .replace("PROGRAM", &program("fac.ll"));
    let file = directory.join("script.lua");
    std::fs::write(&file, script).expect("a file");
    let output = Command::new("nvim")
        .args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c"])
        .arg(format!("luafile {}", file.display()))
        .env("XDG_STATE_HOME", &directory)
        .env("XDG_CACHE_HOME", &directory)
        .stdin(Stdio::null())
        .output()
        .expect("nvim starts");
    let _ = std::fs::remove_dir_all(&directory);
    let all = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let lines: Vec<&str> =
        all.lines().filter(|line| ["stopped", "line"].contains(&line.split(' ').next().unwrap_or(""))).collect();
    let wanted = [
        "stopped entry",
        "line 28",
        "stopped breakpoint",
        "line 13",
        "stopped step",
        "line 14",
        "stopped step",
        "line 13",
        "stopped entry",
        "line 28",
    ];
    assert_eq!(lines, wanted, "{all}");
    assert!(all.contains("session nil"), "{all}");
}
