import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * Runs a program to its end. Returns its exit code and, if `quiet`, its output. It gets no input,
 * so it cannot ask a question and wait.
 */
export function runProgram(command, args, { env = {}, quiet = false, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const output = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part) => (text += part));
    }
    child.once('error', (error) => resolve({ code: 127, text: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

/** Runs a program of an installed package with this Node. */
export const runNode = (script, args, options) =>
  runProgram(process.execPath, [script, ...args], options);
