// Which values the verification fields accept: one table for the form and the calls (VAL-01).
import type { Rule } from '@palaro/rules';
import type { DocumentKind } from './kyc.api.ts';

/** Where the money comes from, in everyday words. */
export const FUNDS = [
  'salary',
  'business',
  'remittance',
  'savings',
  'investments',
  'pension',
  'family',
] as const;
export const OCCUPATIONS = [
  'employed',
  'self_employed',
  'business_owner',
  'professional',
  'overseas_worker',
  'driver_rider',
  'home',
  'retired',
  'other',
] as const;
/**
 * A person declares to be none of these, because they may not play
 * (docs/domain/responsible-gaming.md §5).
 */
export const DECLARATIONS = ['student', 'government', 'uniformed', 'gaming'] as const;

/** Identity documents, and whether they expire. */
export const ID_TYPES = {
  philsys: { expires: false },
  passport: { expires: true },
  drivers_licence: { expires: true },
  umid: { expires: false },
  prc: { expires: true },
  postal: { expires: true },
} as const;
export type IdType = keyof typeof ID_TYPES;
export const ID_TYPE_NAMES = Object.keys(ID_TYPES) as IdType[];

/** Nationalities by ISO code: the ones that the licence names, and `other` for the rest. */
export const NATIONALITIES = [
  'PH',
  'US',
  'CN',
  'KR',
  'JP',
  'IN',
  'MY',
  'SG',
  'GB',
  'AU',
  'other',
] as const;

const required = (field: string): Rule => ({ required: true, message: `kyc.${field}.required` });
const notBlank = (field: string): Rule => ({ whitespace: true, message: `kyc.${field}.required` });
const text = (field: string, rule: Omit<Rule, 'message' | 'type'>): Rule => ({
  type: 'string',
  ...rule,
  message: `kyc.${field}.format`,
});
const choice = (field: string, of: readonly string[]): Rule[] => [
  required(field),
  { enum: of, message: `kyc.${field}.required` },
];
/** Characters of names and addresses; never control characters or markup. */
const PLAIN = '^[^<>{}\\[\\]\\\\\\u0000-\\u001F\\u007F]+$';

/** The person (level 1). `minAge` is the site's; this table has the law's minimum. */
const PERSON_RULES = {
  fullName: [
    required('full_name'),
    notBlank('full_name'),
    text('full_name', { min: 4, max: 60, pattern: "^[A-Za-zÑñ][A-Za-zÑñ.,'-]* [A-Za-zÑñ .,'-]*$" }),
  ],
  birthday: [
    required('birthday'),
    { type: 'date', message: 'kyc.birthday.format' },
    { type: 'date', minAge: 21, message: 'kyc.birthday.age' },
  ],
  birthplace: [
    required('birthplace'),
    notBlank('birthplace'),
    text('birthplace', { min: 2, max: 80, pattern: PLAIN }),
  ],
  nationality: choice('nationality', NATIONALITIES),
  address: [
    required('address'),
    notBlank('address'),
    text('address', { min: 10, max: 160, pattern: PLAIN }),
  ],
  occupation: choice('occupation', OCCUPATIONS),
  sourceOfFunds: choice('funds', FUNDS),
} satisfies Record<string, readonly Rule[]>;

/** The identity document (level 2). A date is asked for only where the document has one. */
export const ID_RULES = {
  idType: choice('id_type', ID_TYPE_NAMES),
  idNumber: [
    required('id_number'),
    text('id_number', { min: 6, max: 20, pattern: '^[A-Za-z0-9 -]+$' }),
  ],
  idExpiresOn: [required('id_expires'), { type: 'date', message: 'kyc.id_expires.format' }],
} satisfies Record<string, readonly Rule[]>;
export type PersonField = keyof typeof PERSON_RULES;

/** The person's rules with the deployment's minimum age, never below the law's. */
export const personRules = (minAge: number) => ({
  ...PERSON_RULES,
  birthday: PERSON_RULES.birthday.map((rule) => ('minAge' in rule ? { ...rule, minAge } : rule)),
});

/** Level 2 proves the person and the document; level 3 the address and the source of the wealth. */
const PICTURES: Record<2 | 3, readonly DocumentKind[]> = {
  2: ['id_front', 'id_back', 'selfie'],
  3: ['address', 'wealth'],
};

/** The pictures that must be there: one page of a passport, both sides of a card. */
export const wantedFor = (level: 2 | 3, idType?: IdType): readonly DocumentKind[] =>
  PICTURES[level].filter((kind) => !(kind === 'id_back' && idType === 'passport'));
