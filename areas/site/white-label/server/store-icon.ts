import { storeImage } from '@palaro/content/server';
import { refuse, type App, type Operator } from '@palaro/server';
import { ICON_MIN } from '../white-label.limits.ts';

/** The widest file of a stored picture that a launcher needs; no file is wider than its picture. */
const WIDTH = 480;

/**
 * Stores a picture for the site's icon with the content's pictures. The template names its address
 * in a change of its own. Refuses `site.icon_shape` for what is small or not square, and what the
 * store of pictures refuses: `image.size`, `image.type`, `image.unreadable`.
 */
export async function storeIcon(app: App, operator: Operator, bytes: Uint8Array) {
  const { url, width } = await storeImage(app, operator, bytes, (size) => {
    if (size.width === size.height && size.width >= ICON_MIN) return;
    throw refuse('site.icon_shape', { values: { least: ICON_MIN } });
  });
  return { address: `${url}/${WIDTH}.webp`, size: Math.min(width, WIDTH) };
}
