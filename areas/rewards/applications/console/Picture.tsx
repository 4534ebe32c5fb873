import { t, useCall } from '@palaro/client';
import { EnlargedPicture } from '@palaro/desk';
import { applicationsConsoleApi, type ReviewedApplication } from '../console.api.ts';

interface PictureProps {
  of: ReviewedApplication['images'][number];
  number: number;
}

/** One picture of an application. It is asked for once, because each look is recorded. */
export function Picture({ of: { id, width, height }, number }: PictureProps) {
  const read = useCall(
    applicationsConsoleApi.reviewedPicture,
    { params: { picture: id } },
    { staleMs: Number.POSITIVE_INFINITY },
  );
  return (
    <EnlargedPicture
      read={read}
      size={{ width, height }}
      name={t('applications-console.picture', { number })}
      enlargeLabel={t('applications-console.enlarge', { number })}
      failedText={t('applications-console.picture_failed')}
    />
  );
}
