import { t, useCall } from '@palaro/client';
import { Loaded, RecordPage } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import { whiteLabelApi } from '../white-label.api.ts';
import { FilePart } from './FilePart.tsx';
import { MaintenancePart } from './MaintenancePart.tsx';
import { PlannedPart } from './PlannedPart.tsx';
import { RegistrationPart } from './RegistrationPart.tsx';
import { SettingsPart } from './SettingsPart.tsx';
import { SwitchesPart } from './SwitchesPart.tsx';
import { TemplatePart } from './TemplatePart.tsx';
import { VersionsPart } from './VersionsPart.tsx';
import type { SiteReply } from './site-reply.ts';

/** White label and start-up state. */
export default function SiteScreen() {
  const read = useCall(whiteLabelApi.site, {});
  return <Loaded of={read}>{(site) => <Site site={site} />}</Loaded>;
}

const STATES = ['open', 'maintenance', 'region'] as const;
const TONES = ['leaf', 'gold', 'rose'] as const;

function Site({ site }: { site: SiteReply }) {
  const state = STATES[site.startupState] ?? 'open';
  return (
    <RecordPage
      title={t('white-label-console.title')}
      state={
        <Badge tone={TONES[site.startupState]}>{t(`white-label-console.state.${state}`)}</Badge>
      }
      tabs={[
        {
          id: 'switches',
          label: t('white-label-console.switches'),
          draw: () => <SwitchesPart site={site} />,
        },
        {
          id: 'settings',
          label: t('white-label-console.settings'),
          draw: () => <SettingsPart site={site} />,
        },
        {
          id: 'template',
          label: t('white-label-console.template'),
          draw: () => <TemplatePart site={site} />,
        },
        {
          id: 'registration',
          label: t('white-label-console.registration'),
          draw: () => <RegistrationPart site={site} />,
        },
        {
          id: 'state',
          label: t('white-label-console.start'),
          draw: () => <MaintenancePart site={site} />,
        },
        { id: 'planned', label: t('white-label-console.planned'), draw: () => <PlannedPart /> },
        {
          id: 'versions',
          label: t('white-label-console.versions'),
          draw: () => <VersionsPart site={site} />,
        },
        {
          id: 'file',
          label: t('white-label-console.file'),
          draw: () => <FilePart site={site} />,
        },
      ]}
    />
  );
}
