import type { FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import type { GameBet, InputOf } from '../contract.ts';
import { validStakes } from '../table/valid-stakes.ts';
import { defineGame, defineRules } from '../versions.ts';
import { colorGameCard, type ColorGameOutcome, type ColorGameParams } from './card.ts';
import { colorGameSheet, colourCoverage } from './sheet.ts';
import { COLOURS, RETURN_TENTHS, rollColours, tenthsOf, ZONES } from './zones.ts';

/** Draw script: one `int(6)` a die. The stakes only decide what the zones pay. */
export function throwDice({ zones }: ColorGameParams, draw: FairDraw): ColorGameOutcome {
  const faces = rollColours(draw);
  const staked = ZONES.flatMap((zone) => {
    const stake = zones[zone.id];
    return stake === undefined ? [] : [{ zone, stake }];
  });
  return {
    faces,
    zones: staked.map(({ zone, stake }) => ({
      zone: zone.id,
      stake,
      payout: Money.text(paid(stake, tenthsOf(zone, faces))),
    })),
  };
}

/** Whole pesos times tenths, so nothing is ever rounded. */
const paid = (stake: string, tenths: number) =>
  Money.scale(Money.of(stake), { num: BigInt(tenths), den: 10n }, 'down');

const payout = (_stake: Money, { zones }: ColorGameOutcome): Money =>
  Money.sum(zones.map((zone) => Money.of(zone.payout)));

function readBet({
  stake,
  params,
}: InputOf<typeof colorGameCard>): GameBet<ColorGameParams> | null {
  const { min, max, step } = colorGameCard.stake;
  const amounts = Object.values(params.zones).map(Money.of);
  const whole = amounts.every((one) => one >= Money.of(min) && one % Money.of(step) === 0n);
  const known = Object.keys(params.zones).every((id) => ZONES.some((zone) => zone.id === id));
  const total = Money.sum(amounts);
  // The stake that is taken is the zones' sum; a client that says another one is refused.
  if (!whole || !known || amounts.length === 0 || total !== Money.of(stake)) return null;
  return total <= Money.of(max) ? { stake: total, params } : null;
}

export const colorGameV1 = defineRules(colorGameCard, {
  config: {
    id: 'color-game',
    version: '1',
    colours: COLOURS,
    draw: ['int(6)', 'int(6)', 'int(6)'],
    zones: ZONES.map(({ id }) => id),
    returnTenths: RETURN_TENTHS,
    stake: colorGameCard.stake,
  },
  readBet,
  play: throwDice,
  payout,
  validBet: ({ zones }) =>
    validStakes(zones, colourCoverage(new Set(zones.map(({ zone }) => zone)))),
  sheet: colorGameSheet,
});

export const game = defineGame(colorGameCard, { 1: colorGameV1 });
