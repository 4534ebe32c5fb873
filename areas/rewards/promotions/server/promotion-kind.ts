import { fillText } from '@palaro/api';
import {
  inLanguage,
  type InLanguages,
  type Language,
  type MemberId,
  type Money,
} from '@palaro/kernel';
import {
  defineService,
  shownValues,
  type App,
  type Member,
  type RequestInfo,
  type Tx,
} from '@palaro/server';
import type { Acceptance, Promotion } from '../promotions.api.ts';
import type { Past } from './past.ts';
import type { Say } from './say.ts';
import type { OwnStanding } from './promotion-status.ts';
import type { PromotionRecord } from './promotion-record.ts';

/** A promotion with the rule of its kind. */
export type PromotionOf<R> = Omit<PromotionRecord, 'rule'> & { rule: R };

/** The caller as promotions see him. */
export interface Taker {
  /** Null for guests and play-money accounts. */
  member: MemberId | null;
  say: Say;
}

/** Where a taker stands with a promotion; what is left out does not hold. */
export interface Standing extends OwnStanding {
  progress?: { percent: number; text: string };
  /** The page where he takes part. */
  go?: string;
  signIn?: NonNullable<Promotion['signIn']>;
  last?: NonNullable<Promotion['last']>;
}

/**
 * A kind of promotion: everything that differs between them. `R` is the rule as its row keeps it;
 * amounts in it are decimals.
 */
export interface PromotionKind<R = unknown> {
  type: PromotionRecord['kind'];
  /** Texts of its area, which `say` takes. */
  texts: InLanguages<Readonly<Record<string, string>>>;
  /** The smallest award: a budget that cannot pay it closes the promotion. */
  least(rule: R): Money;
  /** The smallest budget that a draft may have. */
  budgetLeast(rule: R): Money;
  /** How often an award must be bet before it may be withdrawn. */
  turnoverTimes(rule: R): number;
  /** All conditions in words, rendered from the rule that the kind counts by. */
  conditions(rule: R, say: Say): string[];
  standing(app: App, promotion: PromotionOf<R>, taker: Taker): Promise<Standing>;
  /** What the past tells of its cost, before a draft is published. */
  past: Past<R>;
  /**
   * Does what publishing a draft takes, in its transaction, before members see the promotion.
   * Refuses what cannot be published now.
   */
  publish?(app: App, tx: Tx, promotion: PromotionOf<R>): Promise<void>;
  /** Its area checks its budgets, which say something else than the sum of their awards. */
  checksBudget?: true;
  /** Joins or takes part, where that is one call. Refuses as its docstring says. */
  accept?(
    app: App,
    member: Member,
    promotion: PromotionOf<R>,
    request: Pick<RequestInfo, 'deviceId'>,
  ): Promise<Acceptance>;
}

const kindsOf = defineService(
  'promotions.kinds',
  () => new Map<PromotionRecord['kind'], PromotionKind>(),
);

/** Adds a kind when its area starts. A promotion of a kind that nobody added is shown to nobody. */
export function registerPromotionKind<R>(app: App, kind: PromotionKind<R>): void {
  kindsOf(app).set(kind.type, kind);
}

export const findKind = (app: App, type: PromotionRecord['kind']) => kindsOf(app).get(type);

/** The kind of a row that was listed by `listPublished`, and so has one. */
export function kindOf(app: App, type: PromotionRecord['kind']) {
  const kind = findKind(app, type);
  if (!kind) throw new Error(`no area registers the kind of promotion ${type}`);
  return kind;
}

/** Types of the kinds whose areas check their budgets. */
export const typesWithBudgetCheck = (app: App) =>
  [...kindsOf(app).values()].flatMap(({ type, checksBudget }) => (checksBudget ? [type] : []));

/** Types of the kinds that areas registered. */
export const registeredTypes = (app: App) => [...kindsOf(app).keys()];

/** Renders texts of a kind's area for a reader. */
export function sayIn(app: App, { texts }: Pick<PromotionKind, 'texts'>, language: Language): Say {
  return (key, values) => {
    const own = key.slice(key.indexOf('.') + 1);
    const text = inLanguage(texts, language)[own];
    if (text === undefined) throw new Error(`the text ${key} is not of this kind's area`);
    return fillText(text, shownValues(values, language, app.site.settings['site.zone']));
  };
}
