import { generateSecret, generateURI, verify } from 'otplib';

/** How many seconds a code is valid. A phone's clock may be off by one code, before or after. */
const STEP_SECONDS = 30;
const CODE = /^\d{6}$/;

/** A new secret for an authenticator app, and the address that its QR code holds. */
export function newAppSecret(names: { issuer: string; label: string }) {
  const secret = generateSecret();
  return { secret, uri: generateURI({ ...names, secret }) };
}

/**
 * The time step that a typed code is right for, or null. A code is right in its half minute and in
 * the ones beside it. Whoever takes it keeps the step, and takes no earlier one afterwards
 * (RFC 6238, 5.2).
 */
export async function stepOfCode(secret: string, typed: string, now: Date): Promise<string | null> {
  const token = typed.replace(/\s/g, '');
  if (!CODE.test(token)) return null;
  const result = await verify({
    secret,
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: STEP_SECONDS,
  });
  return result.valid && 'timeStep' in result ? String(result.timeStep) : null;
}
