import { t, useCall } from '@palaro/client';
import { Facts, Instant, Loaded, SideSheet } from '@palaro/desk';
import { recordsConsoleApi } from '../console.api.ts';
import { Postings } from './Postings.tsx';

interface TransferProps {
  member: string;
  transfer: string;
  onClose(): void;
}

/** One transfer with its postings, at the right. */
export function Transfer({ member, transfer, onClose }: TransferProps) {
  const read = useCall(recordsConsoleApi.memberPostings, { params: { member, transfer } });
  return (
    <SideSheet title={t('records-console.transfer', { id: transfer })} onClose={onClose}>
      <Loaded of={read}>
        {({ kind, at, actor, cause, reverses, postings }) => (
          <>
            <Facts
              rows={[
                { label: 'records-console.kind', value: kind },
                { label: 'records-console.at', value: <Instant at={at} /> },
                { label: 'records-console.actor', value: actor },
                { label: 'records-console.cause', value: `${cause.kind} ${cause.id}` },
                { label: 'records-console.reverses', value: reverses },
              ]}
            />
            <Postings of={postings} />
          </>
        )}
      </Loaded>
    </SideSheet>
  );
}
