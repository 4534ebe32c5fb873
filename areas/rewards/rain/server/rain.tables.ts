/** The rule of a promotion of kind RED_RAIN: what its budget is split into. */
export interface RainRule {
  seconds: number;
  pieces: number;
  /** Decimals. */
  least: string;
  most: string;
  turnoverTimes: number;
}
