/** The 7-bit alphabet of GSM 03.38. Characters of the extension table take two places. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';

/**
 * How many SMS a text is sent and charged as. The parts of a long text have fewer places each,
 * because their headers take some.
 */
export function smsParts(text: string): number {
  const characters = Array.from(text);
  const plain = characters.every((c) => BASIC.includes(c) || EXTENDED.includes(c));
  const places = plain
    ? characters.length + characters.filter((c) => EXTENDED.includes(c)).length
    : text.length;
  const [one, joined] = plain ? [160, 153] : [70, 67];
  return places <= one ? 1 : Math.ceil(places / joined);
}
