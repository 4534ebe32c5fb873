import { t, useQueryParam } from '@palaro/client';
import { toast } from '@palaro/ui';
import { useEffect } from 'react';
import { RETURN_FIELD, RETURN_REASONS, type ReturnReason } from '../social.api.ts';

const REASONS: readonly string[] = RETURN_REASONS;

/** Says once why the visitor came back from a provider without a login. */
export function useReturnNotice(): void {
  const [reason, setReason] = useQueryParam(RETURN_FIELD);
  useEffect(() => {
    if (reason === null) return;
    if (REASONS.includes(reason)) {
      const kind = reason === 'cancelled' ? 'notice' : 'error';
      toast(t(`social.back.${reason as ReturnReason}`), { kind });
    }
    setReason(null);
  }, [reason, setReason]);
}
