import ts from 'typescript';
import { byNode, isScript, isTest } from './source.ts';
import type { Check } from './source.ts';

const CARD = /^games\/([^/]+)\/card\.ts$/;

/** Suffixes of a game's names. The icon `Dices` and `WheelEvent` are not a game's. */
const PARTS = 'Card|Config|Outcome|Params|Rules|Sheet|View|V\\d+';
/** One of the ids, as it is or as the start of a type's name: `hilo`, `HiloOutcome`. */
function inName(ids: readonly string[]): RegExp {
  const starts = ids.flatMap((id) => [id, `${id[0]?.toUpperCase()}${id.slice(1)}`]);
  return new RegExp(`^(?:(${ids.join('|')})|(${starts.join('|')})(?:${PARTS}))$`);
}
/** One of the ids as a part of an address or import, or as the start of a text key. */
const inText = (ids: readonly string[]) => new RegExp(`(?:^|/)(${ids.join('|')})(?=$|[/?#.])`);

/**
 * A game is one folder. Code that serves, lists or shows games uses the registry and names no game.
 * Tests may name games, and prose in a text is not a name.
 */
export const gameNames: Check = (sources) => {
  const ids = sources.flatMap(({ path }) => CARD.exec(path)?.[1] ?? []);
  if (ids.length === 0) return [];
  const name = inName(ids);
  const text = inText(ids);
  const named = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const [, whole, start] = name.exec(node.text) ?? [];
      return whole ?? start?.toLowerCase();
    }
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
    return isText ? text.exec(node.text)?.[1] : undefined;
  };
  return byNode(
    (source) => /^(areas|packages|apps)\//.test(source.path) && isScript(source) && !isTest(source),
    (node) => {
      const id = named(node);
      return id === undefined ? null : `names the game ${id}`;
    },
  )(sources);
};
