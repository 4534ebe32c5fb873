import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { OUTSIDE } from './outside.config.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** What plays outsiders in the demo; a deployment may leave these folders out. */
const demos = ['demo-vendor', 'demo-social', 'sandbox-pay']
  .map((name) => [name, path(`../${name}/src/main.ts`)] as const)
  .filter(([, file]) => existsSync(file));

// A bundle of the server and one of each program of the demo, with the libraries in them: it takes
// longer to find a library's hundreds of modules than to run them (docs/performance.md).
export default defineConfig({
  root: path('.'),
  logLevel: 'warn',
  ssr: { noExternal: true, external: OUTSIDE },
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
