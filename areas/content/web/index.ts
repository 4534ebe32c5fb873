// What other areas' screens show of published content. No code of its own: who takes one of these
// must not get the others with it.
export { AnnouncementPopups } from './AnnouncementPopups.ts';
export { ContentLayers } from './ContentLayers.tsx';
export { openDownload, openedLayer } from './layers.ts';
export { ServiceDock } from './service/ServiceDock.tsx';
export { primeHelp, warmHelp } from './warm-help.ts';
export { showsDownloadBar } from './download/download-links.ts';
