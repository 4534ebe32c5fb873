import { keyedDigest, type App, type RequestInfo } from '@palaro/server';
import type { CodePurpose } from './verification.tables.ts';

/** Mail addresses are compared in lower case; numbers have no case. */
export const recipientOf = (to: string) => to.trim().toLowerCase();

/** Codes are bound to a browser, so this throws for a call that does not know its browser. */
export function deviceOf({ deviceId }: RequestInfo): string {
  if (deviceId === undefined) throw new Error('a call that uses codes must have device: true');
  return deviceId;
}

interface Proof {
  recipient: string;
  purpose: CodePurpose;
  code: string;
}

/** The digest of a code for the database; useless without the deployment's secret. */
export const digestOfCode = (app: App, { recipient, purpose, code }: Proof): Buffer =>
  keyedDigest(app, 'verification.code', `${purpose}\n${recipient}\n${code}`);
