import { useStore, withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { useState } from 'react';
import { openedLayer } from './layers.ts';
import { contentTexts } from './texts.ts';

const DownloadSheet = lazyPart(
  withTexts([contentTexts], () => import('./download/DownloadSheet.tsx')),
);

/** The layer that `openDownload` opens. Its code loads at the first opening. */
export function ContentLayers() {
  const open = useStore(openedLayer) === 'download';
  const [seen, setSeen] = useState(false);
  if (open && !seen) setSeen(true);
  return seen ? <DownloadSheet open={open} onClose={() => openedLayer.set(null)} /> : null;
}
