import { t } from '@palaro/client';
import {
  act,
  ConfirmDialog,
  DataTable,
  Filters,
  Place,
  useList,
  useMay,
  type Column,
} from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { turnoverConsoleApi } from '../console.api.ts';
import { REQUIREMENT_STATES } from '../turnover.api.ts';
import { columnsOf, type Requirement } from './columns.tsx';

/** What the member must bet, what filled it, and the way to waive the rest with a second person. */
export default function TurnoverTab({ member }: { member: string }) {
  const list = useList(turnoverConsoleApi.memberTurnover, {}, { params: { member } });
  const mayAsk = useMay('correction.make');
  const [asked, setAsked] = useState<Requirement | null>(null);
  const options = REQUIREMENT_STATES.map((value) => {
    return { value, label: t(`turnover-console.state.${value}`) };
  });
  const waiver: Column<Requirement> = {
    key: 'waiver',
    title: 'turnover-console.waive',
    cell: (row) =>
      row.waiverAsked ? (
        <Place to={`/console/changes/${row.waiverAsked}`}>
          {t('turnover-console.waive_waits')}
        </Place>
      ) : (
        mayAsk &&
        row.state === 'open' && (
          <Button size="sm" onClick={() => setAsked(row)}>
            {t('turnover-console.waive')}
          </Button>
        )
      ),
    width: 190,
  };
  return (
    <>
      <DataTable
        filters={
          <Filters
            filters={[{ name: 'state', label: 'turnover-console.state', kind: 'choice', options }]}
            values={list.filters}
            set={list.set}
          />
        }
        label={t('turnover-console.tab')}
        screen="turnover-console.tab"
        columns={[...columnsOf(member), waiver]}
        pages={list.pages}
        rowKey={(row) => row.id}
        empty={t('turnover-console.none')}
      />
      <Waive member={member} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface WaiveProps {
  member: string;
  asked: Requirement | null;
  onClose(): void;
}

const Waive = ({ member, asked, onClose }: WaiveProps) => (
  <ConfirmDialog
    open={asked !== null}
    title={t('turnover-console.waive_title')}
    confirm={t('turnover-console.waive')}
    reason
    onConfirm={(reason) =>
      act(
        turnoverConsoleApi.waiveTurnover,
        { params: { member, requirement: asked?.id ?? '' }, body: { reason } },
        [turnoverConsoleApi.memberTurnover],
      )
    }
    onClose={onClose}
  >
    <p>
      {t('turnover-console.waive_text', {
        required: asked?.required ?? '',
        done: asked?.done ?? '',
      })}
    </p>
  </ConfirmDialog>
);
