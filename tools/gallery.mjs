// `npm run gallery [-- --port 5180] [-- --build]`: every component of the kit in every state, both
// themes, both languages. Serves the built page; with --build it only writes it to
// artifacts/gallery.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './lib/root.mjs';

await ensureInstalled('dev');
const { build, preview } = await import('vite');
const { default: react } = await import('@vitejs/plugin-react');

const args = process.argv.slice(2);
const port = Number(args[args.indexOf('--port') + 1]) || 5180;

const OUT = join(ROOT, 'artifacts/gallery');

const config = {
  configFile: false,
  root: join(ROOT, 'packages/ui/gallery'),
  base: './',
  logLevel: 'error',
  plugins: [react()],
  css: { transformer: 'lightningcss', modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    target: ['ios12.2', 'chrome87'],
  },
  preview: { port, host: '127.0.0.1' },
};

await build(config);
await drawPicture();
if (args.includes('--build')) {
  process.stdout.write('The gallery is in artifacts/gallery\n');
} else {
  const server = await preview(config);
  process.stdout.write(`The gallery is at ${server.resolvedUrls?.local[0] ?? `port ${port}`}\n`);
}

/** An uploaded picture in the content server's format, for `ContentImage`. */
async function drawPicture() {
  const { default: sharp } = await import('sharp');
  const banner = join(ROOT, 'packages/ui/art/banners/perlas.svg');
  await mkdir(join(OUT, 'picture'), { recursive: true });
  for (const width of [480, 960]) {
    const picture = sharp(banner).resize({ width });
    await picture
      .clone()
      .webp()
      .toFile(join(OUT, `picture/${width}.webp`));
    await picture
      .clone()
      .avif()
      .toFile(join(OUT, `picture/${width}.avif`));
  }
}
