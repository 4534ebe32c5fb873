import { isTrial, t, useCall, useSession } from '@palaro/client';
import { AccountNeeded, NotLoaded } from '@palaro/ui';
import { clubApi, type ClubBenefits } from '../club.api.ts';
import { AllLevels } from './AllLevels.tsx';
import { LevelCard } from './LevelCard.tsx';
import { OwnBenefits } from './OwnBenefits.tsx';
import { Rules } from './Rules.tsx';
import styles from './club.module.css';

/** `/m/member/benefits`: the level, what the next one needs, what each gives (REWARD-05). */
export default function BenefitsPage() {
  return isTrial(useSession()) ? <AccountNeeded /> : <Club />;
}

function Club() {
  const read = useCall(clubApi.clubBenefits);
  return (
    <div className={styles.page}>
      {read.data ? (
        <Loaded club={read.data} />
      ) : (
        <NotLoaded of={[read]} rows={6} retryLabel={t('club.try_again')} />
      )}
    </div>
  );
}

const Loaded = ({ club }: { club: ClubBenefits }) => (
  <>
    <LevelCard club={club} />
    <OwnBenefits club={club} />
    <Rules />
    <AllLevels levels={club.levels} current={club.level} />
  </>
);
