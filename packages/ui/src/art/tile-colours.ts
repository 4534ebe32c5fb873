/** At the edges of each tile's drawing: its top, its middle, its foot. A test holds them to it. */
export const TILE_EDGES = {
  'bangka-reels': ['#59346f', '#d3707a', '#14286a'],
  default: ['#333d8c', '#4a2f7a', '#0b1026'],
  'demo-slot': ['#6c3067', '#43215f', '#1d1747'],
  dice: ['#114e6f', '#13366f', '#141a4d'],
  'kasa-slot': ['#7d4625', '#8e304a', '#331947'],
  perlas: ['#643c73', '#c05b7d', '#14286a'],
} satisfies Record<string, readonly [string, string, string]>;

/** What a game's tile is painted with until its picture is there. */
export function tileLight(gameId: string): string {
  const known: Record<string, readonly string[]> = TILE_EDGES;
  const edges = known[gameId] ?? TILE_EDGES.default;
  return `linear-gradient(${edges.join(', ')})`;
}
