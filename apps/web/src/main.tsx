import '@palaro/ui/tokens.css';
import '@palaro/ui/base.css';
import { registerPages } from '@palaro/client';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { pages } from './app/pages.ts';
import { start } from './app/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

/** The first screen has the line and the processor for itself until then. */
const INSTALLED_APP_AFTER_MS = 2_000;

registerPages(pages);
void start().then((outcome) =>
  // In pieces of 5 ms: a phone may scroll and answer while the first screen is drawn.
  startTransition(() => createRoot(root).render(<App started={outcome} />)),
);
if (import.meta.env.PROD) {
  setTimeout(() => {
    import('./app/installed/index.tsx')
      .then(({ startInstalledApp }) => startInstalledApp())
      .catch((error: unknown) => {
        // A line that broke meanwhile is no defect: the next visit keeps the site.
        if (navigator.onLine) console.error('The installed app could not start.', error);
      });
  }, INSTALLED_APP_AFTER_MS);
}
