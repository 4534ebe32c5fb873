import type { Reply } from '@palaro/api';
import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { toast } from '@palaro/ui';
import { recordsConsoleApi } from '../console.api.ts';
import { askVendorOf, answerText } from './ask-vendor.ts';

/** What is asked of the operator now. */
export type RoundAsk = 'void' | 'vendor' | null;

interface RoundDialogsProps {
  round: Reply<typeof recordsConsoleApi.foundRound>;
  asked: RoundAsk;
  onClose(): void;
}

export function RoundDialogs({ round, asked, onClose }: RoundDialogsProps) {
  const params = { member: round.member, vendor: round.vendor, round: round.id };
  return (
    <>
      <ConfirmDialog
        open={asked === 'void'}
        title={t('records-console.void_title', { round: round.roundId })}
        confirm={t('records-console.void_ask')}
        danger
        reason
        onConfirm={(reason) =>
          act(recordsConsoleApi.voidRound, { params, body: { reason } }, [
            recordsConsoleApi.foundRound,
          ])
        }
        onClose={onClose}
      >
        <p>{t('records-console.void_text', { stake: round.stake, payout: round.payout })}</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'vendor'}
        title={t('records-console.ask_title', { vendor: round.vendorName })}
        confirm={t('records-console.ask_vendor')}
        onConfirm={async () => {
          const answer = await askVendorOf(round);
          toast(answerText(answer, round.vendorName), {
            kind: answer.result === 'open' ? 'notice' : 'success',
            long: true,
          });
        }}
        onClose={onClose}
      >
        <p>{t('records-console.ask_text')}</p>
      </ConfirmDialog>
    </>
  );
}
