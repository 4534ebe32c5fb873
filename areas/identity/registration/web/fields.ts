import type { AccountField } from '@palaro/accounts/rules';
import { isAsked, type RegisterForm, type RegisterTab } from '../form.ts';

/** Every field but the captcha, which has a component with its picture. */
export type FieldName = Exclude<AccountField, 'captcha'>;

/** What an input tells the browser: its keyboard, and what a password manager may fill in. */
interface Input {
  type?: 'password' | 'email';
  inputMode?: 'numeric' | 'tel' | 'email';
  autoComplete: string;
}

const plain: Input = { autoComplete: 'off' };
const digits: Input = { inputMode: 'numeric', autoComplete: 'off' };
const caller: Input = { inputMode: 'tel', autoComplete: 'off' };

/** Fields that are one line of text; the others have components. */
export const TEXT_FIELDS = {
  idNumber: plain,
  qqNum: digits,
  facebook: plain,
  wechat: plain,
  line: plain,
  whatsapp: caller,
  zalo: caller,
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
  recommenderId: plain,
  affiliateCode: plain,
} as const satisfies Partial<Record<FieldName, Input>>;

export type TextFieldName = keyof typeof TEXT_FIELDS;
export const isTextField = (name: string): name is TextFieldName => name in TEXT_FIELDS;

const MOBILE = ['mobileNum', 'verificationCode'] as const;
const PASSWORD = ['password', 'confirmPassword'] as const;
const ABOUT = [
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
] as const;
const INVITED = ['recommenderId', 'affiliateCode'] as const;

/** The parts of the form, in the order of the specification (REG-02). */
export const PARTS = ['login', 'about', 'invited'] as const;
type Part = (typeof PARTS)[number];

const ORDER: Record<RegisterTab, Record<Part, readonly FieldName[]>> = {
  mobile: { login: [...MOBILE, ...PASSWORD], about: ABOUT, invited: INVITED },
  username: {
    login: ['username', ...PASSWORD],
    about: [...ABOUT, ...MOBILE],
    invited: INVITED,
  },
};

/** What decides, besides the configuration, which fields are shown. */
interface Asked {
  form: RegisterForm;
  tab: RegisterTab;
  values: Readonly<Record<string, unknown>>;
  /** The address brought a valid invitation, so its field is not needed. */
  invited: boolean;
}

/** The fields of each part that are shown now, in their order. */
export function partsOf({ form, tab, values, invited }: Asked): Record<Part, FieldName[]> {
  const asked = (name: FieldName) =>
    // On the mobile tab the code is shown even before a number is typed, since the number is always
    // required there.
    name === 'verificationCode' && tab === 'mobile'
      ? (form.fields[name]?.enabled ?? false)
      : isAsked(form, name, values) && !(name === 'affiliateCode' && invited);
  const of = ORDER[tab];
  return {
    login: of.login.filter(asked),
    about: of.about.filter(asked),
    invited: of.invited.filter(asked),
  };
}

/** Required fields carry an asterisk; a code is required together with its number. */
export const isRequired = ({ fields }: RegisterForm, name: FieldName): boolean =>
  fields[name === 'confirmPassword' ? 'password' : name]?.required ?? false;
