import type { InLanguages } from '@palaro/kernel';
import type { ColumnType } from 'kysely';
import type { PromotionState } from '../promotion-moves.ts';

type Json<T> = ColumnType<T, string, never>;

declare module '@palaro/server' {
  interface Refinements {
    promotion: {
      state: PromotionState;
      title: Json<InLanguages<string>>;
      summary: Json<InLanguages<string>>;
      // Typed by its kind.
      rule: Json<unknown>;
    };
  }
}
