/** How a proof is asked to run: so many tries, from this seed. */
export interface ProofOptions {
  /** What one is stands in the proof's `unit`. */
  n: number;
  /** The same seed tries the same things in the same order. */
  seed: number;
  say(line: string): void;
}

export interface ProofResult {
  /** What was tried, in numbers. */
  figures: Record<string, number | string>;
  /** Each with what one needs to see it again; none is the only good result. */
  failures: string[];
}

/** A promise of the wallet and the program that tries to break it. */
export interface Proof {
  says: string;
  /** What `n` counts. */
  unit: string;
  /** In `npm test`. */
  short: number;
  /** `npm run prove:<name>` without `--n`. */
  long: number;
  run(options: ProofOptions): Promise<ProofResult>;
}
