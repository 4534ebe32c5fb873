export const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Runs a command of an operator. What it throws becomes one line, and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
