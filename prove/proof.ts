/** How to run a proof: how many tries, and from which seed. */
export interface ProofOptions {
  /** The number of tries; the proof's `unit` says what one try is. */
  n: number;
  /** The same seed tries the same things in the same order. */
  seed: number;
  say(line: string): void;
}

export interface ProofResult {
  /** What was tried, in numbers. */
  figures: Record<string, number | string>;
  /** Each with what is needed to reproduce it; only an empty list is good. */
  failures: string[];
}

/** A promise of the wallet and the program that tries to break it. */
export interface Proof {
  says: string;
  /** What `n` counts. */
  unit: string;
  /** The number in `npm test`. */
  short: number;
  /** The number in `npm run prove:<name>` without `--n`. */
  long: number;
  run(options: ProofOptions): Promise<ProofResult>;
}
