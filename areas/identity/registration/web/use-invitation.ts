import { call, isFailure, t, useSearch } from '@palaro/client';
import { toast } from '@palaro/ui';
import { useEffect, useState } from 'react';
import { registrationApi } from '../registration.api.ts';

/** The invitation in the address of the visitor's link (AGT-10). */
export interface Invitation {
  code: string;
  /** The host that the link was made for; undefined where it works on all of the site's hosts. */
  domain: string | undefined;
  /** `valid`: the field is hidden and the code is sent without it (AC-9). */
  state: 'none' | 'checking' | 'valid' | 'invalid';
  /** The code of the member whose link it is; empty without one (REWARD-04). */
  recommender: string;
}

/** The code in the address, checked once. A valid one needs no field; of another he is told. */
export function useInvitation(): Invitation {
  const params = new URLSearchParams(useSearch());
  const code = params.get('affiliateCode') ?? '';
  const domain = params.get('domain') ?? undefined;
  const recommender = params.get('recommenderId') ?? '';
  const from = { code, domain, recommender };
  const [known, setKnown] = useState<{ code: string; valid: boolean } | null>(null);
  useEffect(() => {
    if (code === '') return undefined;
    let left = false;
    void isInvited(code, domain).then(
      (valid) => {
        if (left) return;
        setKnown({ code, valid });
        if (!valid) toast(t('registration.referrer_error'), { kind: 'error' });
      },
      // If the check fails, the field shows the code, and it is checked again when the form is
      // sent.
      () => !left && setKnown({ code, valid: false }),
    );
    return () => {
      left = true;
    };
  }, [code, domain]);
  if (code === '') return { ...from, state: 'none' };
  if (known?.code !== code) return { ...from, state: 'checking' };
  return { ...from, state: known.valid ? 'valid' : 'invalid' };
}

/** Whether an invitation code is valid; throws if the check itself fails. */
export async function isInvited(code: string, domain?: string): Promise<boolean> {
  try {
    const query = { code, ...(domain === undefined ? {} : { domain }) };
    return (await call(registrationApi.checkAffiliate, { query })).success;
  } catch (error) {
    if (isFailure(error, 'affiliate.invalid')) return false;
    throw error;
  }
}

export const invitationError = () => t('registration.error.affiliate.invalid');
