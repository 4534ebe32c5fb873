/**
 * Words that a person in distress may use, in both languages of the site. They bring a text to a
 * human first and offer help quietly; they decide nothing (docs/domain/responsible-gaming.md §4).
 */
const SIGNS: readonly RegExp[] = [
  /\b(suicid\w*|kill (?:my ?self|me)|end (?:my life|it all)|want to die|self[- ]?harm)\b/,
  /\b(can(?:'|no)?t stop (?:playing|betting|gambling)|addict(?:ed|ion)|gambling problem)\b/,
  /\b(lost (?:everything|all my money|my (?:job|house|home|savings|rent|salary)))\b/,
  /\b(hopeless|desperate|in debt|loan ?sharks?|ruined my life|please (?:block|ban) me)\b/,
  /\b(magpakamatay|magpapakamatay|mamatay na|gusto ko na(?:ng)? mamatay|wala nang pag-?asa)\b/,
  /\b(hindi (?:ko )?(?:na )?(?:mapigilan|makatigil|matigil)|adik(?: na)?(?: ako)?|nalulong)\b/,
  /\b(baon sa utang|naubos (?:na )?(?:lahat|ang (?:pera|ipon|sahod|suweldo|sweldo)))\b/,
  /\b(utang na utang|desperado|i-?block (?:niyo|ninyo|nyo) (?:na )?ako|tulungan (?:niyo|ninyo))\b/,
];

/** Whether a text holds words of distress. */
export function speaksOfDistress(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’`´]/g, "'").replace(/\s+/g, ' ');
  return SIGNS.some((sign) => sign.test(plain));
}
