/** How the demo vendor's process was started. */
export interface VendorConfig {
  host: string;
  port: number;
  /** Where the site takes callbacks. */
  walletUrl: string;
  key: string;
  secret: string;
  /** Where balances that the vendor keeps itself outlive the process; else they do not. */
  journal?: string;
}

const PORT_MAX = 65_535;

/** Reads the environment; throws with one line that names a wrong value. */
export function readConfig(env: Record<string, string | undefined>): VendorConfig {
  const port = Number(env.DEMO_VENDOR_PORT ?? env.PORT ?? '8090');
  if (!Number.isInteger(port) || port < 0 || port > PORT_MAX) {
    throw new Error('DEMO_VENDOR_PORT must be a port number');
  }
  const walletUrl = env.WALLET_URL ?? env.PALARO_URL ?? 'http://127.0.0.1:8080';
  if (!/^https?:\/\//.test(walletUrl)) throw new Error('WALLET_URL must be a web address');
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    walletUrl,
    key: env.DEMO_VENDOR_KEY ?? 'demo-vendor',
    secret: env.DEMO_VENDOR_SECRET ?? 'demo-vendor-secret',
    ...(env.DEMO_VENDOR_JOURNAL ? { journal: env.DEMO_VENDOR_JOURNAL } : {}),
  };
}
