import { siteNow, t, useCall, usePathParam, useQueryParam } from '@palaro/client';
import { actNow, Loaded, RecordPage, type RecordAction, type RecordTab } from '@palaro/desk';
import { consoleApi, type AnnouncementRow, type WrittenAnnouncement } from '../console.api.ts';
import { ANNOUNCEMENT_TYPES } from '../published.api.ts';
import { CountsPart } from './CountsPart.tsx';
import { Title } from './EntriesPart.tsx';
import { EntryEditor } from './EntryEditor.tsx';
import { StateBadge } from './entry-cells.tsx';
import { VersionsPart } from './VersionsPart.tsx';

const EMPTY = { EN: '', TY: '' };
const back = () => ({ to: '/console/content', label: t('content-console.title') });
const AFTER_CHANGE = [consoleApi.announcementDraft, consoleApi.announcementList];

/** An entry: its texts with a preview, when and to whom it shows, and its versions. */
export default function EntryScreen() {
  const entry = usePathParam('entry');
  return entry === 'new' ? <NewEntry /> : <Entry key={entry} entry={entry} />;
}

function NewEntry() {
  const [asked] = useQueryParam('type');
  const type = ANNOUNCEMENT_TYPES.find((one) => one === asked) ?? 'PL';
  const draft: WrittenAnnouncement = {
    type,
    title: EMPTY,
    content: EMPTY,
    ...(type === 'B' && { groupName: 'm_home' }),
    ...(type === 'PU' && { groupName: 'm_home', execution: 'A' }),
    platform: 'ALL',
    startsAt: siteNow(),
  };
  return (
    <RecordPage title={t(`content-console.new.${type}`)} back={back()}>
      <EntryEditor key={type} draft={draft} />
    </RecordPage>
  );
}

function Entry({ entry }: { entry: string }) {
  const read = useCall(consoleApi.announcementDraft, { params: { entry } });
  return (
    <Loaded of={read}>
      {({ state, draft }) => (
        <RecordPage
          title={<Title of={draft.title} />}
          state={<StateBadge of={state} />}
          figures={[
            { label: 'content-console.type', value: t(`content-console.type.${draft.type}`) },
          ]}
          actions={actionsOf(entry, state)}
          back={back()}
          tabs={[
            {
              id: 'text',
              label: t('content-console.text'),
              // Another text on the server, for instance an old version, starts the form anew.
              draw: () => <EntryEditor key={JSON.stringify(draft)} draft={draft} entry={entry} />,
            },
            {
              id: 'versions',
              label: t('content-console.versions'),
              draw: () => <VersionsPart kind="announcement" entry={entry} reload={AFTER_CHANGE} />,
            },
            ...(draft.type === 'PU' ? [countsTab(entry)] : []),
          ]}
        />
      )}
    </Loaded>
  );
}

const countsTab = (entry: string): RecordTab => ({
  id: 'counts',
  label: t('content-console.counts'),
  draw: () => <CountsPart entry={entry} />,
});

/** Hiding is quick and needs one person (docs/domain/operator-console.md §3). */
function actionsOf(entry: string, state: AnnouncementRow['state']): RecordAction[] {
  const { publishAnnouncement, unpublishAnnouncement } = consoleApi;
  const draft = state === 'draft';
  return [
    {
      key: draft ? 'publish' : 'hide',
      label: t(draft ? 'content-console.publish' : 'content-console.hide'),
      permission: 'content.edit',
      danger: !draft,
      run: () =>
        void actNow(
          draft ? publishAnnouncement : unpublishAnnouncement,
          { params: { entry } },
          AFTER_CHANGE,
        ),
    },
  ];
}
