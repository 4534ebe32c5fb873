import type { CallFailure } from '@palaro/client';
import { useRef, useState } from 'react';

/** The call went out, and nobody knows what became of it. */
const UNANSWERED: readonly string[] = ['offline', 'timed_out', 'unreadable'];
/** What a second try hears where the first one made the account: its name and its code are used. */
const USED: readonly string[] = ['account.exists', 'mobile.exists', 'verification.invalid'];

/**
 * Whether the account may be open already: a try was cut off, and the next one finds its name or
 * number used. A session is never given twice, so the way on is the login.
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
