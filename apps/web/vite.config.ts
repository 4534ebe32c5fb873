import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** iOS 12.4 is the floor of the specification; syntax above it is lowered, functions are not used. */
const FLOOR = ['ios12.2', 'chrome87'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/m/',
  appType: 'spa',
  plugins: [react()],
  css: { transformer: 'lightningcss', modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: FLOOR,
    cssTarget: FLOOR,
    cssMinify: 'lightningcss',
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    // Inlined files would need `data:` for more than pictures in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
});
