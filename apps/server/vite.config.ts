import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** What plays outsiders in the demo; a deployment may leave these folders out. */
const demos = ['demo-vendor', 'demo-social', 'sandbox-pay']
  .map((name) => [name, path(`../${name}/src/main.ts`)] as const)
  .filter(([, file]) => existsSync(file));

// A bundle of the server and one of each program of the demo. Workspace packages are bundled in;
// registry packages stay in node_modules. With tsx each start would transpile hundreds of files.
export default defineConfig({
  root: path('.'),
  logLevel: 'warn',
  // The last ones have hundreds of small modules each, which take longer to find than to run.
  ssr: { noExternal: [/^@palaro\//, /^(kysely|typebox|jose|@noble\/hashes)(\/|$)/] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: path('./dist'),
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: path('./src/main.ts'),
        ...Object.fromEntries(demos),
      },
    },
  },
});
