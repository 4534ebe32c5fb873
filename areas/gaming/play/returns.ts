/** What a block of a game's rounds says: too few, in the band of chance, or outside of it. */
export const VERDICTS = ['few', 'within', 'above', 'below'] as const;
export type Verdict = (typeof VERDICTS)[number];
