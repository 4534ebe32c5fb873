import {
  askLoginHere,
  isTrial,
  reloadCall,
  t,
  useCall,
  useSession,
  useTopic,
} from '@palaro/client';
import { awardsTopic, promotionsApi } from '@palaro/promotions/api';
import { AwardRow, type DetailPartProps } from '@palaro/promotions/detail';
import { AccountNeeded, Button, Card, NotLoaded } from '@palaro/ui';
import { useState } from 'react';
import { applicationsApi, type ApplicationStanding } from '../applications.api.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { Rejected, UnderReview } from './SentApplication.tsx';
import styles from './applications.module.css';

/** Applying for a promotion, and what became of it. */
export function ApplicationPart(props: DetailPartProps) {
  const session = useSession();
  if (session && !isTrial(session)) return <Own {...props} />;
  if (props.promotion.status !== 'Process') return null;
  if (session) return <AccountNeeded />;
  return (
    <Card title={t('applications.title')}>
      <Button tone="gold" wide onClick={askLoginHere}>
        {t('applications.log_in')}
      </Button>
    </Card>
  );
}

/** Reads again what depends on the application. */
const reload = () =>
  Promise.all([
    reloadCall(applicationsApi.application),
    reloadCall(promotionsApi.promotion),
    reloadCall(promotionsApi.availablePromotions),
  ]);

function Own({ promotion, accept }: DetailPartProps) {
  const read = useCall(applicationsApi.application, { params: { id: promotion.id } });
  const follow = () => void reload();
  useTopic(awardsTopic, { onEvent: follow, onGap: follow });
  if (!read.data) {
    return (
      <Card title={t('applications.title')}>
        <NotLoaded of={[read]} rows={4} retryLabel={t('applications.try_again')} />
      </Card>
    );
  }
  const { award } = read.data;
  if (award) {
    return (
      <Card title={t('applications.title')}>
        <p>{t('applications.approved')}</p>
        <AwardRow promotion={{ ...promotion, award }} accept={accept} main />
      </Card>
    );
  }
  return <Standing promotion={promotion.id} of={read.data} />;
}

function Standing({ promotion, of }: { promotion: string; of: ApplicationStanding }) {
  const { application, mayApply, triesLeft } = of;
  const [again, setAgain] = useState(false);
  const [sent, setSent] = useState(false);
  const done = async () => {
    await reload();
    setAgain(false);
    setSent(true);
  };
  const form = <ApplicationForm promotion={promotion} onDone={done} onFailed={reload} />;
  if (application?.state === 'Applying') {
    return (
      <Card title={t('applications.title')}>
        <UnderReview promotion={promotion} of={application} focused={sent} />
      </Card>
    );
  }
  if (application?.state === 'Rejected') {
    return (
      <Card title={t('applications.title')}>
        <Rejected of={application} />
        {mayApply && !again && (
          <>
            <p className={styles.line}>{t('applications.tries_left', { count: triesLeft })}</p>
            <Button tone="gold" wide onClick={() => setAgain(true)}>
              {t('applications.apply_again')}
            </Button>
          </>
        )}
        {!mayApply && (
          <p className={styles.line}>
            {t(triesLeft === 0 ? 'applications.no_tries' : 'applications.closed')}
          </p>
        )}
        {mayApply && again && form}
      </Card>
    );
  }
  if (application || !mayApply) return null;
  return <Card title={t('applications.title')}>{form}</Card>;
}
