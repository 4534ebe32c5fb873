import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { OUTSIDE } from '../outside.config.ts';

const here = import.meta.dirname;
const commands = readdirSync(here).filter((name) => /^[a-z-]+\.ts$/.test(name));

// The operator's commands, in bundles apart from the server's: a bundler may put what two programs
// share into the file of one, and whoever loads that file runs the program.
export default defineConfig({
  root: here,
  logLevel: 'warn',
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rolldownOptions: { input: commands.map((name) => join(here, name)) },
  },
});
