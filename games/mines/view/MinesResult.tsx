import { t } from '@palaro/client';
import { spokenEnd } from './spoken-end.ts';
import { Field } from './Field.tsx';
import type { MinesOutcome } from '../card.ts';

/** Shows a field in the verifier. */
export function MinesResult({ outcome }: { outcome: unknown }) {
  const field = outcome as MinesOutcome;
  return (
    <>
      <Field outcome={field} open={false} onDig={() => undefined} />
      <p>
        {field.mineCells === null
          ? t('mines.verify_open', { count: field.safe.length })
          : t('mines.verify', { cells: field.mineCells.join(', '), result: spokenEnd(field) })}
      </p>
    </>
  );
}
