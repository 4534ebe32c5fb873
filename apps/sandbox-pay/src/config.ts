/** The start options of the sandbox provider. */
export interface PayConfig {
  host: string;
  port: number;
  /** The key that API calls must show. */
  key: string;
  /** Signs webhooks. */
  webhookSecret: string;
  /** The file in which payments survive a restart; without it they are lost. */
  journal?: string;
  /** The time of a site whose clock may run ahead; without it the system's. */
  siteTime?: Date;
}

const PORT_MAX = 65_535;

/** Reads the environment; throws with one line that names a wrong value. */
export function readConfig(env: Record<string, string | undefined>): PayConfig {
  const port = Number(env.PORT ?? '8091');
  if (!Number.isInteger(port) || port < 0 || port > PORT_MAX) {
    throw new Error('PORT must be a port number');
  }
  const { SANDBOX_KEY: key, SANDBOX_WEBHOOK_SECRET: webhookSecret } = env;
  if (!key || !webhookSecret) {
    throw new Error('SANDBOX_KEY and SANDBOX_WEBHOOK_SECRET must be set');
  }
  const journal = env.SANDBOX_PAY_JOURNAL;
  const host = env.HOST ?? '127.0.0.1';
  const siteTime = env.SITE_TIME === undefined ? {} : { siteTime: new Date(env.SITE_TIME) };
  return { host, port, key, webhookSecret, ...(journal ? { journal } : {}), ...siteTime };
}
