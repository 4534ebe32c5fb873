import { hasPlayMoney, isTrialType, Money, randomHex, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';

export interface GivenMember {
  account?: string;
  /** Member type of the specification, section 3; 0 unless given. */
  type?: number;
  /** Verification level; 2 unless given, as members below it may not play everywhere. */
  kycLevel?: number;
  /** Opening balance with four decimals; it is booked through the ledger. */
  balance?: string;
}

/** Creates what a test starts from: `given(site.app).member({ … })`. */
export const given = (app: App) => ({
  /** Creates a member with a wallet who has never logged in. */
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
