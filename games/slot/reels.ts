import type { FairDraw } from '@palaro/fairness';

/** The symbols of each reel, index 0 first, reels left to right. */
export type Strips<S extends string = string> = readonly (readonly S[])[];

/** A strip from its symbols with spaces between them, as docs/domain/games.md §3 writes it. */
export const stripOf = <S extends string>(text: string) => text.split(' ') as S[];

/** Draw script of every slot: one `int(strip length)` for each reel, left to right. */
export const drawStops = (draw: FairDraw, strips: Strips) =>
  strips.map((strip) => draw.int(strip.length));

/** The rows below the stop are the next ones of the strip, which starts again at its end. */
const columnAt = <S extends string>(strip: readonly S[], rows: number, stop: number) =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] as S);

/** The visible symbols, reel by reel. */
export const windowAt = <S extends string>(
  strips: Strips<S>,
  rows: number,
  stops: readonly number[],
): S[][] => strips.map((strip, reel) => columnAt(strip, rows, stops[reel] ?? 0));

/** The visible symbols of each reel at each of its stops: `windows[reel][stop]`. */
export const windowsOf = <S extends string>(strips: Strips<S>, rows: number): S[][][] =>
  strips.map((strip) => strip.map((_, stop) => columnAt(strip, rows, stop)));

/** How often a symbol is seen. */
export const countOf = (seen: readonly string[], symbol: string) =>
  seen.filter((one) => one === symbol).length;
