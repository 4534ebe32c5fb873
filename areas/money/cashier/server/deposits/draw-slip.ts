import { refuse } from '@palaro/server';

/** Twice what most phones take; a larger picture is an attack on memory. */
const PIXELS_MAX = 25_000_000;
/** Enough to read a receipt. */
const LONGEST_SIDE = 2_000;
const QUALITY = 82;

/** The first bytes of PNG and JPG. The file's name and stated type are ignored. */
const KINDS = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff'];

/** Redraws a slip as JPG, so that nothing else of the file is kept. Refuses `slip_type`. */
export async function drawSlip(file: Uint8Array): Promise<Buffer> {
  const head = Buffer.from(file.subarray(0, 8)).toString('latin1');
  if (!KINDS.some((kind) => head.startsWith(kind))) throw refuse('slip_type');
  const { default: sharp } = await import('sharp');
  return sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw refuse('slip_type');
    });
}
