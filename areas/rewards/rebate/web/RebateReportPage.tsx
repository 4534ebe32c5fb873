import { categoryName } from '@palaro/catalogue/web';
import {
  formatMoment,
  isTrial,
  navigate,
  pageExists,
  peso,
  t,
  usePages,
  useSession,
} from '@palaro/client';
import {
  AccountNeeded,
  Amount,
  Button,
  Card,
  EmptyState,
  ListRow,
  ListScreen,
  Skeleton,
} from '@palaro/ui';
import { rebateApi } from '../rebate.api.ts';
import styles from './rebate.module.css';

const NOTHING = {};
const CLAIM = '/m/member/manualRebate';

/** `/m/member/rebateReport`: what was given back, by claim and product (MONEY-05). */
export default function RebateReportPage() {
  return isTrial(useSession()) ? <AccountNeeded /> : <Report />;
}

function Report() {
  const pages = usePages(rebateApi.rebateReport, NOTHING);
  return (
    <div className={styles.page}>
      <ListScreen
        pages={pages}
        empty={<NoRebates />}
        skeleton={<Skeleton shape="row" count={6} />}
        failed={t('rebate.report_failed')}
        retryLabel={t('rebate.try_again')}
        loadingLabel={t('rebate.loading')}
      >
        {(rows) => (
          <Card>
            {rows.map(({ claim, at, productType, validBet, rate, amount }) => (
              <ListRow
                key={`${claim}/${productType}`}
                title={categoryName(productType)}
                detail={formatMoment(at)}
                amount={<Amount value={amount} signed tone="leaf" />}
                state={t('rebate.line', { rate, bets: peso(validBet) })}
              />
            ))}
          </Card>
        )}
      </ListScreen>
    </div>
  );
}

const NoRebates = () => (
  <EmptyState
    title={t('rebate.report_none')}
    action={
      pageExists(CLAIM) && (
        <Button onClick={() => navigate(CLAIM)}>{t('rebate.report_none_action')}</Button>
      )
    }
  />
);
