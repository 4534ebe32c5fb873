import type { Body, Reply } from '@palaro/api';
import { siteLocation, t, useForm, type FormState } from '@palaro/client';
import { toast } from '@palaro/ui';
import { countryByDialingCode, homeCountry } from '@palaro/verification/mobile';
import { useCaptchaAsked, verifiedByPhone } from '@palaro/verification/web';
import { useMemo, useState } from 'react';
import { formOf, judgeForm, withMobileOf, type RegisterForm, type RegisterTab } from '../form.ts';
import { registrationApi, type RegisterSetup } from '../registration.api.ts';
import { partsOf, type FieldName } from './fields.ts';
import { unseenPayload } from './payload.ts';
import { invitationError, isInvited, type Invitation } from './use-invitation.ts';
import { usePerhapsOpen } from './use-perhaps-open.ts';

type RegisterCall =
  | (typeof registrationApi)['register']
  | (typeof registrationApi)['registerByMobile'];
export type RegisterFormState = FormState<RegisterCall>;

const CALLS: Record<RegisterTab, RegisterCall> = {
  username: registrationApi.register,
  mobile: registrationApi.registerByMobile,
};

export interface Registering {
  setup: RegisterSetup;
  tab: RegisterTab;
  invitation: Invitation;
  onDone(answer: Reply<RegisterCall>): void;
  /** The shown form is outdated: the agreement changed, or its tab was closed. */
  onOutdated(code: string): Promise<void>;
}

export interface RegisterState {
  form: RegisterFormState;
  /** Fields and rules of the tab, for numbers of the chosen country. */
  rules: RegisterForm;
  parts: ReturnType<typeof partsOf>;
  dialingCode: string;
  chooseDialingCode(code: string): void;
  /** Captchas drawn so far; 0: none is asked for. */
  captchas: number;
  /** A try was cut off, and its name or number is now used. */
  perhapsOpen: boolean;
}

/** A tab's form and the call that creates a member from it; REG-05 says what happens when. */
export function useRegisterForm(registering: Registering): RegisterState {
  const { setup, tab, invitation, onDone, onOutdated } = registering;
  const [country, setCountry] = useState<string | null>(null);
  const dialingCode = country ?? homeDialingCode();
  const rules = useMemo(() => rulesOf(setup, tab, dialingCode), [setup, tab, dialingCode]);
  const [captchas, setCaptchas] = useState(rules.fields.captcha?.enabled ? 1 : 0);
  const { perhapsOpen, note } = usePerhapsOpen();
  const invited = invitation.state === 'valid';
  const every = partsOf({ form: rules, tab, values: { mobileNum: 'any' }, invited });
  const form: RegisterFormState = useForm<RegisterCall>(CALLS[tab], {
    fields: [...every.login, ...every.about, ...every.invited, ...(captchas ? CAPTCHA : [])],
    initial: initialOf(invitation),
    with: {
      ...unseenPayload(),
      ...(setup.agreement ? { agreementVersion: setup.agreement.version } : {}),
    },
    judgedBy: rules,
    along: { password: 'confirmPassword' },
    check: (values) => {
      const found = judgeForm(rules, values);
      if (captchas && !values.captcha) found.captcha = t('accounts.enter_captcha');
      return found;
    },
    before: async (values) => {
      const proof = await provenMobile(registering, rules, values);
      if (proof === null) return null;
      if (!(await invitationHolds(invitation, values.affiliateCode))) {
        toast(invitationError(), { kind: 'error' });
        form.refuse({ affiliateCode: invitationError() });
        return null;
      }
      return {
        ...proof,
        ...(values.mobileNum ? { countryDialingCode: dialingCode } : {}),
        ...(invited ? urlInvitation(invitation) : {}),
        ...unseenRecommender(invitation, rules),
      };
    },
    done: (answer) => onDone(answer),
    failed: (failure) => {
      // A captcha works once, even if something else was refused.
      if (failure.captcha || captchas) {
        setCaptchas(captchas + 1);
        form.change('captcha', '');
      }
      if (OUTDATED.indexOf(failure.code) >= 0) void onOutdated(failure.code);
      note(failure);
      return captchaAsked(failure);
    },
  });
  const captchaAsked = useCaptchaAsked(form, captchas, t('accounts.enter_captcha'));
  const values = { mobileNum: form.field('mobileNum').value };
  const parts = partsOf({ form: rules, tab, values, invited });
  const chooseDialingCode = setCountry;
  return { form, rules, parts, dialingCode, chooseDialingCode, captchas, perhapsOpen };
}

const CAPTCHA = ['captcha'] as const;
const OUTDATED: readonly string[] = ['registration.agreement', 'switched_off'];
const homeDialingCode = () => homeCountry(siteLocation()).dialingCode;

/** A tab's fields and rules. Numbers of another country follow that country's pattern. */
function rulesOf(setup: RegisterSetup, tab: RegisterTab, dialingCode: string): RegisterForm {
  const form = formOf(setup, tab);
  const country = countryByDialingCode(dialingCode);
  if (!country || dialingCode === homeDialingCode()) return form;
  const message = t('verification.mobile_wrong');
  return withMobileOf(form, { pattern: country.mobilePattern, message });
}

/**
 * With Firebase the code is checked first. The proof of the number is then sent along; null ends
 * the sending without a message (REG-05).
 */
async function provenMobile(
  { setup }: Registering,
  { fields }: RegisterForm,
  { mobileNum, verificationCode }: Partial<Record<FieldName, string>>,
): Promise<Partial<Body<RegisterCall>> | null> {
  const byFirebase = setup.sms.provider === 'firebase' && fields.verificationCode?.enabled;
  if (!byFirebase || !mobileNum) return {};
  const firebaseIdToken = await verifiedByPhone(verificationCode ?? '');
  return firebaseIdToken === null ? null : { firebaseChannel: 'sms', firebaseIdToken };
}

/** A typed invitation is checked before anything is registered (REG-05). */
const invitationHolds = async (invitation: Invitation, typed: string | undefined) =>
  invitation.state === 'valid' || !typed || isInvited(typed, domainOf(invitation, typed));

/** A link's host is sent only with the code of that link. */
const domainOf = ({ code, domain }: Invitation, typed: string) =>
  typed === code ? domain : undefined;

/** Fields that the address fills: a bad invitation, and the code of who invited. */
const initialOf = ({ state, code, recommender }: Invitation) => ({
  ...(state === 'invalid' ? { affiliateCode: code } : {}),
  ...(recommender === '' ? {} : { recommenderId: recommender }),
});

/** A form without the field sends the code of the address all the same. */
const unseenRecommender = ({ recommender }: Invitation, { fields }: RegisterForm) =>
  recommender === '' || fields.recommenderId?.enabled ? {} : { recommenderId: recommender };

const urlInvitation = ({ code, domain }: Invitation) => ({
  affiliateCode: code,
  ...(domain === undefined ? {} : { domain }),
});
