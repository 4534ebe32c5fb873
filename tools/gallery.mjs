// `npm run gallery [-- --port 5180] [-- --build]`: every component of the kit in every state, both
// themes, both languages. Serves the built page; with --build
// it only leaves it in artifacts/gallery.
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './lib/root.mjs';

await ensureInstalled('dev');
const { build, preview } = await import('vite');
const { default: react } = await import('@vitejs/plugin-react');

const args = process.argv.slice(2);
const port = Number(args[args.indexOf('--port') + 1]) || 5180;

const config = {
  configFile: false,
  root: join(ROOT, 'packages/ui/gallery'),
  base: './',
  logLevel: 'error',
  plugins: [react()],
  css: { transformer: 'lightningcss', modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: join(ROOT, 'artifacts/gallery'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    target: ['ios12.2', 'chrome87'],
  },
  preview: { port, host: '127.0.0.1' },
};

await build(config);
if (args.includes('--build')) {
  process.stdout.write('The gallery is in artifacts/gallery\n');
} else {
  const server = await preview(config);
  process.stdout.write(`The gallery is at ${server.resolvedUrls?.local[0] ?? `port ${port}`}\n`);
}
