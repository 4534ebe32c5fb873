// Canaries: marked values for every field and file that may hold a secret.
import { randomBytes } from '@palaro/kernel';
import { sampleOf } from '@palaro/testkit';
import sharp from 'sharp';

interface Schema {
  type?: string;
  maxLength?: number;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Names of fields that hold a secret: they open something or identify a person. */
const SECRET = new RegExp(
  [
    'password|captcha|token|answer|ticket|secret|slot|credential|verificationCode|stepUp',
    'recoveryCode|assertion|attestation|idNumber|accountNumber|^(code|hash|guest|state|jwe)$',
  ].join('|'),
  'i',
);

/**
 * A body with a canary in every secret field, nested ones included, cut to the field's length.
 * `only` puts it in that one field of the body.
 */
export function poisoned(schema: object, canary: string, only?: string): Record<string, unknown> {
  const { properties = {} } = schema as Schema;
  const body = poisonObject(schema as Schema, canary);
  const plain = sampleOf(schema) as Record<string, unknown>;
  for (const field of Object.keys(properties)) {
    if (only === undefined || field === only) continue;
    if (field in plain) body[field] = plain[field];
    else delete body[field];
  }
  return body;
}

/** The fields of a body that hold secrets, directly or in nested fields. */
export const secretsOf = (schema: object, canary: string): string[] =>
  Object.entries((schema as Schema).properties ?? {})
    .filter(([field, of]) => poison(of, canary, field) !== undefined)
    .map(([field]) => field);

function poisonObject(schema: Schema, canary: string): Record<string, unknown> {
  const filled = (sampleOf(schema) ?? {}) as Record<string, unknown>;
  for (const [field, of] of Object.entries(schema.properties ?? {})) {
    const value = poison(of, canary, field);
    if (value !== undefined) filled[field] = value;
  }
  return filled;
}

function poison(schema: Schema, canary: string, name: string): unknown {
  if (schema.properties) return poisonObject(schema, canary);
  if (schema.items) {
    const item = poison(schema.items, canary, name);
    return item === undefined ? undefined : [item];
  }
  if (!SECRET.test(name)) return undefined;
  if (schema.type === 'string' || schema.anyOf) return canary.slice(0, schema.maxLength);
  // Free JSON, such as a passkey's.
  return schema.type === undefined ? { id: canary, response: { signature: canary } } : undefined;
}

const SIDE = 480;

/**
 * Pictures that every upload accepts, with a canary in their camera data and after their end. They
 * are noise, so that no part of their bytes equals another file's.
 */
export async function canaryPictures(canary: string): Promise<Buffer[]> {
  const noise = Buffer.concat(Array.from({ length: SIDE }, () => randomBytes(SIDE)));
  const drawn = sharp(noise, { raw: { width: SIDE, height: SIDE, channels: 1 } }).withExif({
    IFD0: { Copyright: canary, Make: canary },
  });
  const files = [
    await drawn.clone().jpeg({ quality: 60 }).toBuffer(),
    await drawn.png().toBuffer(),
  ];
  return files.map((file) => Buffer.concat([file, Buffer.from(canary)]));
}

/** Files that must be refused, each with a canary. */
export const canaryFiles = (canary: string): Buffer[] => [
  Buffer.from(`%PDF-1.7\n1 0 obj (${canary}) endobj\n%%EOF`),
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(canary)]),
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(canary.repeat(9))]),
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><text>${canary}</text></svg>`),
];

const MIDDLE = 40;

/** A slice from the middle of a file. */
export const middleOf = (file: Uint8Array): Buffer =>
  Buffer.from(file.subarray(file.length >> 1, (file.length >> 1) + MIDDLE));
