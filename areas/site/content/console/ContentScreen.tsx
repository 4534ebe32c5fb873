import { t } from '@palaro/client';
import { RecordPage } from '@palaro/desk';
import { AgreementsPart } from './AgreementsPart.tsx';
import { EntriesPart } from './EntriesPart.tsx';
import { HelpPart } from './HelpPart.tsx';
import { MatchesPart } from './MatchesPart.tsx';
import { OrderPart } from './OrderPart.tsx';

/** Everything that operators publish, a tab for each kind of list. */
export default function ContentScreen() {
  return (
    <RecordPage
      title={t('content-console.title')}
      tabs={[
        { id: 'entries', label: t('content-console.entries'), draw: () => <EntriesPart /> },
        { id: 'order', label: t('content-console.order'), draw: () => <OrderPart /> },
        { id: 'help', label: t('content-console.help'), draw: () => <HelpPart /> },
        {
          id: 'agreement',
          label: t('content-console.agreement'),
          draw: () => <AgreementsPart />,
        },
        { id: 'matches', label: t('content-console.matches'), draw: () => <MatchesPart /> },
      ]}
    />
  );
}
