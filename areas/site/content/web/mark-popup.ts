import { call } from '@palaro/client';
import { publishedApi, type PopupAct } from '../published.api.ts';

/** Tells the site what became of a popup, for operators' counts. Nobody waits for the answer. */
export function markPopup(popupId: string, what: PopupAct): void {
  const input = { params: { popupId }, body: { what } };
  // A failure to count does not concern the visitor.
  call(publishedApi.popupMarked, input, { keepalive: true }).catch(() => undefined);
}
