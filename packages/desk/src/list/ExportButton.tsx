import type { Endpoint } from '@palaro/api';
import { callWith, siteNow, t, type CallInput } from '@palaro/client';
import { Button, toast } from '@palaro/ui';
import { useState } from 'react';
import { whatFailed } from '../act.ts';
import { saveFile } from '../save-file.ts';

interface ExportButtonProps<E extends Endpoint> {
  /** A call with `csv`. */
  endpoint: E;
  input: CallInput<E>;
  /** The file's name without day and ending; no personal data. */
  name: string;
  label?: string;
  done?(): void;
}

/** 50,000 rows over a slow line. */
const TIMEOUT_MS = 120_000;
/** Excel takes a file for UTF-8 only if it begins so. */
const MARK = '\ufeff';

/** Keeps what a list's filters show as a CSV file; the server records it. */
export function ExportButton<E extends Endpoint>(props: ExportButtonProps<E>) {
  const { endpoint, input, name, label, done } = props;
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    callWith(endpoint, input, { timeoutMs: TIMEOUT_MS })
      .then(
        (text) => {
          saveFile(`${name}-${siteNow().slice(0, 10)}.csv`, `${MARK}${String(text)}`, 'text/csv');
          done?.();
        },
        (error: unknown) => toast(whatFailed(error), { kind: 'error', long: true }),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Button size="sm" busy={busy} onClick={run}>
      {label ?? t('desk.export')}
    </Button>
  );
}
