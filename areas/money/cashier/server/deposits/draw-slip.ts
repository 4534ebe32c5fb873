import { redrawPicture, refuse, type App } from '@palaro/server';

/** Enough to read a receipt. */
const LONGEST_SIDE = 2_000;
const QUALITY = 82;

/** The first bytes of PNG and JPG. The file's name and stated type are ignored. */
const KINDS = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff'];

/** Redraws a slip as JPG, so that nothing else of the file is kept. Refuses `slip_type`. */
export async function drawSlip(app: App, file: Uint8Array): Promise<Buffer> {
  const head = Buffer.from(file.subarray(0, 8)).toString('latin1');
  if (!KINDS.some((kind) => head.startsWith(kind))) throw refuse('slip_type');
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE };
  return redrawPicture(
    app,
    file,
    (picture) =>
      picture
        .resize({ ...size, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    () => refuse('slip_type'),
  );
}
