// npm run closing:verify: reads the signed chain of the cashier's closed days, computes each day
// anew, and names the first that is not as it was signed.
import { verifyClosings } from '@palaro/cashier/server';
import { onSite } from './shared/on-site.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand(async () => {
  const { days, broken } = await onSite((app) => verifyClosings(app));
  process.stdout.write(
    broken
      ? `Broken at ${broken.day} (${[broken.why, ...broken.parts].join(', ')}).\n`
      : `Whole: ${days} closed days.\n`,
  );
  if (broken) process.exitCode = 2;
});
