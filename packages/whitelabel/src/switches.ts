/** A switch of a deployment: the feature it gates in client and server, and its default. */
export interface SwitchRule {
  gates: string;
  on: boolean;
}

/**
 * Every switch of the specification (APP-12). If one is off, the client hides its feature and the
 * server refuses it.
 */
export const SWITCHES = {
  CHNGPASSVERIF3: { gates: 'password reset by phone', on: true },
  USERNAMEREG3: { gates: 'registration by username', on: true },
  MOBILENUMREG3: { gates: 'registration by mobile number', on: true },
  REGMOBVERF3: { gates: 'SMS verification at registration', on: true },
  MOBILENUMPASSREG3: { gates: 'password at registration by mobile number', on: true },
  FACEBOOKLOGIN3: { gates: 'login with Facebook', on: true },
  GOOGLELOGIN3: { gates: 'login with Google', on: true },
  MOBILEVERCODELOGIN3: { gates: 'login by mobile number and SMS code', on: true },
  DEPOSIT: { gates: 'deposits', on: true },
  WITHDRAW: { gates: 'withdrawals', on: true },
  REWCEN3: { gates: 'reward center', on: true },
  MISSIONLB3: { gates: 'mission activity', on: true },
  MANPLAYREB3: { gates: 'manual rebate', on: true },
  DEPRECM3: { gates: 'deposit records', on: true },
  WITHREC3: { gates: 'withdraw report', on: true },
  TRANSREC3: { gates: 'account record', on: true },
  TRANSBETREPMEM3: { gates: 'betting record', on: true },
  PERSREP: { gates: 'profit and loss', on: true },
  AGETRANSFERUP3: { gates: 'transfer to superior', on: true },
  PLYRBT: { gates: 'my rebate', on: true },
  MAILCEN: { gates: 'inbox', on: true },
  FEEDBACK3: { gates: 'feedback', on: true },
} as const satisfies Record<string, SwitchRule>;

export type SwitchName = keyof typeof SWITCHES;
export const SWITCH_NAMES = Object.keys(SWITCHES) as SwitchName[];
