/** One measured figure with the baseline of the same run on the same database. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  /** The figure to compare with. */
  baseline: number | null;
  /** Figure and baseline as a ratio in which more is better. */
  ratio: number | null;
  /** The aim in words, for instance `≥ 5`. */
  aim: string;
}
