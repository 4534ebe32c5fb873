import { runProgram } from './run-program.mjs';

/** Runs the npm that runs this command, else the one beside this Node. Answers as `runProgram`. */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runProgram(process.execPath, [script, ...args], options);
  return process.platform === 'win32'
    ? runProgram('cmd', ['/c', 'npm', ...args], options)
    : runProgram('npm', args, options);
}
