import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** What plays outsiders in the demo; a deployment may leave these folders out. */
const demos = ['demo-vendor', 'demo-social', 'sandbox-pay']
  .map((name) => [name, path(`../${name}/src/main.ts`)] as const)
  .filter(([, file]) => existsSync(file));

/** What cannot be bundled: machine code, files read beside the module, and what is absent. */
const outside = ['sharp', '@node-rs/argon2', '@fastify/swagger-ui', 'pg-native', 'typescript'];

// A bundle of the server and one of each program of the demo, with the libraries in them: it takes
// longer to find a library's hundreds of modules than to run them (docs/performance.md).
export default defineConfig({
  root: path('.'),
  logLevel: 'warn',
  ssr: { noExternal: true, external: outside },
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
