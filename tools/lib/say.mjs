/** Prints one plain line to the user of the command. */
export const say = (line) => void process.stdout.write(`${line}\n`);

/** Ends the command with one line that says what is wrong and what to do. */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
