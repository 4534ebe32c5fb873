import { storeImage } from '@palaro/content/server';
import { refuse, type App, type Operator } from '@palaro/server';
import { ICON_MIN, LOGO_MIN_HEIGHT, LOGO_RATIO_MAX } from '../white-label.limits.ts';

/** The widest file of a stored picture that the site needs; no file is wider than its picture. */
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
  return { address: addressOf(url), size: Math.min(width, WIDTH) };
}

/**
 * Stores a picture for the site's logo likewise. Refuses `site.logo_shape` for what is low,
 * upright, or so long that it would be tiny in its place, and what the store of pictures refuses.
 */
export async function storeLogo(app: App, operator: Operator, bytes: Uint8Array) {
  const { url } = await storeImage(app, operator, bytes, (size) => {
    const ratio = size.width / size.height;
    if (size.height >= LOGO_MIN_HEIGHT && ratio >= 1 && ratio <= LOGO_RATIO_MAX) return;
    throw refuse('site.logo_shape', {
      values: { least: LOGO_MIN_HEIGHT, most: LOGO_RATIO_MAX },
    });
  });
  return { address: addressOf(url) };
}

const addressOf = (url: string) => `${url}/${WIDTH}.webp`;
