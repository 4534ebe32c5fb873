import { t, useCall } from '@palaro/client';
import {
  act,
  CallForm,
  ConfirmDialog,
  Instant,
  Loaded,
  Money,
  SideSheet,
  useMay,
} from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import type { Body, Reply } from '@palaro/api';
import { membersApi } from '../members.api.ts';
import { riskApi } from '../risk.api.ts';
import { DistressPart } from './DistressPart.tsx';
import { TablePart } from './TablePart.tsx';
import styles from './members.module.css';

type Care = Reply<typeof membersApi.memberCare>;
type Lift = Omit<Body<typeof riskApi.liftHold>, 'reason'>;

/** Limits, breaks and exclusions: tighter at once, looser only with a second person. */
export default function CareTab({ member }: { member: string }) {
  const read = useCall(membersApi.memberCare, { params: { member } });
  const mayLower = useMay('member.limit.tighten');
  const mayLift = useMay('member.loosen');
  const [lowering, setLowering] = useState(false);
  const [lifting, setLifting] = useState<Lift | null>(null);
  const params = { member };
  const lift = mayLift ? setLifting : null;
  return (
    <Loaded of={read}>
      {(care) => (
        <>
          {mayLower && (
            <p className={styles.part}>
              <Button size="sm" onClick={() => setLowering(true)}>
                {t('members-console.lower')}
              </Button>
            </p>
          )}
          <DistressPart of={care.distress} member={member} />
          <Limits of={care} onLift={lift} />
          <Exclusions of={care} onLift={lift} />
          {lowering && (
            <SideSheet
              title={t('members-console.lower_title', { account: member })}
              onClose={() => setLowering(false)}
            >
              <p>{t('members-console.lower_help')}</p>
              <CallForm
                endpoint={membersApi.lowerLimit}
                params={params}
                labels={{
                  kind: 'members-console.kind',
                  period: 'members-console.period',
                  amount: 'members-console.amount',
                  reason: 'members-console.reason',
                }}
                option={optionText}
                submit={t('members-console.lower_submit')}
                reload={[membersApi.memberCare]}
                done={() => setLowering(false)}
              />
            </SideSheet>
          )}
          <ConfirmDialog
            open={lifting !== null}
            reason
            danger
            title={t('members-console.lift_title', { account: member })}
            confirm={t('members-console.lift_submit')}
            onConfirm={(reason) =>
              act(riskApi.liftHold, { params, body: { ...(lifting as Lift), reason } })
            }
            onClose={() => setLifting(null)}
          >
            <p>{t('members-console.lift_text')}</p>
          </ConfirmDialog>
        </>
      )}
    </Loaded>
  );
}

const optionText = (field: string, value: string) =>
  field === 'kind'
    ? t(`members-console.limit.${value as Care['limits'][number]['kind']}`)
    : t(`members-console.period.${value as Care['limits'][number]['period']}`);

interface PartProps {
  of: Care;
  /** Null: may not ask for it. */
  onLift: ((lift: Lift) => void) | null;
}

const setterOf = (imposedBy: string) => imposedBy || t('members-console.own');

const Limits = ({ of: { limits }, onLift }: PartProps) => (
  <TablePart
    title="members-console.limit"
    empty="members-console.no_limits"
    heads={[
      ...(['members-console.limit', 'members-console.period', 'members-console.amount'] as const),
      ...(['members-console.amount_used', 'members-console.imposed'] as const),
      'members-console.lift_limit',
    ]}
    rows={limits.map(({ kind, period, amount, used, imposedBy }) => ({
      key: `${kind}/${period}/${imposedBy}`,
      cells: {
        kind: t(`members-console.limit.${kind}`),
        period: t(`members-console.period.${period}`),
        amount: <Money value={amount} />,
        used: <Money value={used} />,
        by: setterOf(imposedBy),
        lift: imposedBy && onLift && (
          <Button size="sm" onClick={() => onLift({ hold: 'limit', kind, period })}>
            {t('members-console.lift_limit')}
          </Button>
        ),
      },
    }))}
  />
);

function Exclusions({ of: { exclusions }, onLift }: PartProps) {
  const imposed = exclusions.some(
    ({ kind, imposedBy, liftedAt }) => kind === 'time_out' && imposedBy !== '' && !liftedAt,
  );
  return (
    <>
      <TablePart
        title="members-console.exclusions"
        empty="members-console.no_exclusions"
        heads={[
          ...([
            'members-console.what',
            'members-console.started',
            'members-console.until',
          ] as const),
          ...(['members-console.imposed', 'members-console.lifted'] as const),
        ]}
        rows={exclusions.map(({ id, kind, from, until, imposedBy, liftedAt }) => ({
          key: id,
          cells: {
            kind: t(`members-console.exclusion.${kind}`),
            from: <Instant at={from} />,
            until: until ? <Instant at={until} /> : t('members-console.endless'),
            by: setterOf(imposedBy),
            lifted: liftedAt && <Instant at={liftedAt} />,
          },
        }))}
      />
      {imposed && onLift && (
        <Button size="sm" onClick={() => onLift({ hold: 'time_out' })}>
          {t('members-console.lift_break')}
        </Button>
      )}
    </>
  );
}
