import type { TextAreas } from '@palaro/api';
import { writtenOf, type Language } from '@palaro/kernel';

/** Texts of one area in one language. */
export type Words = Readonly<Record<string, string>>;

/** An area's texts: a file for each written language, loaded when a screen needs it. */
export interface AreaTexts {
  area: string;
  EN(): Promise<Words>;
  TY(): Promise<Words>;
}

type Translated<A extends keyof TextAreas> = { readonly [K in keyof TextAreas[A]]: string };

/** The texts of an area, from its two files: `() => import('../kyc.en.ts')` and the `.ty.ts`. */
export const defineTexts = <A extends keyof TextAreas & string>(
  area: A,
  files: { EN: () => Promise<{ en: TextAreas[A] }>; TY: () => Promise<{ ty: Translated<A> }> },
): AreaTexts => ({
  area,
  EN: () => files.EN().then(({ en }) => en as Words),
  TY: () => files.TY().then(({ ty }) => ty as Words),
});

/**
 * The texts of areas by area. A further language translates the English texts by its dictionary.
 */
export async function readTexts(
  areas: readonly AreaTexts[],
  language: Language,
): Promise<Record<string, Words>> {
  const found: Record<string, Words> = {};
  await Promise.all(
    areas.map(async (one) => {
      found[one.area] = await wordsOf(one, language);
    }),
  );
  return found;
}

async function wordsOf(texts: AreaTexts, language: Language): Promise<Words> {
  const written = writtenOf(language);
  if (written === language) return texts[written]();
  const [words, further] = await Promise.all([texts[written](), import('./further-texts.ts')]);
  return further.translated(words, language);
}
