import { callWith, t } from '@palaro/client';
import { FileButton, Diff, useMay } from '@palaro/desk';
import { Button, toast } from '@palaro/ui';
import { namesOf, readSiteChange, type SiteChange } from '@palaro/whitelabel';
import { useState } from 'react';
import { whiteLabelApi } from '../white-label.api.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { valueOf, type SiteReply } from './site-reply.ts';
import styles from './site.module.css';

async function saveFile() {
  const file = await callWith(whiteLabelApi.siteFile, {});
  const text = JSON.stringify(file, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'site.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

/** All values as one file: to keep, and to bring to another deployment. */
export function FilePart({ site }: { site: SiteReply }) {
  const [read, setRead] = useState<SiteChange | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const may = useMay('site.change');
  const take = async (file: File | undefined) => {
    if (!file) return;
    const change = judgedFile(await file.text());
    if (typeof change === 'string') return setWrong(change);
    setWrong(null);
    setRead(change);
  };
  return (
    <div className={styles.form}>
      <p>{t('white-label-console.file_text')}</p>
      <div className={styles.buttons}>
        <Button
          onClick={() =>
            void saveFile().catch(() =>
              toast(t('white-label-console.file_failed'), { kind: 'error' }),
            )
          }
        >
          {t('white-label-console.export')}
        </Button>
      </div>
      {may && (
        <div className={styles.upload}>
          <span>{t('white-label-console.import')}</span>
          <FileButton
            label={t('white-label-console.import')}
            accept="application/json,.json"
            onFile={(file) => void take(file)}
          />
        </div>
      )}
      {wrong && (
        <p role="alert" className={styles.warning}>
          {t('white-label-console.file_refused', { reason: wrong })}
        </p>
      )}
      <ChangeDialog
        site={site}
        title={t('white-label-console.import')}
        change={read}
        onClose={() => setRead(null)}
      >
        {read && (
          <>
            <p>{t('white-label-console.file_names', { count: namesOf(read).length })}</p>
            <Diff before={current(site, read)} after={named(read)} />
          </>
        )}
      </ChangeDialog>
    </div>
  );
}

function judgedFile(text: string): SiteChange | string {
  try {
    return readSiteChange(JSON.parse(text) as unknown);
  } catch {
    return t('white-label-console.no_json');
  }
}

const named = ({ switches = {}, settings = {}, ...flags }: SiteChange) => ({
  ...switches,
  ...settings,
  ...flags,
});

const current = (site: SiteReply, { switches = {}, settings = {} }: SiteChange) => ({
  ...Object.fromEntries(
    site.switches.filter(({ name }) => name in switches).map(({ name, on }) => [name, on]),
  ),
  ...Object.fromEntries(Object.keys(settings).map((name) => [name, valueOf(site, name as never)])),
  regionRestriction: site.regionRestriction,
});
