import { createStore } from './store.ts';

/**
 * Where the member site stands, seen from this page; empty: on its own host. Only a console with
 * a host of its own sets it (docs/decisions/071).
 */
export const siteOrigin = createStore('');

/** The address of something on the member site; one that names a host is not changed. */
export const siteAddress = (path: string): string =>
  path.startsWith('/') ? `${siteOrigin.get()}${path}` : path;
