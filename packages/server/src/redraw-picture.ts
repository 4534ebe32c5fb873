import type { Sharp } from 'sharp';
import type { App } from './app.ts';
import { Refusal, refuse } from './refuse.ts';
import { defineService } from './service.ts';
import { takeTurns } from './take-turns.ts';

/** Twice what most phones take. */
const PIXELS_MAX = 25_000_000;
/** The same pixels in four channels of one byte. Two or more bytes a channel have no use here. */
const DECODED_MAX_BYTES = 100_000_000;
/**
 * Decoding and hashing passwords share the process's four worker threads; the other two are left
 * for the hashes.
 */
const AT_ONCE = 2;
/** Each holds its file; whoever came behind these would wait longer than a person does. */
const WAITING_MOST = 16;
const RETRY_AFTER_SECONDS = 5;

const turns = defineService('server.picture-turns', () =>
  takeTurns(AT_ONCE, WAITING_MOST, () =>
    refuse('try_again', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
  ),
);

/** Bytes of a channel by the library's name of its depth. */
const DEPTH_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const DEEPEST_BYTES = 16;

/**
 * Decodes a picture that a person sent, upright and in sRGB, for `draw` to encode anew: place,
 * camera and everything hidden are gone. Two at a time in a process, so that pictures do not hold
 * up logins. A picture that cannot be decoded, or that would take more than its bound of pixels or
 * of decoded bytes, is refused by `unreadable`; a refusal of `draw` is passed on. Refuses
 * `try_again` where too many wait.
 */
export function redrawPicture<T>(
  app: App,
  file: Uint8Array,
  draw: (picture: Sharp) => Promise<T>,
  unreadable: () => Error,
): Promise<T> {
  return turns(app)(async () => {
    try {
      return await draw(await openPicture(file));
    } catch (error) {
      throw error instanceof Refusal ? error : unreadable();
    }
  });
}

async function openPicture(file: Uint8Array): Promise<Sharp> {
  // Loaded with the first picture: it takes longer than any other library.
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false } as const;
  const picture = sharp(file, options);
  // The head alone says what the pixels will take.
  const { width, height, channels, depth } = await picture.metadata();
  const bytes = width * height * channels * (DEPTH_BYTES[depth] ?? DEEPEST_BYTES);
  if (bytes > DECODED_MAX_BYTES) throw new Error('the picture would take too much memory');
  // Turned as the camera notes, because that note is dropped with the rest.
  return picture.rotate().toColourspace('srgb');
}
