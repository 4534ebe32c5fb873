import type { InLanguages } from '@palaro/kernel';
import type { ColumnType } from 'kysely';
import type { PromotionState } from '../promotion-moves.ts';
import type { SignInRule } from './sign-in-rule.ts';

type Json<T> = ColumnType<T, string, never>;

declare module '@palaro/server' {
  interface Refinements {
    promotion: {
      kind: 'SIGN_IN';
      state: PromotionState;
      title: Json<InLanguages<string>>;
      summary: Json<InLanguages<string>>;
      rule: Json<SignInRule>;
    };
  }
}
