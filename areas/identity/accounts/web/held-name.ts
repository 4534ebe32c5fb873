/** The name for the next login form, for as long as the page lives. */
let held: string | null = null;

/** Fills the name in at the next login form, as after a reset that told it. */
export const holdName = (name: string): void => void (held = name);

/** Gives the name that was held, once. */
export function takeHeldName(): string | null {
  const name = held;
  held = null;
  return name;
}
