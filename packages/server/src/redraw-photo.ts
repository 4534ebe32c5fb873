import type { App } from './app.ts';
import { redrawPicture } from './redraw-picture.ts';

/** The first bytes of PNG and JPG. The file's name and stated type are ignored. */
const KINDS = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff'];

/** Tells a PNG or JPG by its first bytes. */
export function isPhoto(file: Uint8Array): boolean {
  const head = Buffer.from(file.subarray(0, 8)).toString('latin1');
  return KINDS.some((kind) => head.startsWith(kind));
}

interface PhotoRules {
  /** A larger picture is made smaller; px. */
  longestSide: number;
  /** Of the JPG, 1 to 100. */
  quality: number;
  /** Refusal of what is neither PNG nor JPG. */
  wrongType: () => Error;
  /** Refusal of what cannot be decoded within the bounds of `redrawPicture`. */
  unreadable: () => Error;
}

export interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Redraws a person's PNG or JPG as JPG. It is judged by its bytes, and loses everything else the
 * file held (place, camera, hidden data).
 */
export async function redrawPhoto(
  app: App,
  file: Uint8Array,
  { longestSide, quality, wrongType, unreadable }: PhotoRules,
): Promise<Photo> {
  if (!isPhoto(file)) throw wrongType();
  const size = { width: longestSide, height: longestSide };
  const { data, info } = await redrawPicture(
    app,
    file,
    (picture) =>
      picture
        .resize({ ...size, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality })
        .toBuffer({ resolveWithObject: true }),
    unreadable,
  );
  return { bytes: data, width: info.width, height: info.height };
}
