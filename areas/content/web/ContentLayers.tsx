import { loadAllTexts, useStore } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { useState } from 'react';
import { openedLayer } from './layers.ts';

/** Home knows only the texts that it says itself; these come with the rest. */
const withTexts = <T,>(code: Promise<T>): Promise<T> =>
  Promise.all([code, loadAllTexts()]).then(([part]) => part);

const DownloadSheet = lazyPart(() => withTexts(import('./download/DownloadSheet.tsx')));

/** What `openDownload` opens; its code comes at the first opening. */
export function ContentLayers() {
  const open = useStore(openedLayer) === 'download';
  const [seen, setSeen] = useState(false);
  if (open && !seen) setSeen(true);
  return seen ? <DownloadSheet open={open} onClose={() => openedLayer.set(null)} /> : null;
}
