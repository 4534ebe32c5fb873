import { commonErrors, fillText, type ErrorRule } from '@palaro/api';
import { inLanguage, type InLanguages, type Language } from '@palaro/kernel';
import { shownValues, type AreaServer, type RefusalData } from '@palaro/server';
import { en } from './http.en.ts';
import { ty } from './http.ty.ts';

/**
 * Every code of every area with its status and texts: the single error catalogue
 * (docs/domain/wire.md).
 */
export interface ErrorCatalogue {
  statusOf(code: string): number;
  /** Whether the code exists. A code that does not is a defect and answers 500. */
  has(code: string): boolean;
  message(code: string, language: Language, data?: RefusalData): string;
  /** A field's text: a key of this file (`field.required`) or of an area (`accounts.wrong`). */
  fieldText(key: string, language: Language): string;
}

/**
 * Joins the areas' refusals; throws when two areas use one code or a text is missing. Times in
 * texts are those of the site's zone.
 */
export function createCatalogue(areas: readonly AreaServer[], zone: () => string): ErrorCatalogue {
  const rules = new Map<string, ErrorRule>(Object.entries(commonErrors));
  const texts: Texts = new Map();
  addTexts(texts, '', { EN: en, TY: ty });
  for (const area of areas) {
    addTexts(texts, `${area.name}.`, area.texts);
    for (const [code, rule] of Object.entries(area.errors)) {
      if (rules.has(code)) throw new Error(`error code ${code} is defined twice`);
      rules.set(code, rule);
    }
  }
  for (const code of rules.keys()) {
    if (!texts.has(`error.${code}`)) throw new Error(`error code ${code} has no text`);
  }
  const textOf = (key: string, language: Language) => {
    const text = texts.get(key);
    return text ? inLanguage(text, language) : key;
  };
  return {
    has: (code) => rules.has(code),
    statusOf: (code) => rules.get(code)?.status ?? 500,
    message: (code, language, data) =>
      fillText(textOf(`error.${code}`, language), shownValues(data?.values, language, zone())),
    fieldText: textOf,
  };
}

type Texts = Map<string, InLanguages<string>>;

function addTexts(texts: Texts, prefix: string, { EN, TY }: AreaServer['texts']) {
  for (const [key, text] of Object.entries(EN)) {
    texts.set(key.startsWith('error.') ? key : prefix + key, { EN: text, TY: TY[key] ?? text });
  }
}
