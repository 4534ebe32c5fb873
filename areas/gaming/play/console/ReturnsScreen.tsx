import { t, useCall } from '@palaro/client';
import { Loaded, Money, Place, PlainTable } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { playConsoleApi, type GameReturn, type ReturnBlock } from '../console.api.ts';
import type { Verdict } from '../returns.ts';
import styles from './returns.module.css';

const COLUMNS = [
  { title: 'play-console.game' },
  { title: 'play-console.sheet', end: true },
  { title: 'play-console.measured', end: true },
  { title: 'play-console.rounds', end: true },
  { title: 'play-console.stakes', end: true },
  { title: 'play-console.payouts', end: true },
  { title: 'play-console.last_block' },
  { title: 'play-console.greatest', end: true },
  { title: 'play-console.open', end: true },
  { title: 'play-console.most', end: true },
] as const;

/** What each game of the house paid back beside its sheet, and what its open bets may cost. */
export default function ReturnsScreen() {
  const read = useCall(playConsoleApi.gameReturns, {}, { staleMs: 0 });
  return (
    <div className={styles.screen}>
      <h1>{t('play-console.returns')}</h1>
      <p className={styles.about}>{t('play-console.about')}</p>
      <Loaded of={read}>
        {({ list }) => (
          <PlainTable
            label={t('play-console.returns')}
            empty=""
            columns={COLUMNS}
            rows={list.map((game) => ({ key: game.gameId, cells: cellsOf(game) }))}
          />
        )}
      </Loaded>
    </div>
  );
}

function cellsOf({ name, rtp, now, judged, greatest: best, open }: GameReturn) {
  const shown = now ?? judged;
  return [
    name,
    rtp.least === rtp.greatest ? `${rtp.least} %` : `${rtp.least} – ${rtp.greatest} %`,
    shown ? bandText(shown) : '–',
    shown ? shown.rounds.toLocaleString('en-US') : '0',
    shown ? <Money key="stakes" value={shown.stakes} /> : '–',
    shown ? <Money key="payouts" value={shown.payouts} /> : '–',
    judged ? <Judged key="judged" block={judged} /> : '–',
    best ? (
      <Place key="best" to={`/console/rounds?round=${best.round}`}>
        <Money value={best.payout} />
      </Place>
    ) : (
      '–'
    ),
    open ? open.bets.toLocaleString('en-US') : '–',
    open ? <Money key="most" value={open.most} /> : '–',
  ];
}

const bandText = ({ measured, band }: ReturnBlock) => `${measured} % ± ${band}`;

const TONES = {
  few: 'sky',
  within: 'leaf',
  above: 'rose',
  below: 'rose',
} as const satisfies Record<Verdict, string>;

const Judged = ({ block }: { block: ReturnBlock }) => (
  <span className={styles.judged}>
    <Badge tone={TONES[block.verdict]}>{t(`play-console.verdict.${block.verdict}`)}</Badge>
    <span>{bandText(block)}</span>
  </span>
);
