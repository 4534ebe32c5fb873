import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Operators have current browsers: nothing is lowered for old phones here. */
const BROWSERS = ['chrome120', 'edge120', 'firefox120', 'safari17'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/console/',
  appType: 'spa',
  plugins: [react()],
  css: { transformer: 'lightningcss', modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    cssMinify: 'lightningcss',
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Tests read which built file came from which source.
    manifest: true,
    // Inlined files would require the policy to allow `data:` for more than pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
