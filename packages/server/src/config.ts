/** How one process was started; read from the environment by apps/server (wire.md, Starting). */
export interface Config {
  port: number;
  host: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Folder that the embedded PostgreSQL archives its log to; null: none is kept. */
  walArchive: string | null;
  /** 64 hex characters that seal server seeds at rest; null: a file in `dataDir/keys`. */
  playSeedKey: string | null;
  /** Path of the white-label file, null for the defaults. */
  siteFile: string | null;
  demo: boolean;
  production: boolean;
  /** Where the demo vendor's own process listens, null without demo. */
  demoVendorUrl: string | null;
  /** The address that members use, for links and the demo vendor's callbacks. */
  publicUrl: string;
}
