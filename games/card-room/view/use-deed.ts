import { t } from '@palaro/client';
import { useCallback, useState } from 'react';

interface Said {
  text: string;
  code: string | null;
}

/** Sends what the player does, one thing at a time, and keeps what the site said against it. */
export function useDeed() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  /** `work` may answer what the player must know. */
  const deed = useCallback(async (work: () => Promise<string | null | void>) => {
    setBusy(true);
    setSaid(null);
    try {
      const text = await work();
      if (text) setSaid({ text, code: null });
    } catch (error) {
      const { message, code } = error as { message?: string; code?: string };
      setSaid(
        code === undefined
          ? { text: t('card-room.failed'), code: null }
          : { text: message ?? t('card-room.failed'), code },
      );
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, said, deed };
}
