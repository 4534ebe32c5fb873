import { t } from '@palaro/client';
import { TARGETS, targetAt } from '../targets.ts';
import { mostTimes } from '../odds.ts';

const LEAST: Readonly<Record<string, number>> = { 'paputok-crab': 10, 'kidlat-eel': 15 };

/** What a target pays, in bullets: `×5`, `×10–100`. */
export function timesLabel(target: number): string {
  const one = targetAt(target);
  return one.times === null ? `×${LEAST[one.id] ?? 1}–${mostTimes(one)}` : `×${one.times}`;
}

const NAMES = [
  'dilis',
  'galunggong',
  'tamban',
  'bangus',
  'tilapia',
  'lapu_lapu',
  'maya_maya',
  'pusit',
  'talakitok',
  'pugita',
  'alimango',
  'sugpo',
  'pawikan',
  'pating',
  'butanding',
  'dugong',
  'buwaya',
  'bakunawa',
  'crab',
  'eel',
] as const;

/** The name of a target in the reader's language. */
export const targetName = (target: number): string =>
  t(`fish-dagat-gold.${NAMES[target] ?? 'dilis'}`);

/** The name of a target by its id. */
export const nameOfId = (id: string): string =>
  targetName(TARGETS.findIndex((one) => one.id === id));
