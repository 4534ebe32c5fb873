/** `maria2024` becomes `m***4`: the member recognises the name, and nobody else does. */
export function masked(name: string): string {
  const letters = Array.from(name);
  return `${letters[0] ?? ''}***${letters.length > 3 ? (letters[letters.length - 1] ?? '') : ''}`;
}
