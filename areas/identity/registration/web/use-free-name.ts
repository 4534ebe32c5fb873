import { call } from '@palaro/client';
import { useEffect, useState } from 'react';
import { registrationApi } from '../registration.api.ts';

/** The name is checked after a pause this long, not while somebody is still typing. */
const PAUSE_MS = 400;

/** Whether a username is free, checked while one types. Null: not known, or not worth asking. */
export function useFreeName(name: string, worthAsking: boolean): boolean | null {
  const [known, setKnown] = useState<{ name: string; free: boolean } | null>(null);
  const asked = worthAsking ? name : null;
  useEffect(() => {
    if (asked === null) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      call(registrationApi.checkUsername, { query: { username: asked } }).then(
        ({ available }) => !left && setKnown({ name: asked, free: available }),
        // Ignored: the registration checks the name again and reports it.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return known && known.name === asked ? known.free : null;
}
