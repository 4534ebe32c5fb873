/**
 * Firebase in the browser, as the deployment's page or native app provides it: the site ships no
 * code of Google's. Where it exists, it sends and checks the codes (LOGIN-08, REG-05).
 */
export interface PhoneProof {
  /** Has a code sent to a number, E.164; rejects if none was sent. */
  send(mobile: string): Promise<void>;
  /** The ID token that proves the number; null for a wrong code. */
  verify(code: string): Promise<string | null>;
}

/** The port; null where this page has none. */
export const phoneProof = (): PhoneProof | null =>
  (window as { PALARO_PHONE_PROOF?: PhoneProof }).PALARO_PHONE_PROOF ?? null;

/** Has Firebase send a code to a number, E.164. Rejects where nothing was sent (REG-04). */
export async function sendByPhone(mobile: string): Promise<void> {
  const proof = phoneProof();
  if (!proof) throw new Error('This page has no Firebase to send a code');
  await proof.send(mobile);
}

/** Null for a wrong code and for a failed check: both end without a message. */
export async function verifiedByPhone(code: string): Promise<string | null> {
  try {
    return (await phoneProof()?.verify(code)) ?? null;
  } catch {
    return null;
  }
}
