import { callWith, siteAddress, t } from '@palaro/client';
import { PhoneFrame, useMay, useUnsaved } from '@palaro/desk';
import { Button, Logo, SelectField, TextField } from '@palaro/ui';
import { blockedPictures, isSame, templateWarning, type MobileTemplate } from '@palaro/whitelabel';
import { useState } from 'react';
import { ChangeDialog } from './ChangeDialog.tsx';
import { whiteLabelApi } from '../white-label.api.ts';
import { PictureField } from './PictureField.tsx';
import { valueOf, type SiteReply } from './site-reply.ts';
import styles from './site.module.css';

const COLOURS = ['app_background', 'app_desc_font_color'] as const;
const VERSIONS = ['mem_cen', 'dep_func'] as const;
const TWO_DIGITS = 2;

/** Colours, texts and versions of the member app, with a preview and a warning (OC-21, OC-22). */
export function TemplatePart({ site }: { site: SiteReply }) {
  const current = valueOf(site, 'template');
  const [draft, setDraft] = useState<MobileTemplate>(current);
  const [asked, setAsked] = useState(false);
  const may = useMay('site.change');
  // What was planned or asked for is kept, though the site does not have it yet; what is written
  // after that is not.
  const [kept, setKept] = useState(current);
  const saved = useUnsaved(!isSame(draft, current) && !isSame(draft, kept));
  const set = (fields: Partial<MobileTemplate>) => setDraft((now) => ({ ...now, ...fields }));
  const warning = templateWarning(draft);
  const blocked = blockedPictures(draft, valueOf(site, 'site.imageHosts'));
  return (
    <div className={styles.halves}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
      >
        {COLOURS.map((name) => (
          <TextField
            key={name}
            type="color"
            label={t(`white-label-console.template.${name}`)}
            value={draft[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
        {warning && (
          <p role="alert" className={styles.warning}>
            {t('white-label-console.contrast', { contrast: warning.contrast.toFixed(TWO_DIGITS) })}
          </p>
        )}
        {may && <Pictures set={set} />}
        <Fields draft={draft} set={set} />
        <Blocked names={blocked} />
        {may && (
          <Button type="submit" tone="gold" disabled={isSame(draft, current)}>
            {t('white-label-console.change')}
          </Button>
        )}
      </form>
      <Preview draft={draft} />
      <ChangeDialog
        site={site}
        title={t('white-label-console.change_template')}
        change={asked ? { settings: { template: draft } } : null}
        onDone={() => {
          setKept(draft);
          saved();
        }}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

const Preview = ({ draft }: { draft: MobileTemplate }) => (
  <PhoneFrame>
    <div
      className={styles.preview}
      style={{ backgroundColor: draft.app_background, color: draft.app_desc_font_color }}
    >
      {draft.logo ? (
        <img src={siteAddress(draft.logo)} alt="" className={styles.logo} />
      ) : (
        <Logo height={28} />
      )}
      <img src={siteAddress(draft.pwa_icon)} alt="" width={64} height={64} />
      <p>{draft.app_desc}</p>
    </div>
  </PhoneFrame>
);

/** Pictures that browsers would not show, because their host is not among those that serve some. */
const Blocked = ({ names }: { names: ReturnType<typeof blockedPictures> }) =>
  names.length > 0 && (
    <p role="alert" className={styles.warning}>
      {t('white-label-console.picture_blocked', {
        fields: names.map((name) => t(`white-label-console.picture.${name}`)).join(', '),
      })}
    </p>
  );

type SetDraft = (fields: Partial<MobileTemplate>) => void;

/** Logo and icon; each shows in the preview at once. */
function Pictures({ set }: { set: SetDraft }) {
  return (
    <>
      <PictureField
        label={t('white-label-console.logo_file')}
        take={async (file) => {
          const { address } = await callWith(whiteLabelApi.uploadLogo, { file });
          set({ logo: address });
        }}
      />
      <PictureField
        label={t('white-label-console.icon_file')}
        take={async (file) => {
          const { address, size } = await callWith(whiteLabelApi.uploadIcon, { file });
          set({ pwa_icon: address, pwa_icon_size: size });
        }}
      />
    </>
  );
}

interface FieldsProps {
  draft: MobileTemplate;
  set: SetDraft;
}

/** What the template has besides its colours. */
function Fields({ draft, set }: FieldsProps) {
  return (
    <>
      <TextField
        label={t('white-label-console.template.app_desc')}
        maxLength={200}
        value={draft.app_desc}
        onChange={({ target }) => set({ app_desc: target.value })}
      />
      <TextField
        label={t('white-label-console.template.logo')}
        value={draft.logo}
        onChange={({ target }) => set({ logo: target.value })}
      />
      <TextField
        label={t('white-label-console.template.pwa_icon')}
        value={draft.pwa_icon}
        onChange={({ target }) => set({ pwa_icon: target.value })}
      />
      <TextField
        type="number"
        label={t('white-label-console.template.pwa_icon_size')}
        value={draft.pwa_icon_size}
        onChange={({ target }) => set({ pwa_icon_size: Number(target.value) })}
      />
      {VERSIONS.map((name) => (
        <SelectField
          key={name}
          label={t(`white-label-console.template.${name}`)}
          choose={t('white-label-console.choose')}
          options={[
            { value: '1', label: t('white-label-console.version_new') },
            { value: '0', label: t('white-label-console.version_base') },
          ]}
          value={String(draft[name])}
          onChange={({ target }) => set({ [name]: Number(target.value) })}
        />
      ))}
    </>
  );
}
