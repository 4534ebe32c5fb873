import { writeFileSync } from 'node:fs';

/**
 * A reporter of Vitest: writes the errors that came outside of every test into the file named by
 * `STRAY_ERRORS`, as a list of messages. The run fails for them, yet its JSON report is silent.
 */
export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    const messages = errors.map(({ stack, message }) => stack ?? message);
    writeFileSync(process.env.STRAY_ERRORS, JSON.stringify(messages));
  }
}
