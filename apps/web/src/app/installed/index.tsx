import { createRoot, type Root } from 'react-dom/client';
import { UpdatePrompt } from './UpdatePrompt.tsx';
import { startWorker } from './worker.ts';

let root: Root | null = null;

/**
 * Makes the site installable and keeps it current. All of it, the prompt included, is in one file
 * of the running version, because after a deployment the server may no longer have that version.
 */
export const startInstalledApp = () => startWorker(offerReload);

function offerReload(reload: () => void) {
  // A separate React root, so that the offer shows over every screen, even when the site is closed.
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<UpdatePrompt onReload={reload} onLater={() => root?.render(null)} />);
}
