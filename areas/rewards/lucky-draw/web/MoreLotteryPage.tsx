import { formatMoment, t, usePages } from '@palaro/client';
import { Amount, ListRow, ListScreen, Skeleton } from '@palaro/ui';
import { useState } from 'react';
import { luckyDrawApi, type DrawnPrize } from '../lucky-draw.api.ts';
import { DrawSheet } from './DrawSheet.tsx';
import styles from './lucky-draw.module.css';

const NOTHING = {};

/** `/m/moreLottery`: one's own draws, each with the seeds that prove it (REWARD-03). */
export default function MoreLotteryPage() {
  const pages = usePages(luckyDrawApi.ownDraws, NOTHING);
  /** It stays while its sheet closes. */
  const [shown, setShown] = useState<{ of: DrawnPrize; open: boolean } | null>(null);
  return (
    <div className={styles.page}>
      <ListScreen
        pages={pages}
        empty={<p className={styles.line}>{t('lucky-draw.mine_none')}</p>}
        skeleton={<Skeleton shape="row" count={6} />}
        failed={t('lucky-draw.not_loaded')}
        retryLabel={t('lucky-draw.try_again')}
        loadingLabel={t('lucky-draw.loading')}
      >
        {(rows) =>
          rows.map((row) => (
            <ListRow
              key={`${row.promotionId}/${row.draw}`}
              title={row.title}
              detail={formatMoment(row.at)}
              amount={<Amount value={row.amount} signed tone="leaf" />}
              state={t('lucky-draw.draw_no', { draw: row.draw })}
              onPress={() => setShown({ of: row, open: true })}
              chevron
            />
          ))
        }
      </ListScreen>
      {shown && (
        <DrawSheet
          of={shown.of}
          open={shown.open}
          onClose={() => setShown({ ...shown, open: false })}
        />
      )}
    </div>
  );
}
