import { formatDate, peso, t, usePages } from '@palaro/client';
import { turnoverApi, type TurnoverRequirement } from '@palaro/turnover/api';
import { EmptyState, ListRow, ListScreen, Skeleton } from '@palaro/ui';
import { turnoverAddress } from './turnover-address.ts';

/** The member's requirements, open and past; each opens into the rounds that filled it. */
export function RequirementList() {
  const pages = usePages(turnoverApi.turnoverRequirements, {});
  return (
    <ListScreen
      pages={pages}
      empty={<EmptyState title={t('withdrawals.requirements_none')} />}
      skeleton={<Skeleton shape="row" count={3} />}
      failed={t('withdrawals.requirements_not_loaded')}
      retryLabel={t('withdrawals.try_again')}
      loadingLabel={t('withdrawals.loading')}
    >
      {(rows) => rows.map((one) => <Row key={one.id} requirement={one} />)}
    </ListScreen>
  );
}

const Row = ({ requirement }: { requirement: TurnoverRequirement }) => (
  <ListRow
    title={t(`withdrawals.cause_${requirement.cause}`)}
    detail={formatDate(requirement.openedAt)}
    amount={t('withdrawals.turnover_row', {
      done: peso(requirement.done),
      required: peso(requirement.required),
    })}
    state={t(`withdrawals.requirement_${requirement.state}`)}
    to={turnoverAddress(requirement.id)}
    chevron
  />
);
