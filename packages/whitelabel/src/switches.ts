/** A switch of a deployment: the feature it gates in client and server, and its default. */
export interface SwitchRule {
  gates: string;
  on: boolean;
  /** It touches money or login, so two people change it (docs/domain/operator-console.md §3). */
  twoPeople?: true;
}

/**
 * Every switch of the specification (APP-12). If one is off, the client hides its feature and the
 * server refuses it.
 */
export const SWITCHES = {
  CHNGPASSVERIF3: { gates: 'password reset by phone', on: true, twoPeople: true },
  USERNAMEREG3: { gates: 'registration by username', on: true, twoPeople: true },
  MOBILENUMREG3: { gates: 'registration by mobile number', on: true, twoPeople: true },
  REGMOBVERF3: { gates: 'SMS verification at registration', on: true, twoPeople: true },
  MOBILENUMPASSREG3: {
    gates: 'password at registration by mobile number',
    on: true,
    twoPeople: true,
  },
  FACEBOOKLOGIN3: { gates: 'login with Facebook', on: true, twoPeople: true },
  GOOGLELOGIN3: { gates: 'login with Google', on: true, twoPeople: true },
  MOBILEVERCODELOGIN3: { gates: 'login by mobile number and SMS code', on: true, twoPeople: true },
  DEPOSIT: { gates: 'deposits', on: true, twoPeople: true },
  WITHDRAW: { gates: 'withdrawals', on: true, twoPeople: true },
  REWCEN3: { gates: 'reward center', on: true },
  MISSIONLB3: { gates: 'mission activity', on: true },
  MANPLAYREB3: { gates: 'manual rebate', on: true, twoPeople: true },
  DEPRECM3: { gates: 'deposit records', on: true },
  WITHREC3: { gates: 'withdraw report', on: true },
  TRANSREC3: { gates: 'account record', on: true },
  TRANSBETREPMEM3: { gates: 'betting record', on: true },
  PERSREP: { gates: 'profit and loss', on: true },
  AGETRANSFERUP3: { gates: 'transfer to superior', on: true, twoPeople: true },
  PLYRBT: { gates: 'my rebate', on: true, twoPeople: true },
  MAILCEN: { gates: 'inbox', on: true },
  FEEDBACK3: { gates: 'feedback', on: true },
} as const satisfies Record<string, SwitchRule>;

export type SwitchName = keyof typeof SWITCHES;
/** A row of the table, for code that looks at every row alike. */
export const switchRule = (name: SwitchName): SwitchRule => SWITCHES[name];
export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];
