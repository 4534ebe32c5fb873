import { createMember, deviceOf, finishLogin, type MemberRecord } from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import { admitNewcomer, refuseNewcomer } from '@palaro/deny-list/server';
import { Money, plusSeconds, randomInt, type MemberId } from '@palaro/kernel';
import { Refusal, refuse, type Answer, type App, type RequestInfo, type Tx } from '@palaro/server';
import { addressOf, countUse, takeCaptcha } from '@palaro/verification/server';
import { creditOpening } from '@palaro/wallet/server';
import type { trialApi } from '../trial.api.ts';
import { PLAY_MONEY } from '../trial.limits.ts';
import { countOpenings, insertOpening } from './trial.repository.ts';

type TrialForm = Body<(typeof trialApi)['trialUser']>;

const TRIAL_TYPE = 4;
const HOUR = 3600;
const DAY = 24 * HOUR;
const DEVICE_A_DAY = 3;
const ADDRESS_AN_HOUR = 10;
/** There are a hundred million names, so three taken ones in a row do not happen. */
const DRAWS = 3;

/**
 * Opens a trial account with play money and a session of two hours (docs/domain/accounts.md §8).
 * Throws `trial.age` where the visitor does not state that he is of age, `captcha.wrong` from the
 * second trial of a browser or address on, `support.needed`, and
 * `too_many_requests` beyond three a day and browser
 * or ten an hour and address.
 */
export async function openTrial(
  app: App,
  { ofAge = false, captcha }: TrialForm,
  { request, answer }: { request: RequestInfo; answer: Answer },
) {
  if (!ofAge) throw refuse('trial.age', { values: { age: app.site.settings['site.minAge'] } });
  await proveHuman(app, captcha, request);
  await refuseNewcomer(app, { request });
  const device = deviceOf(request);
  const byDevice = `trial/device:${device.toString('hex')}`;
  await countUse(app, { scope: byDevice, max: DEVICE_A_DAY, seconds: DAY, request });
  const byAddress = `trial/ip:${addressOf(request.ip)}`;
  await countUse(app, { scope: byAddress, max: ADDRESS_AN_HOUR, seconds: HOUR, request });
  const member = await createTrial(app, device, request);
  await creditOpening(app, {
    member: member.id,
    amount: Money.of(PLAY_MONEY),
    key: `opening/${member.account}`,
  });
  return finishLogin(app, member, { request, answer }, { how: 'trial' });
}

/** The first trial is free; from the second one on, the visitor must solve a captcha. */
async function proveHuman(app: App, captcha: string | undefined, request: RequestInfo) {
  const { ip, loopback, captchaId } = request;
  if (loopback && app.site.settings['limits.loopbackExempt']) return;
  const since = plusSeconds(app.clock.now(), -DAY);
  if ((await countOpenings(app.db, { device: deviceOf(request), ip, since })) === 0) return;
  const right =
    captcha !== undefined &&
    captchaId !== undefined &&
    (await takeCaptcha(app, captchaId, captcha));
  if (!right) {
    throw refuse('captcha.wrong', { captcha: true, fields: { captcha: 'accounts.captcha_wrong' } });
  }
}

async function createTrial(app: App, device: Buffer, request: RequestInfo): Promise<MemberRecord> {
  const { ip, language } = request;
  const opening = { device, ip, opened_at: app.clock.now() };
  const beside = async (tx: Tx, member: MemberId) => {
    await admitNewcomer(app, tx, { member, request });
    await insertOpening(tx, { ...opening, member_id: member });
  };
  for (let draws = 1; ; draws++) {
    const account = `trial${String(randomInt(100_000_000)).padStart(8, '0')}`;
    const draft = { account, type: TRIAL_TYPE, password: null, language, ip };
    try {
      return await createMember(app, draft, beside);
    } catch (error) {
      const again = error instanceof Refusal && error.code === 'account.exists' && draws < DRAWS;
      if (!again) throw error;
    }
  }
}
