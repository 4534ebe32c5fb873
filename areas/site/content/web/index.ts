// Published content for other areas' screens. This file has no code, so that importing one part
// does not load the others.
export { AnnouncementPopups } from './AnnouncementPopups.ts';
export { Banners } from './Banners.tsx';
export { ContentBlocks } from './ContentBlocks.ts';
export { ContentLayers } from './ContentLayers.tsx';
export { useContentNews } from './content-news.ts';
export { openDownload, openedLayer } from './layers.ts';
export { ServiceDock } from './service/ServiceDock.tsx';
export { primeHelp } from './warm-help.ts';
export { showsDownloadBar } from './download/download-links.ts';
