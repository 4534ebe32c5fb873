import type { Tables } from '@palaro/server';
import type { Selectable } from 'kysely';
import './promotions.tables.ts';

export type PromotionRecord = Selectable<Tables['promotion']>;
export type AwardRecord = Selectable<Tables['award']>;
