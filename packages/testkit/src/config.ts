import { tmpdir } from 'node:os';
import type { Config } from '@palaro/server';
import { freePort } from '@palaro/server-app/db';

/** The configuration of a server in a test: loopback, an outside database, nothing else set. */
export async function testConfig(databaseUrl: string, given: Partial<Config>): Promise<Config> {
  const port = await freePort();
  return {
    port,
    host: '127.0.0.1',
    databaseUrl,
    databaseOwnerUrl: null,
    dataDir: tmpdir(),
    walArchive: null,
    playSeedKey: null,
    metricsToken: null,
    consoleDocs: true,
    trustedProxies: [],
    siteFile: null,
    demo: false,
    production: false,
    demoVendorUrl: null,
    sandboxPayUrl: null,
    demoSocial: null,
    publicUrl: `http://127.0.0.1:${port}`,
    consoleUrl: null,
    delivery: { semaphore: null, twilio: null, smtp: null },
    providers: {},
    drandMirrors: [],
    social: { google: null, facebook: null, telegram: null, firebase: null },
    ...given,
  };
}
