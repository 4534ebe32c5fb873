import { hasPlayMoney, isTrialType, Money, randomHex, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';

export interface GivenMember {
  account?: string;
  /** Member type of the specification, section 3; 0 unless given. */
  type?: number;
  /** How far the person is verified; 2 unless given: nobody below may play everywhere. */
  kycLevel?: number;
  /** Opening balance, a decimal with four decimals; it comes in through the ledger. */
  balance?: string;
}

/** What a test starts from, made by the areas themselves: `given(site.app).member({ … })`. */
export const given = (app: App) => ({
  /** A member with a wallet, who has never logged in. */
  async member(wanted: GivenMember = {}): Promise<MemberId> {
    const {
      account = `given-${randomHex(6)}`,
      type = 0,
      kycLevel = 2,
      balance = '0.0000',
    } = wanted;
    const { creditOpening, openWallet } = await import('@palaro/wallet/server');
    const { rows } = await app.pool.query<{ id: MemberId }>(
      `insert into member
         (account, type, merchant_code, language, password_hash, registered_at, kyc_level)
       values ($1, $2, $3, $4, 'nobody logs in with this', $5, $6) returning id`,
      [account, type, ...siteOf(app, type), app.clock.now(), kycLevel],
    );
    const [{ id: member } = { id: '' }] = rows;
    await openWallet(app, member, hasPlayMoney(type) ? 'T' : 'R');
    const amount = Money.of(balance);
    if (amount > 0n) await creditOpening(app, { member, amount, key: `opening/${account}` });
    return member;
  },
});

function siteOf({ site }: App, type: number): [merchant: string, language: string] {
  const merchant = isTrialType(type) ? 'site.trialMerchant' : 'site.merchant';
  return [site.settings[merchant], site.settings['site.language']];
}
