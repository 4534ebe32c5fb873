import { testApp, type TestApp } from '@palaro/testkit';
import { askForProofs, fillForms, register } from './registrations.ts';
import type { BenchRow } from './row.ts';

const PASSWORD = 'Demo-pass-1';
/** How many hashes the server runs at once; more callers keep it busy. */
const HASHES_AT_ONCE = 2;
const CALLERS = 16;
const RUN_MS = 4_000;
/** The sides alternate and the best of each counts, so that a busy moment does not decide. */
const TURNS = 3;
const AIM = '≥ 0.85';
/** Forms to prepare for each hash a second. */
const FORMS_A_HASH = (1.25 * RUN_MS) / 1_000;

/** Logins and registrations a second, compared with the bare password hash at the same cost. */
export async function benchLogin(): Promise<BenchRow[]> {
  const site = await testApp({ demo: true });
  try {
    const accounts = await site.app.db
      .selectFrom('member')
      .select('account')
      .where('account', 'like', 'player%')
      .execute();
    let next = 0;
    const login = () => logIn(site, accounts[next++ % accounts.length]?.account ?? '');
    const { hashPassword, verifyPassword } = await import('@palaro/accounts/server');
    await askForProofs(site);
    const stored = await hashPassword(site.app, PASSWORD);
    const check = () => verifyPassword(site.app, stored, PASSWORD);
    const make = () => hashPassword(site.app, PASSWORD);
    let bareVerify = 0;
    let bareHash = 0;
    let logins = 0;
    let registrations = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      bareVerify = Math.max(bareVerify, await rate(HASHES_AT_ONCE, check));
      logins = Math.max(logins, await rate(CALLERS, login));
      bareHash = Math.max(bareHash, await rate(HASHES_AT_ONCE, make));
      // More forms than one turn can send. Captcha and code are separate calls, made beforehand.
      const forms = await fillForms(site, Math.ceil(bareHash * FORMS_A_HASH));
      const send = () => registerNext(site, forms);
      registrations = Math.max(registrations, await rate(CALLERS, send));
    }
    return [
      row('logins by password over HTTP', logins, bareVerify),
      row('registrations by the whole form over HTTP', registrations, bareHash),
    ];
  } finally {
    await site.stop();
  }
}

const row = (name: string, value: number, baseline: number): BenchRow => ({
  name,
  value,
  unit: '/s',
  baseline,
  ratio: value / baseline,
  aim: AIM,
});

async function logIn({ url }: TestApp, username: string): Promise<void> {
  const response = await fetch(`${url}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${username} was refused: ${await response.text()}`);
  await response.arrayBuffer();
}

function registerNext(site: TestApp, forms: Awaited<ReturnType<typeof fillForms>>) {
  const form = forms.pop();
  if (!form) throw new Error('more registrations succeeded than hashing alone allows');
  return register(site, form);
}

/** How often a second the callers do something, each starting again when done. */
async function rate(callers: number, work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() - begin < RUN_MS) {
        await work();
        done += 1;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - begin);
}
