import ts from 'typescript';
import { byNode, isScript, isTest } from './source.ts';
import type { Check } from './source.ts';

const CARD = /^games\/([^/]+)\/card\.ts$/;

/** Suffixes of a game's names. The icon `Dices` and `WheelEvent` are not a game's. */
const PARTS = 'Card|Config|Outcome|Params|Rules|Sheet|View|V\\d+';
const inName = (id: string) =>
  new RegExp(`^(${id}|[${id[0]}${id[0]?.toUpperCase()}]${id.slice(1)}(${PARTS}))$`);
/** The id as a part of an address or import, or as the start of a text key. */
const inText = (id: string) => new RegExp(`(^|/)${id}(?=$|[/?#.])`);

/**
 * A game is one folder. Code that serves, lists or shows games uses the registry and names no game.
 * Tests may name games, and prose in a text is not a name.
 */
export const gameNames: Check = (sources) => {
  const ids = sources.flatMap(({ path }) => CARD.exec(path)?.[1] ?? []);
  const named = (node: ts.Node) => {
    if (ts.isIdentifier(node)) return ids.find((id) => inName(id).test(node.text));
    const text = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    return text ? ids.find((id) => inText(id).test(node.text)) : undefined;
  };
  return byNode(
    (source) => /^(areas|packages|apps)\//.test(source.path) && isScript(source) && !isTest(source),
    (node) => {
      const id = named(node);
      return id === undefined ? null : `names the game ${id}`;
    },
  )(sources);
};
