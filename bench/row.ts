/** One measured figure beside the baseline of the same run on the same database. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  /** What the figure is compared with. */
  baseline: number | null;
  /** Figure to baseline, in the direction in which more is better. */
  ratio: number | null;
  /** The aim in words, for instance `≥ 5`. */
  aim: string;
}
