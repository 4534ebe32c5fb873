import { createRoot, type Root } from 'react-dom/client';
import { UpdatePrompt } from './UpdatePrompt.tsx';
import { startWorker } from './worker.ts';

let root: Root | null = null;

/**
 * Makes the site installable and current. All of it, prompt included, comes in one file with the
 * version that runs: after a deployment the server may not have it any more.
 */
export const startInstalledApp = () => startWorker(offerReload);

function offerReload(reload: () => void) {
  // A root of its own: the offer stands over every screen, the closed site's too.
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<UpdatePrompt onReload={reload} onLater={() => root?.render(null)} />);
}
