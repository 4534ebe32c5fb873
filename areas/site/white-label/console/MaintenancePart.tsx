import { t } from '@palaro/client';
import { act, Bilingual, ConfirmDialog, Facts, fromWallClock, Instant, useMay } from '@palaro/desk';
import { Button, Switch, TextField } from '@palaro/ui';
import { MAINTENANCE_ALONE_MINUTES } from '@palaro/whitelabel';
import { useState } from 'react';
import { whiteLabelApi } from '../white-label.api.ts';
import { MAINTENANCE_MAX_MINUTES, NOTICE_MAX_CHARS } from '../white-label.limits.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { fromDraft, SettingField, toDraft } from './SettingField.tsx';
import { AFTER_CHANGE, valueOf, type SiteReply } from './site-reply.ts';
import styles from './site.module.css';

/** What members get when they open the site now, and how to close and open it. */
export function MaintenancePart({ site }: { site: SiteReply }) {
  const { until } = valueOf(site, 'maintenance.notice');
  const [switching, setSwitching] = useState(false);
  const may = useMay('site.change');
  return (
    <div className={styles.form}>
      <Facts
        rows={[
          {
            label: 'white-label-console.state_now',
            value: t(`white-label-console.startup.${site.startupState as 0 | 1 | 2}`),
          },
          {
            label: 'white-label-console.by_region',
            value: (
              <ul className={styles.list}>
                {site.regions.map(({ region, state }) => (
                  <li key={region}>
                    <strong>{region === '' ? t('white-label-console.elsewhere') : region}</strong>
                    <span>{t(`white-label-console.startup.${state as 0 | 1 | 2}`)}</span>
                  </li>
                ))}
              </ul>
            ),
          },
          site.maintenance && until !== ''
            ? { label: 'white-label-console.until', value: <Instant at={until} /> }
            : false,
        ]}
      />
      <Maintenance site={site} />
      <Regions site={site} />
      <Switch
        label={t('white-label-console.region_restriction')}
        help={t('white-label-console.region_help')}
        checked={site.regionRestriction}
        disabled={!may}
        onChange={() => setSwitching(true)}
      />
      <ChangeDialog
        site={site}
        title={t('white-label-console.region_restriction')}
        change={switching ? { regionRestriction: !site.regionRestriction } : null}
        onClose={() => setSwitching(false)}
      />
    </div>
  );
}

/** The countries that the site answers; a longer list needs a second person. */
function Regions({ site }: { site: SiteReply }) {
  const row = site.settings.find(({ name }) => name === 'site.regions');
  const header = valueOf(site, 'site.regionHeader');
  const [draft, setDraft] = useState<string | null>(null);
  const may = useMay('site.change');
  if (!row) return null;
  const regions = draft === null ? null : (fromDraft(row, draft) as string[]);
  return (
    <section className={styles.form} aria-label={t('white-label-console.setting.site.regions')}>
      <h2>{t('white-label-console.setting.site.regions')}</h2>
      <p>
        <span>
          {valueOf(site, 'site.regions').join(', ') || t('white-label-console.all_regions')}
        </span>
        {may && (
          <Button size="sm" className={styles.beside} onClick={() => setDraft(toDraft(row))}>
            {t('white-label-console.change_one', { name: row.name })}
          </Button>
        )}
      </p>
      {header === '' && <p className={styles.note}>{t('white-label-console.no_region_header')}</p>}
      <ChangeDialog
        site={site}
        title={t('white-label-console.setting.site.regions')}
        change={regions && { settings: { 'site.regions': regions } }}
        onClose={() => setDraft(null)}
      >
        {draft !== null && <SettingField of={row} draft={draft} onChange={setDraft} />}
      </ChangeDialog>
    </section>
  );
}

function Maintenance({ site }: { site: SiteReply }) {
  const [text, setText] = useState<{ EN?: string; TY?: string }>({});
  const [minutes, setMinutes] = useState(String(MAINTENANCE_ALONE_MINUTES));
  const [wall, setWall] = useState('');
  const [asked, setAsked] = useState<'close' | 'open' | null>(null);
  const may = useMay('site.maintenance');
  const at = fromWallClock(wall);
  const long = minutes === '' || Number(minutes) > MAINTENANCE_ALONE_MINUTES;
  if (!may) return null;
  const body = (reason: string) => ({
    on: asked === 'close',
    textEN: text.EN ?? '',
    textTY: text.TY ?? '',
    reason,
    ...(asked === 'close' && minutes !== '' ? { minutes: Number(minutes) } : {}),
    ...(asked === 'close' && at ? { at } : {}),
  });
  return (
    <section className={styles.form} aria-label={t('white-label-console.maintenance')}>
      <h2>{t('white-label-console.maintenance')}</h2>
      <Bilingual
        label={t('white-label-console.notice')}
        max={NOTICE_MAX_CHARS}
        value={text}
        onChange={(value) => setText(value as typeof text)}
      />
      <TextField
        type="number"
        min={1}
        max={MAINTENANCE_MAX_MINUTES}
        label={t('white-label-console.minutes')}
        help={t('white-label-console.minutes_help', { minutes: MAINTENANCE_ALONE_MINUTES })}
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
      />
      <TextField
        type="datetime-local"
        label={t('white-label-console.when')}
        help={t('white-label-console.when_help')}
        value={wall}
        onChange={({ target }) => setWall(target.value)}
      />
      <div className={styles.buttons}>
        <Button tone="danger" onClick={() => setAsked('close')}>
          {t('white-label-console.close')}
        </Button>
        {site.maintenance && (
          <Button tone="gold" onClick={() => setAsked('open')}>
            {t('white-label-console.open')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t(asked === 'open' ? 'white-label-console.open' : 'white-label-console.close')}
        confirm={t(asked === 'open' ? 'white-label-console.open' : 'white-label-console.close')}
        danger={asked === 'close'}
        reason
        onConfirm={(reason) =>
          act(whiteLabelApi.setMaintenance, { body: body(reason) }, AFTER_CHANGE)
        }
        onClose={() => setAsked(null)}
      >
        {asked === 'close' && (long || site.maintenance) && (
          <p className={styles.note}>{t('white-label-console.two_people_note')}</p>
        )}
      </ConfirmDialog>
    </section>
  );
}
