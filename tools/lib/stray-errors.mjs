import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * A Vitest reporter that writes errors outside of tests to the file named by `STRAY_ERRORS`, as a
 * list of messages. They make the run fail, but its JSON report omits them. Each message names the
 * test file that ran at that moment, because the stack of a broken connection has no file of ours.
 */
export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    const messages = errors.map(({ VITEST_TEST_PATH: during, type, stack, message }) =>
      [during && `${type} during ${relative(process.cwd(), during)}`, stack ?? message]
        .filter(Boolean)
        .join('\n'),
    );
    writeFileSync(process.env.STRAY_ERRORS, JSON.stringify(messages));
  }
}
