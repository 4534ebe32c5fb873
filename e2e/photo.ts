// A picture as a phone takes it, for tests that send one.
import sharp from 'sharp';

const CARD =
  '<svg width="1000" height="620"><rect width="1000" height="620" rx="40" fill="#f4f1e8"/>' +
  '<rect x="60" y="120" width="260" height="320" rx="12" fill="#7a8bb0"/>' +
  '<rect x="380" y="140" width="520" height="40" fill="#39425f"/>' +
  '<rect x="380" y="230" width="420" height="28" fill="#8f97b3"/></svg>';

/** A picture of a card on a table, about as large as a phone takes it. */
export async function photo() {
  const table = { width: 1_200, height: 800, channels: 3, background: '#c8b38a' } as const;
  const picture = sharp({ create: table }).composite([
    { input: Buffer.from(CARD), gravity: 'centre' },
  ]);
  return { name: 'id.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}
