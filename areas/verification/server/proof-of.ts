import { keyedDigest, type App, type RequestInfo } from '@palaro/server';
import type { CodePurpose } from './verification.tables.ts';

/** Mail addresses are compared in lower case; a number is one already. */
export const recipientOf = (to: string) => to.trim().toLowerCase();

/** Throws for a call that does not know its browser: codes are bound to it. */
export function deviceOf({ deviceId }: RequestInfo): string {
  if (deviceId === undefined) throw new Error('a call with codes must be of device: true');
  return deviceId;
}

interface Proof {
  recipient: string;
  purpose: CodePurpose;
  code: string;
}

/** What stands for a code in the database: of no use without the deployment's secret. */
export const digestOfCode = (app: App, { recipient, purpose, code }: Proof): Buffer =>
  keyedDigest(app, 'verification.code', `${purpose}\n${recipient}\n${code}`);
