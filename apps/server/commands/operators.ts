// npm run operators -- first <name> <mail> "<full name>": lets in one of a new site's first two
// operators. Prints the link by which he chooses his password; everybody else is invited in the
// console.
import { makeFirstOperator } from '@palaro/operators/server';
import { onSite } from './shared/on-site.ts';
import { runCommand } from './shared/run-command.ts';

const USAGE = 'npm run operators -- first <name> <mail> "<full name>"';

await runCommand(async () => {
  const [verb, name, mail, fullName] = process.argv.slice(2);
  if (verb !== 'first' || !name || !mail || !fullName) throw new Error(USAGE);
  const operator = { name: name.toLowerCase(), mail, fullName };
  const link = await onSite((app) => makeFirstOperator(app, operator));
  process.stdout.write(`${link}\n`);
});
