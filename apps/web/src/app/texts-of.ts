import type { TextLoaders, Texts } from '@palaro/client';
import { writtenOf, type Language } from '@palaro/kernel';

const WRITTEN = {
  EN: {
    first: () => import('./texts.en.ts').then(({ texts }) => texts),
    rest: () => import('./more-texts.en.ts').then(({ texts }) => texts),
  },
  TY: {
    first: () => import('./texts.ty.ts').then(({ texts }) => texts),
    rest: () => import('./more-texts.ty.ts').then(({ texts }) => texts),
  },
};

/** Where the texts of a language come from; a further one is English and its dictionary. */
export function textsOf(language: Language): TextLoaders {
  const written = writtenOf(language);
  const { first, rest } = WRITTEN[written];
  if (written === language) return { first, rest };
  const further = async (english: () => Promise<Texts>) => {
    const [texts, { translated }] = await Promise.all([english(), import('./further-texts.ts')]);
    return translated(texts, language);
  };
  return { first: () => further(first), rest: () => further(rest) };
}
