import { isTrial, t, useCall, useQueryParam, useSession } from '@palaro/client';
import { turnoverApi } from '@palaro/turnover/api';
import { AccountNeeded, Card, NotLoaded } from '@palaro/ui';
import { withdrawalsApi } from '../withdrawals.api.ts';
import { RequirementList } from './turnover/RequirementList.tsx';
import { RequirementRounds } from './turnover/RequirementRounds.tsx';
import WeightTable from './turnover/WeightTable.tsx';
import styles from './turnover/Turnover.module.css';

/**
 * `/m/turnover`: what counts toward withdrawal, and the member's requirements; with
 * `?requirement=`, the rounds that filled one.
 */
export default function TurnoverPage() {
  const [requirement] = useQueryParam('requirement');
  if (isTrial(useSession())) return <AccountNeeded title={t('withdrawals.trial')} />;
  return (
    <div className={styles.page}>
      {requirement ? <RequirementRounds key={requirement} id={requirement} /> : <Overview />}
    </div>
  );
}

function Overview() {
  const read = useCall(withdrawalsApi.withdrawable, undefined, { staleMs: 0 });
  // Asked for at once, so that the table comes whole: a column that comes later would move it.
  const weights = useCall(turnoverApi.turnoverWeights);
  return (
    <>
      <Card>
        {read.data && weights.data ? (
          <WeightTable missing={read.data.turnover.missing} />
        ) : (
          <NotLoaded of={[read, weights]} rows={6} retryLabel={t('withdrawals.try_again')} />
        )}
      </Card>
      <h2 className={styles.title}>{t('withdrawals.requirements')}</h2>
      <RequirementList />
    </>
  );
}
