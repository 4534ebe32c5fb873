import { t, useCall } from '@palaro/client';
import { EnlargedPicture } from '@palaro/desk';
import type { Review } from '../console.api.ts';
import { kycConsoleApi } from '../console.api.ts';

/** One picture of a document. It is asked for once, because each look is recorded. */
export function Picture({ of: { id, kind, width, height } }: { of: Review['pictures'][number] }) {
  const read = useCall(
    kycConsoleApi.reviewPicture,
    { params: { picture: id } },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  const name = t(kind === 'selfie' ? 'kyc-console.selfie' : `kyc.picture.${kind}`);
  return (
    <EnlargedPicture
      read={read}
      size={{ width, height }}
      name={name}
      enlargeLabel={t('kyc-console.enlarge', { name })}
      failedText={t('kyc-console.picture_failed')}
    />
  );
}
