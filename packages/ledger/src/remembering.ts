/** Wraps `make` and remembers up to `most` results, so that it is asked once for each of them. */
export function remembering(most: number, make: (text: string) => string) {
  const known = new Map<string, string>();
  return (text: string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
