import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, GameCard, GameRules, GameSheet } from '../contract.ts';
import { validStakes, type ZonePaid } from './valid-stakes.ts';
import type { Coverage } from './zone-odds.ts';

/** Whole pesos on each zone, as decimal strings. */
export type ZoneStakes = Readonly<Record<string, string>>;

/** What a bet on zones came to: the result that everybody saw, and what each zone paid. */
export interface TableOutcome<Result> {
  result: Result;
  zones: readonly ZonePaid[];
}

export interface TableParams {
  zones: ZoneStakes;
  /** Which hand of the shoe it was, from 1; 1 where there is no shoe. */
  hand: number;
}

/** A zone of a table that takes stakes. */
export interface TableZone {
  id: string;
  /** The least and the most that one player may have on it in a round, in pesos. */
  limit: { min: number; max: number };
  /** The most it can return, stake included, in hundredths of the stake. */
  most: number;
}

/** The fields of a bet: those of the call, and the hand that the table added. */
interface TableInput {
  zones: ZoneStakes;
  hand?: number;
}

export interface Table<Result> {
  /** Every zone, in the order in which outcomes list them. */
  zones: readonly TableZone[];
  /** Deals the hand, or draws the only result; pure. */
  result(draw: FairDraw, hand: number): Result;
  /** Only with a shoe: whether it ends with this hand. */
  isLastHand?(draw: FairDraw, hand: number): boolean;
  /** What a zone returns on a result, stake included, in hundredths of the stake; 0 if it loses. */
  hundredthsOf(zone: string, result: Result): number;
  /** How much of all outcomes zones cover, for instance red and black: it decides the turnover. */
  coverage: Coverage;
  sheet(): GameSheet;
  /** What the published config says besides id, version, zones and stake. */
  config: Readonly<Record<string, unknown>>;
}

/**
 * The rules of a table from its zones and its result. Stakes are whole pesos and returns whole
 * hundredths, so nothing is ever rounded.
 */
export function tableRules<Result>(
  card: Pick<GameCard, 'id' | 'version' | 'stake'>,
  table: Table<Result>,
): GameRules<TableInput, TableParams, TableOutcome<Result>> {
  const byId = new Map(table.zones.map((zone) => [zone.id, zone]));
  const outcomeOf = ({ zones }: TableParams, result: Result): TableOutcome<Result> => ({
    result,
    zones: table.zones.flatMap(({ id }) => {
      const stake = zones[id];
      if (stake === undefined) return [];
      return [{ zone: id, stake, payout: Money.text(paid(stake, table.hundredthsOf(id, result))) }];
    }),
  });
  return {
    config: {
      id: card.id,
      version: card.version,
      stake: card.stake,
      zones: table.zones,
      ...table.config,
    },
    readBet: (input) => readTableBet(card, byId, input),
    play: (params, draw) => outcomeOf(params, table.result(draw, params.hand)),
    payout: (_stake, { zones }) => Money.sum(zones.map((zone) => Money.of(zone.payout))),
    sheet: () => table.sheet(),
    shared: {
      result: (draw, hand) => table.result(draw, hand),
      isLastHand: (draw, hand) => table.isLastHand?.(draw, hand) ?? true,
      outcomeOf: (params, result) => outcomeOf(params, result as Result),
      most: ({ zones }) =>
        Money.sum(Object.entries(zones).map(([id, stake]) => paid(stake, byId.get(id)?.most ?? 0))),
      limits: ({ zones }) =>
        Object.fromEntries(
          Object.keys(zones).map((id) => [id, Money.of(`${byId.get(id)?.limit.max ?? 0}.0000`)]),
        ),
      validBet(_params, all, { zones }) {
        const staked = new Set(all.flatMap((bet) => Object.keys(bet.zones)));
        return validStakes(zones, table.coverage(staked));
      },
    },
  };
}

const paid = (stake: string, hundredths: number) =>
  Money.scale(Money.of(stake), { num: BigInt(hundredths), den: 100n }, 'down');

/** Null for an unknown zone, a stake that is not whole or outside its limits, or too much. */
function readTableBet(
  { stake }: Pick<GameCard, 'stake'>,
  zones: ReadonlyMap<string, TableZone>,
  input: TableInput,
): GameBet<TableParams> | null {
  if (stake.kind !== 'range') throw new Error('a table takes whole steps');
  const amounts = Object.entries(input.zones);
  const offered = amounts.every(([id, text]) => {
    const limit = zones.get(id)?.limit;
    const amount = Money.of(text);
    if (!limit || amount % Money.of(stake.step) !== 0n) return false;
    return amount >= Money.of(`${limit.min}.0000`) && amount <= Money.of(`${limit.max}.0000`);
  });
  const total = Money.sum(amounts.map(([, text]) => Money.of(text)));
  if (!offered || amounts.length === 0 || total > Money.of(stake.max)) return null;
  return { stake: total, params: { zones: input.zones, hand: input.hand ?? 1 } };
}
