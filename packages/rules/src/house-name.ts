/** Signs that are read as a letter: of other alphabets, digits, and what keyboards offer beside. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'a@4аαɑ',
    'b8вβЬь',
    'cсϲ',
    'dԁɗ',
    'e3еєεҽ',
    'g9ɡ',
    'hнһ',
    'i1l|!іӏιłı',
    'kкκ',
    'mмμ',
    'nпηո',
    'o0оοσө',
    'pрρ',
    'rгʀ',
    's5$ѕꜱ',
    't7тτ',
    'uυսц',
    'vνѵ',
    'wшωԝ',
    'xхχ',
    'yуγү',
    'zʐ2',
  ].flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

/** A name's letters as a glance reads them: lower case, without marks, look-alikes made one. */
function readLetters(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = Array.from(plain, (sign) => LOOK_ALIKES[sign] ?? sign).join('');
  return letters.replace(/[^\p{L}\p{N}]/gu, '');
}

const folded = (words: readonly string[]) => words.map(readLetters);

/** Words that stand for the house where a name begins or ends with them. */
const PARTS = folded([
  'admin',
  'administrator',
  'moderator',
  'support',
  'helpdesk',
  'official',
  'opisyal',
]);
/** Words that do so only alone, since surnames and common words hold them. */
const WORDS = folded([
  'mod',
  'staff',
  'system',
  'cashier',
  'operator',
  'house',
  'gm',
  'cs',
  'casino',
]);
const TOGETHER = folded(['customerservice', 'customercare', 'gamemaster', 'helpcenter', 'kahero']);
const BRAND_MIN = 3;

const holds = (part: string) => (text: string) => text.startsWith(part) || text.endsWith(part);

/**
 * Tells a nickname that passes for the house: a word of the operator's people, or the site's own
 * name, also in look-alike letters or with signs between. Others would take what he says at a table
 * for the house's word.
 *
 * @param brand the site's name as the white label has it
 */
export function isHouseName(nickname: string, brand: string): boolean {
  const whole = readLetters(nickname);
  const texts = [whole, ...nickname.split(/[^\p{L}\p{M}\p{N}@$|!]+/u).map(readLetters)];
  const site = readLetters(brand);
  if (site.length >= BRAND_MIN && whole.includes(site)) return true;
  if (PARTS.some((part) => texts.some(holds(part)))) return true;
  if (TOGETHER.some((part) => whole.includes(part))) return true;
  return WORDS.some((word) => texts.includes(word));
}
