import { t } from '@palaro/client';
import { Facts, History, Person } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import type { TextKey } from '@palaro/api';
import type { Review } from '../console.api.ts';
import { Picture } from './Picture.tsx';
import styles from './review.module.css';

/** Documents beside what the member typed, checks and history: all that is needed to decide. */
export const ReviewBody = ({ of: review }: { of: Review }) => (
  <div className={styles.review}>
    <section aria-label={t('kyc-console.pictures')} className={styles.pictures}>
      {inOrder(review.pictures).map((picture) => (
        <Picture key={picture.id} of={picture} />
      ))}
    </section>
    <div className={styles.facts}>
      <h3>{t('kyc-console.checks')}</h3>
      <Checks of={review} />
      <h3>{t('kyc-console.document')}</h3>
      <Document of={review} />
      <h3>{t('kyc-console.person')}</h3>
      <Typed of={review} />
      {review.checks.twins.length > 0 && <Twins of={review} />}
      <h3>{t('kyc-console.history')}</h3>
      {review.history.length === 0 ? (
        <p>{t('kyc-console.no_history')}</p>
      ) : (
        <History entries={review.history.map(entryOf)} />
      )}
    </div>
  </div>
);

const ORDER: readonly string[] = ['id_front', 'id_back', 'selfie'];

/** The front with the name first, the face last. */
const inOrder = (pictures: Review['pictures']) =>
  pictures.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

interface Part {
  of: Review;
}

function Checks({ of: { checks, document } }: Part) {
  const { findings, minAge } = checks;
  const known = findings.includes('same_person') || findings.includes('same_document');
  const rows: [text: string, passed: boolean][] = [
    [t('kyc-console.check.age', { age: minAge }), checks.ofAge === true],
    [t('kyc-console.check.list'), !checks.excluded],
    ...(document ? [[t('kyc-console.check.valid'), !checks.expired] as [string, boolean]] : []),
    [t('kyc-console.check.unique'), !known],
    [t('kyc-console.check.payee'), !findings.includes('payee_name')],
  ];
  return (
    <ul className={styles.checks}>
      {rows.map(([text, passed]) => (
        <li key={text}>
          <span>{text}</span>
          <Badge tone={passed ? 'leaf' : 'rose'}>
            {t(passed ? 'kyc-console.ok' : 'kyc-console.failed')}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const Document = ({ of: { document, expiresOn, payeeName } }: Part) => (
  <Facts
    rows={[
      document && {
        label: 'kyc-console.document',
        value: t(`kyc.id.type.${document.type}` as TextKey),
      },
      document && { label: 'kyc-console.number', value: document.number },
      { label: 'kyc-console.expires', value: expiresOn },
      { label: 'kyc-console.payee', value: payeeName },
    ]}
  />
);

function Typed({ of: { person } }: Part) {
  if (!person) return <p>{t('kyc-console.erased')}</p>;
  return (
    <Facts
      rows={[
        { label: 'kyc.person.full_name', value: person.fullName },
        { label: 'kyc.person.birthday', value: person.birthday },
        { label: 'kyc.person.birthplace', value: person.birthplace },
        {
          label: 'kyc.person.nationality',
          value: t(`kyc.nationality.${person.nationality}` as TextKey),
        },
        { label: 'kyc.person.address', value: person.address },
        {
          label: 'kyc.person.occupation',
          value: t(`kyc.occupation.${person.occupation}` as TextKey),
        },
        { label: 'kyc-console.funds', value: t(`kyc.funds.${person.sourceOfFunds}` as TextKey) },
      ]}
    />
  );
}

const Twins = ({ of: { checks } }: Part) => (
  <>
    <h3>{t('kyc-console.twins')}</h3>
    <ul className={styles.checks}>
      {checks.twins.map(({ id, account, sameDocument, state }) => (
        <li key={id}>
          <Person name={account} member={id} />
          <span>
            {[
              t(sameDocument ? 'kyc-console.twin_document' : 'kyc-console.twin_person'),
              t(`kyc-console.state.${state}`),
            ].join(', ')}
          </span>
        </li>
      ))}
    </ul>
  </>
);

const entryOf = (one: Review['history'][number]) => ({
  key: one.id,
  at: one.decidedAt ?? one.sentAt,
  said: [
    t('kyc-console.history_line', {
      level: one.level,
      state: t(`kyc-console.state.${one.state}`),
    }),
    ...(one.decidedBy ? [t('kyc-console.history_by', { name: one.decidedBy })] : []),
  ].join(' '),
  reason: one.reason && t(`kyc-console.reason.${one.reason}`),
});
