import { t, useCall } from '@palaro/client';
import { CallForm, Instant, Loaded, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { consoleApi } from '../console.api.ts';
import { Preview, type Previewed } from './Preview.tsx';
import styles from './content.module.css';

type Written = Pick<Previewed, 'title' | 'content'>;

/** Versions of the user agreement, newest first, and the next one. None is ever changed. */
export function AgreementsPart() {
  const read = useCall(consoleApi.agreementList, {});
  const [shown, show] = useState<Written | null>(null);
  const may = useMay('content.edit');
  return (
    <Loaded of={read}>
      {({ list }) => (
        <div className={styles.halves}>
          <div className={styles.part}>
            <ul className={styles.plain}>
              {list.map((one) => (
                <li key={one.version}>
                  <Button size="sm" onClick={() => show(one)}>
                    {t('content-console.agreement_version', { version: one.version })}
                  </Button>
                  <span>
                    <span>{t('content-console.inForceFrom')}</span> <Instant at={one.inForceFrom} />
                  </span>
                </li>
              ))}
            </ul>
            {may && <NextVersion key={list.length} from={list[0]} onFollow={show} />}
          </div>
          <Preview of={{ type: 'page', ...(shown ?? list[0]) }} />
        </div>
      )}
    </Loaded>
  );
}

interface NextVersionProps {
  from: { title: { EN: string; TY: string }; content: { EN: string; TY: string } } | undefined;
  onFollow(written: Written): void;
}

/** The next version begins as the text in force, so that only what changes is written. */
function NextVersion({ from, onFollow }: NextVersionProps) {
  const [asked, ask] = useState(false);
  const initial = from && { title: from.title, content: from.content };
  const [written, setWritten] = useState<Written>(initial ?? {});
  if (!asked) {
    return (
      <div>
        <Button tone="gold" onClick={() => ask(true)}>
          {t('content-console.add_agreement')}
        </Button>
      </div>
    );
  }
  return (
    <section aria-label={t('content-console.add_agreement')} className={styles.part}>
      <h2>{t('content-console.add_agreement')}</h2>
      <CallForm
        endpoint={consoleApi.addAgreement}
        labels={{
          title: 'content-console.name',
          content: 'content-console.html',
          inForceFrom: 'content-console.inForceFrom',
        }}
        initial={initial ?? {}}
        submit={t('content-console.add_agreement')}
        reload={[consoleApi.agreementList]}
        follow={(name, value) => {
          const next = { ...written, [name]: value };
          setWritten(next);
          onFollow(next);
        }}
        done={() => undefined}
      />
    </section>
  );
}
