import { t, useCall } from '@palaro/client';
import { Loaded } from '@palaro/desk';
import { useEffect, useState } from 'react';
import { segmentsApi, type Conditions } from '../segments.api.ts';
import styles from './segments.module.css';

/** Conditions are counted once nothing was typed for so long. */
const CALM_MS = 400;

/** How many members conditions fit now. */
export function Size({ of }: { of: Conditions }) {
  const read = useCall(segmentsApi.segmentSize, { query: of });
  return (
    <Loaded of={read}>{({ members }) => <span>{members.toLocaleString('en-US')}</span>}</Loaded>
  );
}

/** The same beside a form, counted again while it is edited. */
export function SizeWhileEditing({ of }: { of: Conditions }) {
  const calm = useCalm(of);
  const read = useCall(segmentsApi.segmentSize, { query: calm });
  return (
    <section className={styles.size} aria-label={t('segments-console.members')}>
      <h2>{t('segments-console.members')}</h2>
      <Loaded of={read}>
        {({ members }) => (
          <p role="status">
            {t('segments-console.members_now', { count: members.toLocaleString('en-US') })}
          </p>
        )}
      </Loaded>
      <p>{t('segments-console.conditions_help')}</p>
    </section>
  );
}

/** The value once it has not changed for a moment. */
function useCalm(value: Conditions): Conditions {
  const [calm, setCalm] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(JSON.parse(text) as Conditions), CALM_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
}
