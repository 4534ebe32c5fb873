import { call } from '@palaro/client';
import { useCodeSending, type CodeSending } from '@palaro/verification/web';
import { useState } from 'react';
import { securityApi, type ProofWay, type SecurityConfig } from '../security.api.ts';
import { shown } from './messages.ts';
import { isDone } from './use-security.ts';

/** The field of a call that each way of proving oneself fills. */
const FIELDS = {
  payment_password: 'paymentPassword',
  code: 'stepUpCode',
  login_password: 'password',
} as const satisfies Record<ProofWay, string>;

/** What is said of one that was left empty, by its name. */
const ASKED = {
  payment_password: 'security.paypass_required',
  code: 'accounts.reg.code.required',
  login_password: 'security.password_required',
} as const satisfies Record<ProofWay, string>;

/** Fields of a call that asks for a step-up. */
export type StepUpField = 'paymentPassword' | 'stepUpCode';
/** Fields of one that takes the login password as well, while there is no payment password. */
export type ProofField = StepUpField | 'password';

/** How a form has its member prove himself (accounts.md §7, step-up). */
export interface Proof<F extends ProofField> {
  /** Null: this account has none of the ways. */
  way: ProofWay | null;
  others: readonly ProofWay[];
  choose(way: ProofWay): void;
  /** The form's field for it; none without a way. */
  fields: readonly F[];
  /** The message of a proof that was left empty. */
  judge(values: { [K in F]?: string }): { [K in F]?: string };
  sending: CodeSending;
  /** Where the code went, masked. */
  sentTo: string | null;
}

/** For calls where the login password stands in for a payment password that is not set yet. */
export const useProof = (config: SecurityConfig): Proof<ProofField> =>
  useWays<ProofField>(waysOf(config));

/** For calls that ask for a step-up: cards and money. */
export const useStepUp = (config: SecurityConfig): Proof<StepUpField> =>
  useWays<StepUpField>(waysOf(config).filter((way) => way !== 'login_password'));

/** For calls that the login password alone proves; an account that has none gets a code. */
export const useLoginProof = (config: SecurityConfig): Proof<'password' | 'stepUpCode'> => {
  const known = isDone(config, 'login_password');
  return useWays(known ? ['login_password'] : waysOf(config).filter((way) => way === 'code'));
};

function useWays<F extends ProofField>(ways: readonly ProofWay[]): Proof<F> {
  const [chosen, choose] = useState<ProofWay | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const way = chosen ?? ways[0] ?? null;
  const field = way && (FIELDS[way] as F);
  const sending = useCodeSending({
    ask: async () => {
      const sent = await call(securityApi.sendStepUpCode);
      setSentTo(sent.to);
      return sent;
    },
  });
  return {
    way,
    others: ways.filter((one) => one !== way),
    choose,
    fields: field ? [field] : [],
    judge: (values) =>
      field && way && !values[field] ? shown({ [field]: ASKED[way] } as Record<F, string>) : {},
    sending,
    sentTo,
  };
}

function waysOf(config: SecurityConfig): ProofWay[] {
  const payment = isDone(config, 'payment_password');
  const reachable = isDone(config, 'mobile') || isDone(config, 'email');
  return [
    ...(payment ? (['payment_password'] as const) : []),
    ...(!payment && isDone(config, 'login_password') ? (['login_password'] as const) : []),
    ...(reachable ? (['code'] as const) : []),
  ];
}
