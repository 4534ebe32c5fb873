// `npm run new`: makes the folder and the table rows of an area, a page, a call, a game, a vendor
// or a switch, in the same form as the existing ones.
import { makeThing } from './new/make-thing.ts';
import { ROOT } from './tidy/source.ts';

const USAGE = `npm run new -- area inbox site [base|product|composed]
npm run new -- page inbox Mail /m/webEmail
npm run new -- call inbox listMails GET /wps/member/mails
npm run new -- game hilo 20003
npm run new -- vendor lucky
npm run new -- switch FEEDBACK3 "feedback"
`;

const [kind = '', ...args] = process.argv.slice(2);
try {
  const made = await makeThing(ROOT, kind, args);
  for (const path of made) process.stdout.write(`${path}\n`);
  if (kind === 'area') process.stdout.write('Run npm install once, so that its name resolves.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}
