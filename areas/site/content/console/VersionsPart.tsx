import type { Endpoint, TextKey } from '@palaro/api';
import { t, useCall } from '@palaro/client';
import { act, ConfirmDialog, Diff, Instant, Loaded, Place, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { consoleApi, type VERSIONED } from '../console.api.ts';
import styles from './content.module.css';

interface VersionsPartProps {
  kind: (typeof VERSIONED)[number];
  entry: string;
  /** Calls that going back changes. */
  reload: readonly Endpoint[];
}

interface Version {
  id: string;
  savedAt: string;
  savedBy: string;
  value: Record<string, unknown>;
}

/** What was saved when and by whom, what differs from now, and the way back. */
export function VersionsPart(props: VersionsPartProps) {
  const { kind, entry } = props;
  const read = useCall(consoleApi.contentVersions, { params: { kind, entry } });
  return (
    <>
      <Loaded of={read}>{({ list }) => <Versions {...props} list={list} />}</Loaded>
      <p>
        <Place to={`/console/audit?subject=${kind}:${entry}`}>
          {t('content-console.in_audit')}
        </Place>
      </p>
    </>
  );
}

function Versions({ kind, entry, reload, list }: VersionsPartProps & { list: readonly Version[] }) {
  const [chosen, choose] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const may = useMay('content.edit');
  const [newest, previous] = list;
  if (!newest) return <p>{t('content-console.no_versions')}</p>;
  const open = list.find(({ id }) => id === chosen) ?? newest;
  const isNewest = open === newest;
  return (
    <div className={styles.versions}>
      <ol>
        {list.map((one) => (
          <li key={one.id}>
            <Button size="sm" aria-pressed={one === open} onClick={() => choose(one.id)}>
              <Instant at={one.savedAt} /> <span>{`· ${one.savedBy}`}</span>
            </Button>
          </li>
        ))}
      </ol>
      <div className={styles.part}>
        <h2>{t(isNewest ? 'content-console.last_change' : 'content-console.since_then')}</h2>
        <Diff
          before={isNewest ? (previous?.value ?? {}) : open.value}
          after={newest.value}
          label={fieldName}
        />
        {may && !isNewest && (
          <div>
            <Button tone="gold" onClick={() => setAsked(true)}>
              {t('content-console.restore')}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        open={asked}
        title={t('content-console.restore')}
        confirm={t('content-console.restore')}
        onConfirm={() =>
          act(consoleApi.restoreVersion, { params: { kind, entry, version: open.id } }, [
            ...reload,
            consoleApi.contentVersions,
          ]).then(() => choose(null))
        }
        onClose={() => setAsked(false)}
      >
        {t('content-console.restore_help')}
      </ConfirmDialog>
    </div>
  );
}

const NAMES: Readonly<Record<string, TextKey>> = {
  title: 'content-console.name',
  content: 'content-console.html',
  startsAt: 'content-console.startsAt',
  endsAt: 'content-console.endsAt',
  link: 'content-console.link',
  images: 'content-console.images',
  audience: 'content-console.audience',
  sort: 'content-console.sort',
  published: 'content-console.published',
  type: 'content-console.type',
  groupName: 'content-console.groupName',
  execution: 'content-console.execution',
  platform: 'content-console.platform',
  merchantCode: 'content-console.merchantCode',
  promotionType: 'content-console.promotionType',
  promotionId: 'content-console.promotionId',
  forTrials: 'content-console.forTrials',
  pinned: 'content-console.pinned',
  device: 'content-console.device',
};

/** A field's name for people; what has none is named as the call names it. */
function fieldName(path: string): string {
  const [field = path, ...rest] = path.split('.');
  const name = NAMES[field];
  return name ? [t(name), ...rest].join(' ') : path;
}
