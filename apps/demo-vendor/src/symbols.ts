import type { ReelSymbol } from './reels.ts';

/** Our own drawings on a field of 48 by 48; the style sheet gives each class its colour. */
const DRAWINGS: Record<ReelSymbol, string> = {
  SEVEN: '<path class="red" d="M10 8h28v7L25 41h-9l12-24H10z"/>',
  BAR: `<rect class="ink" x="5" y="15" width="38" height="18" rx="4"/>
    <path class="gold" d="M10 20h28v3H10zm0 5h28v3H10z"/>`,
  BELL: `<path class="gold" d="M24 6c9 0 12 7 12 15 0 7 3 9 4 12H8c1-3 4-5 4-12C12 13 15 6 24 6z"/>
    <circle class="ink" cx="24" cy="38" r="4"/>`,
  CHERRY: `<path class="stem" d="M16 30C18 18 24 11 36 8M33 31c0-9 0-16 3-23"/>
    <circle class="red" cx="15" cy="34" r="8"/><circle class="red" cx="33" cy="35" r="8"/>`,
  MANGO: `<path class="mango" d="M14 12c10-6 25 1 26 14 1 11-12 17-21 12C9 33 6 17 14 12z"/>
    <path class="leaf" d="M14 13c-1-6 4-9 10-8-1 6-5 8-10 8z"/>`,
};

export const drawSymbol = (symbol: ReelSymbol) =>
  `<svg viewBox="0 0 48 48" aria-hidden="true">${DRAWINGS[symbol]}</svg>`;
