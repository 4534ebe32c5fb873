import type { Reply } from '@palaro/api';
import { callWith, reloadCall, t } from '@palaro/client';
import { toast } from '@palaro/ui';
import { recordsConsoleApi, type FoundRound } from '../console.api.ts';

type Answer = Reply<typeof recordsConsoleApi.askRound>;

/** Asks the round's vendor now, and reads the round and the list again. */
export async function askVendorOf({ member, vendor, id }: FoundRound): Promise<Answer> {
  const params = { member, vendor, round: id };
  const answer = await callWith(recordsConsoleApi.askRound, { params });
  await Promise.all([recordsConsoleApi.foundRound, recordsConsoleApi.foundRounds].map(reloadCall));
  return answer;
}

/** The vendor's answer in words, with the messages of it that could not be booked. */
export const answerText = ({ said, refused }: Answer, vendor: string): string =>
  [
    t(`records-console.said.${said}`, { vendor }),
    ...(refused.length > 0
      ? [t('records-console.not_booked', { statuses: refused.join(', ') })]
      : []),
  ].join(' ');

/** Asks about several rounds, one after the other, and says how many their vendors settled. */
export async function askVendorsOf(rounds: readonly FoundRound[]): Promise<void> {
  let settled = 0;
  for (const round of rounds) {
    const answer = await askVendorOf(round).catch(() => null);
    if (answer && answer.result !== 'open') settled += 1;
  }
  toast(t('records-console.asked_many', { count: rounds.length, settled }), { long: true });
}
