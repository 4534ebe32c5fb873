import { createHash } from 'node:crypto';

/** What goes wrong on purpose (docs/domain/payments.md §6). Rates are from 0 to 1. */
export interface Faults {
  latencyMs: number;
  /** Calls answered 500: half of them were carried out, half were not. */
  errorRate: number;
  dropWebhooks: number;
  duplicateRate: number;
  /** Webhooks are held back for a drawn time, so that they overtake each other. */
  shuffle: boolean;
  /** One line of a day's settlement is off by a centavo. */
  settlementNoise: boolean;
  seed: number;
}

const NO_FAULTS: Faults = {
  latencyMs: 0,
  errorRate: 0,
  dropWebhooks: 0,
  duplicateRate: 0,
  shuffle: false,
  settlementNoise: false,
  seed: 1,
};
const LATENCY_MAX_MS = 60_000;
const SHUFFLE_SECONDS = 5;

/** The faults of a request's body, each at its rest unless given; null if one is out of bounds. */
export function readFaults(body: unknown): Faults | null {
  const told = { ...NO_FAULTS, ...(body as Partial<Faults>) };
  const { latencyMs, seed, shuffle, settlementNoise } = told;
  const rates = [told.errorRate, told.dropWebhooks, told.duplicateRate];
  const known = Object.keys(told).every((name) => name in NO_FAULTS);
  const flags = typeof shuffle === 'boolean' && typeof settlementNoise === 'boolean';
  const whole = Number.isInteger(latencyMs) && Number.isInteger(seed);
  const bounded = latencyMs >= 0 && latencyMs <= LATENCY_MAX_MS;
  const fits = rates.every((rate) => typeof rate === 'number' && rate >= 0 && rate <= 1);
  return known && flags && whole && bounded && fits ? told : null;
}

/**
 * Draws faults. A draw depends on the seed and on what it is for, not on what came before, so that
 * a run repeats even where its requests overtake each other.
 */
export function createFaults() {
  let faults = NO_FAULTS;
  const draw = (what: string) => {
    const digest = createHash('sha256').update(`${faults.seed} ${what}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  };
  return {
    set: (wanted: Faults) => void (faults = wanted),
    rest: () => void (faults = NO_FAULTS),
    latencyMs: () => faults.latencyMs,
    /** Whether a call fails, and whether before or after it was carried out. */
    ofCall(call: string): 'none' | 'before' | 'after' {
      if (draw(`error ${call}`) >= faults.errorRate) return 'none';
      return draw(`when ${call}`) < 0.5 ? 'before' : 'after';
    },
    drops: (event: string) => draw(`drop ${event}`) < faults.dropWebhooks,
    duplicates: (event: string) => draw(`duplicate ${event}`) < faults.duplicateRate,
    holdsBack: (event: string) => (faults.shuffle ? draw(`shuffle ${event}`) * SHUFFLE_SECONDS : 0),
    isNoisy: () => faults.settlementNoise,
    pick: (what: string, count: number) => Math.floor(draw(what) * count),
  };
}
export type FaultDraws = ReturnType<typeof createFaults>;
