import { t, useCall, usePathParam } from '@palaro/client';
import {
  act,
  ConfirmDialog,
  Diff,
  History,
  Instant,
  Loaded,
  RecordPage,
  TakenBar,
  useKeys,
  useOperator,
  useWork,
  type RecordAction,
} from '@palaro/desk';
import { useState } from 'react';
import { changesApi, type ChangeDetail } from '../changes.api.ts';
import {
  kindText,
  StateBadge,
  fieldText,
  Subject,
  subjectText,
  valueText,
} from './change-cells.tsx';
import { DecisionFacts } from './DecisionFacts.tsx';
import { FourEyes } from './FourEyes.tsx';
import styles from './change.module.css';

type Asking = 'approve' | 'reject' | 'withdraw' | null;

/** One change request: everything on which a second person decides, and the two answers. */
export default function ChangeScreen() {
  const params = { change: usePathParam('change') };
  // What is there may change any moment, so that nothing old is decided on.
  const read = useCall(changesApi.change, { params }, { staleMs: 0 });
  useWork(() => read.refetch());
  return <Loaded of={read}>{(change) => <Change change={change} />}</Loaded>;
}

function Change({ change }: { change: ChangeDetail }) {
  const [asking, ask] = useState<Asking>(null);
  const decides = change.state === 'Pending' && change.refusal === null;
  const withdraws = change.state === 'Pending' && change.own;
  useKeys(
    [
      { press: 'a', label: 'changes-console.approve', run: () => ask('approve') },
      { press: 'r', label: 'changes-console.reject', run: () => ask('reject') },
    ],
    decides && asking === null,
  );
  const action = (key: 'approve' | 'reject' | 'withdraw', danger: boolean): RecordAction => ({
    key,
    danger,
    label: t(`changes-console.${key}`),
    run: () => ask(key),
  });
  return (
    <>
      <RecordPage
        title={kindText(change.kind)}
        state={<StateBadge state={change.state} />}
        back={{ to: '/console/changes', label: t('changes-console.title') }}
        figures={[
          { label: 'changes-console.subject', value: <Subject of={change.subject} /> },
          { label: 'changes-console.maker', value: change.maker },
          { label: 'changes-console.ends', value: <Instant at={change.expiresAt} /> },
        ]}
        actions={[
          ...(decides ? [action('approve', false), action('reject', true)] : []),
          ...(withdraws ? [action('withdraw', false)] : []),
        ]}
        side={<Steps change={change} />}
      >
        <div className={styles.change}>
          <blockquote className={styles.reason}>{change.reason}</blockquote>
          <Standing change={change} />
          {decides && <TakenBar queue="changes" item={change.id} />}
          <h2>{t('changes-console.what')}</h2>
          <DecisionFacts facts={change.facts} />
          <Diff
            before={change.before}
            after={change.after}
            label={fieldText}
            shown={valueText}
            whole
          />
          <h2>{t('changes-console.eyes')}</h2>
          <FourEyes change={change} />
        </div>
      </RecordPage>
      <Asked change={change} asking={asking} onClose={() => ask(null)} />
    </>
  );
}

const REFUSALS = {
  'console.forbidden': 'changes-console.refusal.may',
  'console.decided': 'changes-console.refusal.decided',
  'console.own_matter': 'changes-console.refusal.own_matter',
} as const;

/** Whether it can still be done, and why somebody else must decide. */
function Standing({ change: { state, fresh, refusal, own } }: { change: ChangeDetail }) {
  const operator = useOperator();
  if (state !== 'Pending' || !operator) return null;
  const why = own
    ? 'changes-console.refusal.own'
    : (REFUSALS[refusal as keyof typeof REFUSALS] ?? 'changes-console.refusal.seat');
  return (
    <div role="status">
      <p className={fresh ? styles.fresh : styles.notFresh}>
        {t(fresh ? 'changes-console.fresh' : 'changes-console.not_fresh')}
      </p>
      {refusal !== null && <p>{t(why)}</p>}
    </div>
  );
}

const Steps = ({ change }: { change: ChangeDetail }) => (
  <History
    entries={[...change.steps].reverse().map(({ step, name, note, at }) => ({
      key: `${step}${at}${name ?? ''}`,
      at,
      said: t(`changes-console.step.${step}`, { name: name ?? '' }),
      reason: note,
    }))}
  />
);

interface AskedProps {
  change: ChangeDetail;
  asking: Asking;
  onClose(): void;
}

/** Asks before the answer counts; a refusal is given with its reason. */
function Asked({ change, asking, onClose }: AskedProps) {
  const params = { change: change.id };
  const reload = [changesApi.change, changesApi.changes];
  const named = { kind: kindText(change.kind), subject: subjectText(change.subject) };
  return (
    <>
      <ConfirmDialog
        open={asking === 'approve'}
        title={t('changes-console.approve_title', named)}
        confirm={t('changes-console.approve')}
        onConfirm={() => act(changesApi.approveChange, { params }, reload)}
        onClose={onClose}
      >
        <p>{t('changes-console.approve_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'reject'}
        danger
        reason
        title={t('changes-console.reject_title', named)}
        confirm={t('changes-console.reject')}
        onConfirm={(reason) => act(changesApi.rejectChange, { params, body: { reason } }, reload)}
        onClose={onClose}
      />
      <ConfirmDialog
        open={asking === 'withdraw'}
        title={t('changes-console.withdraw_title')}
        confirm={t('changes-console.withdraw')}
        onConfirm={() => act(changesApi.withdrawChange, { params }, reload)}
        onClose={onClose}
      />
    </>
  );
}
