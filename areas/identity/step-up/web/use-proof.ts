import { call, ruleMessages } from '@palaro/client';
import { useCodeSending, type CodeSending } from '@palaro/verification/web';
import { useState } from 'react';
import { stepUpApi, type ProofWay } from '../step-up.api.ts';

/** The proofs that an account has. */
export interface ProofMeans {
  loginPassword: boolean;
  paymentPassword: boolean;
  /** A verified mobile number or mail address. */
  contact: boolean;
}

/** The field that each way of proof fills. */
const FIELDS = {
  payment_password: 'paymentPassword',
  code: 'stepUpCode',
  login_password: 'password',
} as const satisfies Record<ProofWay, string>;

/** The message for each proof that was left empty. */
const ASKED = {
  payment_password: 'step-up.paypass_required',
  code: 'accounts.reg.code.required',
  login_password: 'step-up.password_required',
} as const satisfies Record<ProofWay, string>;

/** Fields of a call that asks for a step-up. */
export type StepUpField = 'paymentPassword' | 'stepUpCode';
/** Fields of a call that also accepts the login password while there is no payment password. */
export type ProofField = StepUpField | 'password';

/** How a form asks its member for a proof (docs/domain/accounts.md §7, step-up). */
export interface Proof<F extends ProofField> {
  /** Null: the account has no way of proof. */
  way: ProofWay | null;
  others: readonly ProofWay[];
  choose(way: ProofWay): void;
  /** The form's field for it; empty without a way. */
  fields: readonly F[];
  /** The message for a proof that was left empty. */
  judge(values: { [K in F]?: string }): { [K in F]?: string };
  sending: CodeSending;
  /** The masked contact that the code went to. */
  sentTo: string | null;
}

/** For calls that accept the login password while no payment password is set. */
export const useProof = (means: ProofMeans): Proof<ProofField> =>
  useWays<ProofField>(waysOf(means));

/** For calls that ask for a step-up: cards and money. */
export const useStepUp = (means: ProofMeans): Proof<StepUpField> =>
  useWays<StepUpField>(waysOf(means).filter((way) => way !== 'login_password'));

/** For calls that only the login password proves; an account without one gets a code. */
export const useLoginProof = (means: ProofMeans): Proof<'password' | 'stepUpCode'> => {
  return useWays(
    means.loginPassword ? ['login_password'] : waysOf(means).filter((way) => way === 'code'),
  );
};

function useWays<F extends ProofField>(ways: readonly ProofWay[]): Proof<F> {
  const [chosen, choose] = useState<ProofWay | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const way = chosen ?? ways[0] ?? null;
  const field = way && (FIELDS[way] as F);
  const sending = useCodeSending({
    ask: async () => {
      const sent = await call(stepUpApi.sendStepUpCode);
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
      field && way && !values[field]
        ? ruleMessages({ [field]: ASKED[way] } as Record<F, string>)
        : {},
    sending,
    sentTo,
  };
}

function waysOf({ loginPassword, paymentPassword, contact }: ProofMeans): ProofWay[] {
  return [
    ...(paymentPassword ? (['payment_password'] as const) : []),
    ...(!paymentPassword && loginPassword ? (['login_password'] as const) : []),
    ...(contact ? (['code'] as const) : []),
  ];
}
