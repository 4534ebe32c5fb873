import {
  defineFold,
  defineFoldTable,
  type ChangedRound,
  type PostedTransfer,
} from '@palaro/server';

const gainDays = defineFoldTable('gain_day', {
  member_id: 'key bigint',
  book: 'key smallint',
  day: 'key date',
  promo: 'add',
  rebate: 'add',
});

/** House accounts of promotions, VIP and red-envelope awards (docs/domain/agents.md §6). */
const PROMOTIONS = ['PROMO', 'VIP', 'RED_ENVELOPE'];

/** What promotions and rebates gave a member by day; what they took back counts against it. */
export const foldGainDays = defineFold({
  name: 'gain_day',
  tables: [gainDays],
  reads: ['transfers'],
  comparable: true,
  fold: ({ transfers }) => [
    gainDays.put(
      transfers
        .map((transfer) => ({
          member_id: transfer.memberId,
          book: transfer.book,
          day: transfer.day,
          promo: givenBy(transfer, PROMOTIONS),
          rebate: givenBy(transfer, ['REBATE']),
        }))
        .filter(({ promo, rebate }) => promo !== 0n || rebate !== 0n),
    ),
  ],
});

const givenBy = ({ legs }: PostedTransfer, kinds: readonly string[]): bigint =>
  legs
    .filter(({ house }) => kinds.includes(house?.kind ?? ''))
    .reduce((sum, { to, amount }) => (to < 0 ? sum - amount : sum + amount), 0n);

const betsNotValid = defineFoldTable('bet_not_valid', {
  member_id: 'key bigint',
  vendor: 'key text',
  round: 'key uuid',
  game: 'set text',
  day: 'set date',
  amount: 'set bigint',
});

/** Keeps how much of each closed round's stake does not count (docs/domain/agents.md §1). */
export const foldBetsNotValid = defineFold({
  name: 'bet_not_valid',
  tables: [betsNotValid],
  reads: ['rounds'],
  fold: ({ rounds }) => [
    betsNotValid.put(
      rounds.flatMap((round) => {
        const { memberId, vendor, game, day } = round;
        const amount = notValid(round);
        if (amount === 0n || day === null) return [];
        return [{ member_id: memberId, vendor, round: round.round, game, day, amount }];
      }),
    ),
    betsNotValid.drop(
      rounds
        .filter((round) => notValid(round) === 0n || round.day === null)
        .map(({ memberId, vendor, round }) => ({ member_id: memberId, vendor, round })),
    ),
  ],
});

/** Never below 0: of a round booked net, no more counts as valid than it shows as staked. */
function notValid({ state, realm, bets, refunds, validBet }: ChangedRound): bigint {
  if (state !== 'C' || realm !== 'R' || validBet === null) return 0n;
  const rest = bets - refunds - validBet;
  return rest > 0n ? rest : 0n;
}
