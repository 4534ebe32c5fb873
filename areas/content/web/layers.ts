import { createStore, followContentLink } from '@palaro/client';
import { showPath, type ServiceEntry } from '@palaro/whitelabel';

/** What is opened over any screen, drawn once by `ContentLayers`; null: nothing. */
export const openedLayer = createStore<'download' | null>(null);

/** Opens the download popup: apps, and how to put the site on the home screen (HOME-05, SVC-02). */
export const openDownload = () => openedLayer.set('download');

/** Goes where an entry leads; its path travels hidden (SVC-08). */
export const openServiceEntry = ({ path }: ServiceEntry): void =>
  void followContentLink(showPath(path));
