import '@palaro/ui/tokens.css';
import '@palaro/ui/base.css';
import { registerPages } from '@palaro/client';
import { followPresses } from '@palaro/ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { pages } from './app/pages.ts';
import { start } from './app/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

/**
 * The installed app starts after this time, so that the first screen has network and processor to
 * itself.
 */
const INSTALLED_APP_AFTER_MS = 2_000;

registerPages(pages);
followPresses();
void start().then((outcome) =>
  // React then renders in slices of 5 ms, so that a phone can scroll and respond meanwhile.
  startTransition(() => createRoot(root).render(<App started={outcome} />)),
);
if (import.meta.env.PROD) {
  setTimeout(() => {
    import('./app/installed/index.tsx')
      .then(({ startInstalledApp }) => startInstalledApp())
      .catch((error: unknown) => {
        // A lost network is not a defect: the next visit installs the worker.
        if (navigator.onLine) console.error('The installed app could not start.', error);
      });
  }, INSTALLED_APP_AFTER_MS);
}
