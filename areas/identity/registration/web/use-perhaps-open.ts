import type { CallFailure } from '@palaro/client';
import { useRef, useState } from 'react';

/** The call was sent but its result is unknown. */
const UNANSWERED: readonly string[] = ['offline', 'timed_out', 'unreadable'];
/** Refusals of a second try if the first one created the account: name, number or code are used. */
const USED: readonly string[] = ['account.exists', 'mobile.exists', 'verification.invalid'];

/**
 * Whether the account may already exist: a try was cut off, and the next one finds its name or
 * number used. A session is handed out only once, so the member must log in.
 */
export function usePerhapsOpen() {
  const lost = useRef(false);
  const [perhapsOpen, setPerhapsOpen] = useState(false);
  const note = ({ code }: CallFailure) => {
    if (UNANSWERED.indexOf(code) >= 0) lost.current = true;
    else if (lost.current && USED.indexOf(code) >= 0) setPerhapsOpen(true);
  };
  return { perhapsOpen, note };
}
