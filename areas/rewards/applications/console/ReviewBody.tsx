import { t } from '@palaro/client';
import { Facts, History, Instant, Money, Person, Place, useMay } from '@palaro/desk';
import type { ReviewedApplication } from '../console.api.ts';
import { Title } from './columns.tsx';
import { Picture } from './Picture.tsx';
import styles from './review.module.css';

interface Part {
  of: ReviewedApplication;
}

/** Comment and pictures beside the member's facts and the promotion's bounds. */
export const ReviewBody = ({ of }: Part) => (
  <div className={styles.review}>
    <section aria-label={t('applications-console.one')}>
      <h3>{t('applications-console.comment')}</h3>
      <p className={styles.comment}>{of.comment || t('applications-console.no_comment')}</p>
      <h3>{t('applications-console.pictures')}</h3>
      <Pictures of={of} />
    </section>
    <div className={styles.facts}>
      <h3>{t('applications-console.rule')}</h3>
      <Bounds of={of} />
      <h3>{t('applications-console.about')}</h3>
      <About of={of} />
      <h3>{t('applications-console.history')}</h3>
      <Earlier of={of} />
    </div>
  </div>
);

function Pictures({ of: { images } }: Part) {
  const sees = useMay('application.decide');
  if (images.length === 0) return <p>{t('applications-console.no_pictures')}</p>;
  if (!sees) return <p>{t('applications-console.reviewers_only')}</p>;
  return (
    <div className={styles.pictures}>
      {images.map((image, at) => (
        <Picture key={image.id} of={image} number={at + 1} />
      ))}
    </div>
  );
}

const Bounds = ({ of }: Part) => (
  <Facts
    rows={[
      {
        label: 'applications-console.promotion',
        value: (
          <Place to={`/console/promotions/${of.promotion}`}>
            <Title of={of.title} />
          </Place>
        ),
      },
      { label: 'applications-console.cap', value: <Money value={of.cap} /> },
      { label: 'applications-console.times', value: `${of.turnoverTimes}×` },
      { label: 'applications-console.left', value: <Money value={of.left} /> },
      { label: 'applications-console.attempt', value: String(of.attempt) },
      of.reason !== null && {
        label: 'applications-console.reason',
        value: t(`applications.reason.${of.reason}`),
      },
      of.note !== null && { label: 'applications-console.note', value: of.note },
      of.decidedBy !== null && {
        label: 'applications-console.decided_by',
        value: of.decidedBy,
      },
      of.change !== null && {
        label: 'applications-console.state',
        value: (
          <Place to={`/console/changes/${of.change}`}>{t('applications-console.waits')}</Place>
        ),
      },
    ]}
  />
);

const About = ({ of }: Part) => (
  <Facts
    rows={[
      {
        label: 'applications-console.member',
        value: <Person name={of.account} member={of.member} />,
      },
      {
        label: 'applications-console.account_state',
        value: t(`applications-console.account.${of.memberState}`),
      },
      { label: 'applications-console.registered', value: <Instant at={of.registeredAt} /> },
      {
        label: 'applications-console.kyc',
        value: t('applications-console.kyc_level', { level: of.kycLevel }),
      },
      { label: 'applications-console.vip', value: String(of.vipLevel) },
      { label: 'applications-console.deposits', value: <Money value={of.deposits} /> },
      { label: 'applications-console.awards', value: String(of.awards) },
    ]}
  />
);

function Earlier({ of: { history } }: Part) {
  if (history.length === 0) return <p>{t('applications-console.no_history')}</p>;
  return (
    <History
      entries={history.map((one) => ({
        key: one.id,
        at: one.sentAt,
        said: t('applications-console.history_line', {
          title: one.title.EN,
          state: t(`applications-console.state.${one.state}`),
        }),
        reason: one.reason && t(`applications.reason.${one.reason}`),
      }))}
    />
  );
}
