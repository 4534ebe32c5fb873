/** The demo vendor's start options. */
export interface VendorConfig {
  host: string;
  port: number;
  /** The site's address for callbacks. */
  walletUrl: string;
  key: string;
  secret: string;
  /** The file in which the vendor's own balances survive a restart; without it they are lost. */
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
