import {
  failureMessage,
  isTrial,
  ownAddress,
  t,
  useCall,
  useQueryParam,
  useSession,
} from '@palaro/client';
import { AccountNeeded, Card, ErrorState, LinkButton, Skeleton } from '@palaro/ui';
import { kycApi, type KycStatus } from '../kyc.api.ts';
import { IdForm } from './IdForm.tsx';
import { Levels } from './Levels.tsx';
import { PersonPart } from './PersonPart.tsx';
import { PrivacyNote } from './PrivacyNote.tsx';
import { StateCard } from './StateCard.tsx';
import { WealthForm } from './WealthForm.tsx';
import styles from './KycPage.module.css';

/** `/m/kyc`: how far the member is verified, what that allows, and the next step (accounts §9). */
export default function KycPage() {
  return isTrial(useSession()) ? <NoVerification /> : <MemberVerification />;
}

/** Play money needs no proof. A trial reads a friendly text, not the server's refusal. */
const NoVerification = () => <AccountNeeded title={t('kyc.trial')} />;

function MemberVerification() {
  const { data, error, refetch, isFetching } = useCall(kycApi.kyc, undefined, { staleMs: 0 });
  if (data) return <Verification status={data} />;
  return (
    <div className={styles.page}>
      {error ? (
        <ErrorState
          title={failureMessage(error)}
          retryLabel={t('kyc.retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <>
          <Skeleton shape="block" />
          <Skeleton shape="row" count={4} />
        </>
      )}
    </div>
  );
}

function Verification({ status }: { status: KycStatus }) {
  return (
    <div className={styles.page}>
      <StateCard status={status} />
      <Card>
        <Levels status={status} />
      </Card>
      <NextStep status={status} />
      <BackToSteps />
      <PrivacyNote />
    </div>
  );
}

/** Leads back to the list of steps that led here. */
function BackToSteps() {
  const [back] = useQueryParam('back');
  if (!back) return null;
  return (
    <LinkButton href={ownAddress(back)} wide>
      {t('kyc.back')}
    </LinkButton>
  );
}

function NextStep({ status }: { status: KycStatus }) {
  const { next, level } = status;
  if (next === 1 || (next === 2 && level < 2)) {
    return (
      <>
        <PersonPart status={status} />
        {next === 2 && <IdForm status={status} />}
      </>
    );
  }
  if (next === 2) return <IdForm status={status} />;
  return next === 3 ? <WealthForm status={status} /> : null;
}
