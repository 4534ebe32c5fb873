/** Whether two people change a value in any direction, or only where it gives more. */
export type TwoPeople = 'always' | 'on';

/** A switch of a deployment: the feature it gates in client and server, and its default. */
export interface SwitchRule {
  gates: string;
  on: boolean;
  /**
   * It touches money or login, so two people change it (docs/domain/operator-console.md §3). What
   * only gives money away one person may stop, as he may pause a promotion: `on`.
   */
  twoPeople?: TwoPeople;
}

/**
 * Every switch of the specification (APP-12), and the chat's, which the specification does not have
 * (docs/decisions/056-closed-chats.md). If one is off, the client hides its feature and the server
 * refuses it.
 */
export const SWITCHES = {
  CHNGPASSVERIF3: { gates: 'password reset by phone', on: true, twoPeople: 'always' },
  USERNAMEREG3: { gates: 'registration by username', on: true, twoPeople: 'always' },
  MOBILENUMREG3: { gates: 'registration by mobile number', on: true, twoPeople: 'always' },
  REGMOBVERF3: { gates: 'SMS verification at registration', on: true, twoPeople: 'always' },
  MOBILENUMPASSREG3: {
    gates: 'password at registration by mobile number',
    on: true,
    twoPeople: 'always',
  },
  FACEBOOKLOGIN3: { gates: 'login with Facebook', on: true, twoPeople: 'always' },
  GOOGLELOGIN3: { gates: 'login with Google', on: true, twoPeople: 'always' },
  MOBILEVERCODELOGIN3: {
    gates: 'login by mobile number and SMS code',
    on: true,
    twoPeople: 'always',
  },
  DEPOSIT: { gates: 'deposits', on: true, twoPeople: 'always' },
  WITHDRAW: { gates: 'withdrawals', on: true, twoPeople: 'always' },
  REWCEN3: { gates: 'reward center', on: true, twoPeople: 'on' },
  MISSIONLB3: { gates: 'mission activity', on: true, twoPeople: 'on' },
  MANPLAYREB3: { gates: 'manual rebate', on: true, twoPeople: 'always' },
  DEPRECM3: { gates: 'deposit records', on: true },
  WITHREC3: { gates: 'withdraw report', on: true },
  TRANSREC3: { gates: 'account record', on: true },
  TRANSBETREPMEM3: { gates: 'betting record', on: true },
  PERSREP: { gates: 'profit and loss', on: true },
  AGETRANSFERUP3: { gates: 'transfer to superior', on: true, twoPeople: 'always' },
  PLYRBT: { gates: 'my rebate', on: true, twoPeople: 'always' },
  MAILCEN: { gates: 'inbox', on: true },
  FEEDBACK3: { gates: 'feedback', on: true },
  TABLECHAT: { gates: 'chat at tables', on: true },
} as const satisfies Record<string, SwitchRule>;

export type SwitchName = keyof typeof SWITCHES;
/** A row of the table, for code that looks at every row alike. */
export const switchRule = (name: SwitchName): SwitchRule => SWITCHES[name];
export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];
