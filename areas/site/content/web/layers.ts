import { createStore, followContentLink } from '@palaro/client';
import { showPath, type ServiceEntry } from '@palaro/whitelabel';

/** The layer that is open over the screen; `ContentLayers` draws it. Null: none. */
export const openedLayer = createStore<'download' | null>(null);

/** Opens the download popup: apps, and how to put the site on the home screen (HOME-05, SVC-02). */
export const openDownload = () => openedLayer.set('download');

/** Follows an entry. Its path arrives obscured (SVC-08). */
export const openServiceEntry = ({ path }: ServiceEntry): void =>
  void followContentLink(showPath(path));
