import { call, failureMessage, t } from '@palaro/client';
import { ConfirmDialog, saveFile, useMay } from '@palaro/desk';
import { Button, toast } from '@palaro/ui';
import { useState } from 'react';
import { auditApi, type Verified } from '../audit.api.ts';
import styles from './audit.module.css';

interface TrailToolsProps {
  /** The days that the list is filtered by; the export holds these. */
  from: string | undefined;
  until: string | undefined;
}

/** Verifies the trail and writes evidence, for those who may. */
export function TrailTools({ from, until }: TrailToolsProps) {
  const [asking, ask] = useState(false);
  const exports = useMay('audit.export');
  const days = { ...(from ? { from } : {}), ...(until ? { until } : {}) };
  const write = async () => {
    const { name, entries, file } = await call(auditApi.exportAudit, { body: days });
    saveFile(name, file, 'application/x-ndjson');
    toast(t('audit-console.exported', { count: entries }), { kind: 'success' });
  };
  return (
    <>
      <Verification />
      {exports && (
        <Button size="sm" onClick={() => ask(true)}>
          {t('audit-console.export')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('audit-console.export_title')}
        confirm={t('audit-console.export')}
        onConfirm={write}
        onClose={() => ask(false)}
      >
        <p>{t('audit-console.export_text')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Reads the whole trail, however many calls that takes. */
async function verifyAll(tell: (turn: Verified) => void): Promise<Verified> {
  let from: string | undefined;
  let checked = 0;
  let heads = 0;
  for (;;) {
    const turn = await call(auditApi.verifyAudit, { body: from === undefined ? {} : { from } });
    checked += turn.checked;
    heads += turn.heads;
    tell({ ...turn, checked, heads });
    if (turn.broken || turn.next === null) return { ...turn, checked, heads };
    from = turn.next;
  }
}

function Verification() {
  const may = useMay('audit.verify');
  const [busy, setBusy] = useState(false);
  const [turn, setTurn] = useState<Verified | null>(null);
  const verify = () => {
    setBusy(true);
    setTurn(null);
    verifyAll(setTurn)
      .catch((error: unknown) => toast(failureMessage(error), { kind: 'error' }))
      .finally(() => setBusy(false));
  };
  if (!may) return null;
  return (
    <>
      <span role="status" className={turn?.broken ? styles.alarm : undefined}>
        {turn && resultOf(turn)}
      </span>
      <Button size="sm" tone="gold" busy={busy} onClick={verify}>
        {t('audit-console.verify')}
      </Button>
    </>
  );
}

function resultOf({ broken, next, last, checked, heads }: Verified): string {
  if (broken) {
    const why = t(`audit-console.why.${broken.why}`);
    return t('audit-console.broken', { seq: broken.seq, why });
  }
  if (next !== null) return t('audit-console.verify_progress', { seq: last ?? '' });
  return t('audit-console.whole', { count: checked, heads });
}
