// What lists of other areas share with the records: the days that they show.
export { FileButton, type Columns } from './FileButton.tsx';
export { PeriodFilter } from './PeriodFilter.tsx';
export { usePeriod } from './usePeriod.ts';
export { byDay, type Bounds } from './record-days.ts';
