/** The colour of a bin and of its text, by what it pays in tenths; never the only sign of it. */
export function binColours(tenths: number): { face: string; foot: string; ink: string } {
  const { face, foot, ink = '#150b1f' } = SHADES.find(({ below }) => tenths < below) ?? MOST;
  return { face, foot, ink };
}

const MOST = { face: '#f49bff', foot: '#a63fc0', ink: '#150b1f' };
const SHADES: readonly { below: number; face: string; foot: string; ink?: string }[] = [
  { below: 5, face: '#3a4a8c', foot: '#232f63', ink: '#f6f2e7' },
  { below: 10, face: '#4d62b3', foot: '#303f7d', ink: '#f6f2e7' },
  { below: 11, face: '#6cc6ff', foot: '#2f7fb5' },
  { below: 20, face: '#5fe0b0', foot: '#23946b' },
  { below: 50, face: '#f7d765', foot: '#b98a1f' },
  { below: 150, face: '#ffb454', foot: '#bd6a1a' },
  { below: 500, face: '#ff8d68', foot: '#b8432f' },
  { below: 2_500, face: '#ff7d9c', foot: '#b0345f' },
];
