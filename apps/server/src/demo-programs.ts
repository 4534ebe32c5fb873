import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SANDBOX_SECRETS } from '@palaro/providers/sandbox';
import type { App, Config } from '@palaro/server';
import { runBeside, type Running } from './beside.ts';

const program = (name: string) => fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));

const journalOf = ({ dataDir }: Config) => join(dataDir, 'demo-vendor.jsonl');
const paymentsOf = ({ dataDir }: Config) => join(dataDir, 'sandbox-pay.jsonl');

/** Removes what was kept of an earlier demo: the vendor's balances and messages, payments. */
export function removeJournal(config: Config): void {
  const journal = journalOf(config);
  for (const path of [journal, `${journal}.sent`, paymentsOf(config)])
    rmSync(path, { force: true });
}

/** Starts what plays outsiders in the demo: nothing without demo. */
export function startDemoPrograms({ config, site }: App, say: (line: string) => void): Running[] {
  const { port, publicUrl, demoVendorUrl, sandboxPayUrl, demoSocial } = config;
  const env = { HOST: '127.0.0.1', PALARO_URL: `http://127.0.0.1:${port}` };
  const programs: Running[] = [];
  if (demoVendorUrl) {
    programs.push(
      runBeside({
        program: program('demo-vendor'),
        env: { ...env, PORT: portOf(demoVendorUrl), DEMO_VENDOR_JOURNAL: journalOf(config) },
        leftOff: () => say('The demo vendor keeps ending and stays off; its games will not open.'),
      }),
    );
  }
  if (sandboxPayUrl) {
    const { key, webhook } = SANDBOX_SECRETS;
    const secrets = { SANDBOX_KEY: key, SANDBOX_WEBHOOK_SECRET: webhook };
    const journal = { SANDBOX_PAY_JOURNAL: paymentsOf(config) };
    programs.push(
      runBeside({
        program: program('sandbox-pay'),
        env: { ...env, PORT: portOf(sandboxPayUrl), ...secrets, ...journal },
        leftOff: () =>
          say('The sandbox provider keeps ending and stays off; deposits by it will not work.'),
      }),
    );
  }
  if (demoSocial) {
    const { url, secret } = demoSocial;
    programs.push(
      runBeside({
        program: program('demo-social'),
        env: {
          ...env,
          PORT: portOf(url),
          PUBLIC_URL: publicUrl,
          SITE_LANGUAGE: site.settings['site.language'],
          DEMO_SOCIAL_SECRET: secret,
        },
        leftOff: () =>
          say('The demo sign-in keeps ending and stays off; social login will not work.'),
      }),
    );
  }
  return programs;
}

const portOf = (url: string) => new URL(url).port;
