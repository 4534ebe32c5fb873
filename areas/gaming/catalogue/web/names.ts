import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import type { Category } from '../catalogue.api.ts';

const CATEGORIES: Record<Category, TextKey> = {
  HOT: 'catalogue.hot',
  RNG: 'catalogue.slots',
  PVP: 'catalogue.pvp',
  LIVE: 'catalogue.live',
  FISH: 'catalogue.fish',
  SPORTS: 'catalogue.sports',
  ESPORTS: 'catalogue.esports',
  COCKFIGHT: 'catalogue.cockfight',
  LOTT: 'catalogue.lottery',
  ELOTT: 'catalogue.elottery',
  INHOUSE: 'catalogue.originals',
};

const CLASSIFICATIONS: Record<string, TextKey> = {
  CLASSIC: 'catalogue.class_classic',
  JACKPOT: 'catalogue.class_jackpot',
  VIDEO: 'catalogue.class_video',
  WAYS: 'catalogue.class_ways',
  TUMBLE: 'catalogue.class_tumble',
};

/**
 * The category's name in the visitor's language; an unknown category keeps the name in its data.
 */
export const categoryName = (code: string): string => nameIn(CATEGORIES, code);

/** Likewise a classification's name. */
export const classifyName = (code: string): string => nameIn(CLASSIFICATIONS, code);

function nameIn(names: Partial<Record<string, TextKey>>, code: string): string {
  const key = names[code];
  return key ? t(key) : code;
}
