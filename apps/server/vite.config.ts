import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const vendor = path('../demo-vendor/src/main.ts');

// One file for the server, one for the demo vendor: workspace packages are bundled in, what comes
// from the registry stays in node_modules. tsx would transpile hundreds of files at each start.
export default defineConfig({
  root: path('.'),
  logLevel: 'warn',
  // The last ones are hundreds of small modules each, which take longer to find than to run.
  ssr: { noExternal: [/^@palaro\//, /^(kysely|typebox|jose|@noble\/hashes)(\/|$)/] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: path('./dist'),
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: path('./src/main.ts'),
        ...(existsSync(vendor) ? { 'demo-vendor': vendor } : {}),
      },
    },
  },
});
