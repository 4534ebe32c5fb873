/** Twice the size that it has in the form, for sharp screens. */
const LOOK = { noise: 3, color: true, background: '#fbf6ea', width: 150, height: 50, fontSize: 52 };

/**
 * A text as a picture: bent outlines under noise, as base64 PNG. It holds no text and no font name.
 * The drawing libraries are loaded with the first picture, because most starts never need them.
 */
export async function drawPicture(text: string): Promise<string> {
  const { default: svgCaptcha } = await import('svg-captcha');
  const { default: sharp } = await import('sharp');
  const svg = (svgCaptcha as unknown as (text: string, look: object) => string)(text, LOOK);
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return png.toString('base64');
}
