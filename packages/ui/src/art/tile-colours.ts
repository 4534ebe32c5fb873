/** The colours at each tile's edges: top, middle, foot. A test compares them with the drawings. */
export const TILE_EDGES = {
  'bangka-reels': ['#59346f', '#d3707a', '#14286a'],
  default: ['#333d8c', '#4a2f7a', '#0b1026'],
  'color-game': ['#37234c', '#5c2d5e', '#141a4d'],
  'color-perya': ['#c9303c', '#256e63', '#0a2a2e'],
  crash: ['#403f85', '#c47875', '#102a5a'],
  'demo-slot': ['#6c3067', '#43215f', '#1d1747'],
  'halo-halo': ['#561e71', '#9b3782', '#2b0f45'],
  dice: ['#114e6f', '#13366f', '#141a4d'],
  'kasa-slot': ['#7d4625', '#8e304a', '#331947'],
  keno: ['#4d246e', '#553a6d', '#161b50'],
  limbo: ['#434685', '#8a5590', '#141a4d'],
  mines: ['#1b2e4a', '#68544f', '#3a2212'],
  hilo: ['#0e334d', '#133c40', '#0a2230'],
  perlas: ['#643c73', '#c05b7d', '#14286a'],
  plinko: ['#464155', '#193165', '#141c4f'],
  roulette: ['#0c4042', '#236754', '#0a2a2e'],
  'sic-bo': ['#461339', '#932f43', '#2a0f2c'],
  wheel: ['#1f1245', '#522765', '#141a4d'],
  'jeepney-gold': ['#10215d', '#3d508f', '#171a44'],
  fiesta243: ['#40226b', '#954071', '#241552'],
  'mangga-tumble': ['#d5897d', '#356092', '#151b4e'],
  'baccarat-a': ['#0e3650', '#196662', '#0a1c2c'],
  'baccarat-b': ['#411641', '#772b50', '#240d2c'],
  tongits: ['#362161', '#844a7d', '#241140'],
  'lucky-9': ['#144133', '#317452', '#20110c'],
  'pusoy-dos': ['#351555', '#793674', '#1a0b2c'],
  'dragon-tiger': ['#9b411f', '#a54620', '#2a1210'],
  'fish-dagat-gold': ['#1a95a9', '#0f6f8f', '#0b2444'],
} satisfies Record<string, readonly [string, string, string]>;

/** The background of a game's tile until its picture has loaded. */
export function tileLight(gameId: string): string {
  const known: Record<string, readonly string[]> = TILE_EDGES;
  const edges = known[gameId] ?? TILE_EDGES.default;
  return `linear-gradient(${edges.join(', ')})`;
}
