/** Where the frame is (apps/server/src/http/phone-proof.ts). */
export const PHONE_PROOF = '/phone-proof';

/** What a form asks of the frame in which Firebase's code runs. */
export type ProofRequest = { mobile: string } | { sent: string; code: string };

/** What the frame answers. `sent` names the sending, for the check of its code. */
export type ProofAnswer =
  | { ready: true }
  | { sent: string }
  | { idToken: string }
  | { failed: string };
