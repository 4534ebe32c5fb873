import { en as accountsEn } from '@palaro/accounts/en';
import { ty as accountsTy } from '@palaro/accounts/ty';
import { codesBy } from '@palaro/accounts/server';
import { agreementVersion } from '@palaro/content/server';
import { inLanguage, type InLanguages, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { en } from '@palaro/verification/en';
import { ty } from '@palaro/verification/ty';
import type { RegisterForm } from '../form.ts';
import type { RegisterSetup } from '../registration.api.ts';
import { registerForms } from './register-forms.ts';

/** What the registration screen is built from, with messages in the caller's language (REG-09). */
export async function readRegisterSetup(app: App, language: Language): Promise<RegisterSetup> {
  const { settings, switches } = app.site;
  const { username, mobileTab } = registerForms(app);
  const version = await agreementVersion(app);
  return {
    ...inWords(username, language),
    mobileTab: inWords(mobileTab, language),
    methods: {
      username: switches.USERNAMEREG3,
      mobile: switches.MOBILENUMREG3,
      mobilePassword: switches.MOBILENUMPASSREG3,
    },
    sms: {
      enabled: mobileTab.fields.verificationCode?.enabled ?? false,
      provider: codesBy(app),
    },
    captcha: { kind: settings['captcha.kind'] },
    agreement: version === null ? null : { version },
    minAge: settings['site.minAge'],
    direct: settings['registration.direct'],
  };
}

/** The rules use texts of these two areas. */
const TEXTS: InLanguages<Record<string, Record<string, string>>> = {
  EN: { accounts: accountsEn, verification: en },
  TY: { accounts: accountsTy, verification: ty },
};

function inWords({ fields, rules }: RegisterForm, language: Language): RegisterForm {
  const worded = Object.entries(rules).map(([name, own]) => [
    name,
    own.map((rule) => ({ ...rule, message: textOf(rule.message, language) })),
  ]);
  return { fields, rules: Object.fromEntries(worded) as RegisterForm['rules'] };
}

function textOf(key: string, language: Language): string {
  const [area = '', ...rest] = key.split('.');
  return inLanguage(TEXTS, language)[area]?.[rest.join('.')] ?? key;
}
