import { t } from '@palaro/client';
import { act, CallForm, ConfirmDialog, SideSheet } from '@palaro/desk';
import { ROLES } from '@palaro/permissions';
import { SelectField } from '@palaro/ui';
import { operatorsApi } from '../operators.api.ts';

interface AskElevationProps {
  asking: 'role' | 'glass' | null;
  onClose(): void;
}

const GIVEN = Object.keys(ROLES).filter((name) => name !== 'root');
const RELOAD = [operatorsApi.elevations];

/** Asks for a role for some hours, or for all permissions when nothing else helps. */
export function AskElevation({ asking, onClose }: AskElevationProps) {
  return (
    <>
      {asking === 'role' && (
        <SideSheet title={t('operators-console.elevation.ask_title')} onClose={onClose}>
          <CallForm
            endpoint={operatorsApi.askElevation}
            labels={{
              hours: 'operators-console.elevation.hours',
              reason: 'operators-console.why',
            }}
            initial={{ role: '', hours: 1 }}
            submit={t('operators-console.elevation.ask_submit')}
            reload={RELOAD}
            done={onClose}
          >
            {(values, change) => (
              <SelectField
                label={t('operators-console.elevation.role')}
                choose={t('operators-console.elevation.role')}
                options={GIVEN.map((name) => ({ value: name, label: name }))}
                value={String(values['role'] ?? '')}
                onChange={({ target }) => change('role', target.value)}
              />
            )}
          </CallForm>
        </SideSheet>
      )}
      <ConfirmDialog
        open={asking === 'glass'}
        danger
        reason
        title={t('operators-console.elevation.glass_title')}
        confirm={t('operators-console.elevation.glass')}
        onConfirm={(reason) =>
          act(operatorsApi.askElevation, { body: { role: 'root', hours: 1, reason } }, RELOAD)
        }
        onClose={onClose}
      >
        <p>{t('operators-console.elevation.glass_text')}</p>
      </ConfirmDialog>
    </>
  );
}
