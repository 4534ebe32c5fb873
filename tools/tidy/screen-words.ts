import ts from 'typescript';
import { sideOf } from '../layers.js';
import { byNode, isTest, type Source } from './source.ts';

/** Attributes whose text people see or hear. */
const SPOKEN = /^(aria-label|aria-description|alt|title|placeholder|label|help|error)$/;
/** Two letters in a row count as a word; signs, units and figures do not. */
const WORD = /\p{L}{2,}/u;
/** The same in every language of the site. */
const NAMES = /\bAPP\b/g;
/** A text's key, for a component that looks the text up itself. */
const KEY = /^[a-z][a-z-]*\.[\w.]+$/;
const says = (text: string) => !KEY.test(text) && WORD.test(text.replace(NAMES, ''));
const isScreen = (source: Source) =>
  source.path.endsWith('.tsx') &&
  sideOf(source.path) === 'web' &&
  !isTest(source) &&
  !/\/gallery\//.test(source.path);

/**
 * A word written into a screen instead of its texts would stay the same in every language (APP-11).
 * Names that no language translates also belong in the texts, or in the catalogue's data.
 */
export const wordsOnScreens = byNode(isScreen, (node) => {
  if (ts.isJsxText(node) && says(node.text)) {
    return `says "${node.text.trim().slice(0, 40)}" in every language`;
  }
  const spoken = ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText());
  const text = spoken && node.initializer && textOf(node.initializer);
  return text && says(text) ? `says "${text.slice(0, 40)}" in every language` : null;
});

function textOf(value: ts.JsxAttributeValue): string | null {
  if (ts.isStringLiteral(value)) return value.text;
  if (!ts.isJsxExpression(value) || !value.expression) return null;
  return ts.isStringLiteralLike(value.expression) ? value.expression.text : null;
}
