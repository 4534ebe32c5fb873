import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SANDBOX_SECRETS } from '@palaro/providers/sandbox';
import type { App, Config } from '@palaro/server';
import { loadBeside } from './beside.ts';

const program = (name: string) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));

const journalOf = ({ dataDir }: Config) => join(dataDir, 'demo-vendor.jsonl');
const paymentsOf = ({ dataDir }: Config) => join(dataDir, 'sandbox-pay.jsonl');

/** Removes what was kept of an earlier demo: the vendor's balances and messages, payments. */
export function removeJournal(config: Config): void {
  const journal = journalOf(config);
  for (const path of [journal, `${journal}.sent`, paymentsOf(config)])
    rmSync(path, { force: true });
}

/** What plays outsiders in the demo, by its program, and what a visitor misses without it. */
const PROGRAMS = {
  'demo-vendor': 'demo vendor keeps ending and stays off; its games will not open',
  'sandbox-pay': 'sandbox provider keeps ending and stays off; deposits by it will not work',
  'demo-social': 'demo sign-in keeps ending and stays off; social login will not work',
} as const;
type Name = keyof typeof PROGRAMS;

/**
 * Loads the demo's programs while the server starts; they wait for `startDemoPrograms`. One loads
 * after the other, since all at once would take the server's processor on a machine with two.
 */
export function loadDemoPrograms(say: (line: string) => void) {
  let before = Promise.resolve();
  return (Object.keys(PROGRAMS) as Name[]).map((name) => {
    const beside = loadBeside(program(name), () => say(`The ${PROGRAMS[name]}.`), before);
    before = beside.loaded;
    return { name, ...beside };
  });
}

/** Starts them once the site listens, since they ask it for the time. */
export async function startDemoPrograms(
  { config, site, clock }: App,
  programs: ReturnType<typeof loadDemoPrograms>,
): Promise<void> {
  const { port, publicUrl, demoVendorUrl, sandboxPayUrl, demoSocial } = config;
  const { key, webhook } = SANDBOX_SECRETS;
  const urls = {
    'demo-vendor': demoVendorUrl,
    'sandbox-pay': sandboxPayUrl,
    'demo-social': demoSocial?.url,
  };
  const own = (): Record<Name, Record<string, string>> => ({
    'demo-vendor': { DEMO_VENDOR_JOURNAL: journalOf(config) },
    'sandbox-pay': {
      SANDBOX_KEY: key,
      SANDBOX_WEBHOOK_SECRET: webhook,
      SANDBOX_PAY_JOURNAL: paymentsOf(config),
      SITE_TIME: clock.now().toISOString(),
    },
    'demo-social': {
      PUBLIC_URL: publicUrl,
      SITE_LANGUAGE: site.settings['site.language'],
      DEMO_SOCIAL_SECRET: demoSocial?.secret ?? '',
    },
  });
  const shared = { HOST: '127.0.0.1', PALARO_URL: `http://127.0.0.1:${port}` };
  for (const { name, start } of programs)
    start(() => ({ ...shared, PORT: new URL(urls[name] ?? '').port, ...own()[name] }));
  await Promise.all(programs.map(({ ready }) => ready));
}
