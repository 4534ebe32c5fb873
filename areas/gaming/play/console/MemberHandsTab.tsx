import { t, useQueryParam } from '@palaro/client';
import {
  DataTable,
  Filters,
  Instant,
  Money,
  SideSheet,
  TIME_WIDTH,
  useList,
  type Column,
  type Filter,
} from '@palaro/desk';
import { CARD_GAMES } from '@palaro/games/cards';
import { handsConsoleApi, type ListedHand } from '../console-hands.api.ts';
import { gameOptions } from './game-options.ts';
import { PlayedHand } from './PlayedHand.tsx';

const COLUMNS: readonly Column<ListedHand>[] = [
  {
    key: 'ended',
    title: 'play-console.ended',
    width: TIME_WIDTH,
    cell: ({ endedAt }) => <Instant at={endedAt} />,
  },
  { key: 'game', title: 'play-console.game', cell: ({ game }) => game },
  { key: 'no', title: 'play-console.hand_no', width: 110, cell: ({ handNo }) => handNo },
  {
    key: 'stake',
    title: 'play-console.staked',
    align: 'end',
    width: 150,
    cell: ({ stake }) => <Money value={stake} exact />,
  },
  {
    key: 'payout',
    title: 'play-console.payouts',
    align: 'end',
    width: 150,
    cell: ({ payout }) => <Money value={payout} exact />,
  },
];

const filters = (): Filter[] => [
  {
    name: 'game',
    label: 'play-console.game',
    kind: 'choice',
    options: gameOptions(CARD_GAMES),
  },
];

/** The hands of cards that a member played; each opens at the right, once it is over. */
export default function MemberHandsTab({ member }: { member: string }) {
  const [open, setOpen] = useQueryParam('open');
  const list = useList(handsConsoleApi.memberHands, {}, { params: { member } });
  return (
    <>
      <DataTable
        filters={<Filters filters={filters()} values={list.filters} set={list.set} />}
        label={t('play-console.hands')}
        screen="play-console.hands"
        columns={COLUMNS}
        pages={list.pages}
        rowKey={({ round }) => round}
        openKey={open}
        onOpen={({ round }) => setOpen(round)}
        empty={t('play-console.hands_empty')}
      />
      {open && (
        <SideSheet title={t('play-console.hand')} onClose={() => setOpen(null)}>
          <PlayedHand key={open} member={member} round={open} />
        </SideSheet>
      )}
    </>
  );
}
