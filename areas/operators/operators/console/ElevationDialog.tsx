import { t } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { operatorsApi } from '../operators.api.ts';
import type { ElevationRow } from './operator-cells.tsx';

export interface ElevationAsk {
  does: 'grant' | 'refuse' | 'end';
  row: ElevationRow;
}

const RELOAD = [operatorsApi.elevations];

/** Asks before an elevation is granted, refused or ended. */
export function ElevationDialog({ of, onClose }: { of: ElevationAsk; onClose(): void }) {
  const { does, row } = of;
  const params = { elevation: row.id };
  const { role, hours, operator: name } = row;
  const doIt = () =>
    does === 'end'
      ? act(operatorsApi.endElevation, { params }, RELOAD)
      : act(operatorsApi.decideElevation, { params, body: { grant: does === 'grant' } }, RELOAD);
  return (
    <ConfirmDialog
      open
      danger={does !== 'grant'}
      title={t(`operators-console.elevation.${does}_title`, { role, hours, name })}
      confirm={t(`operators-console.elevation.${does}`)}
      onConfirm={doIt}
      onClose={onClose}
    >
      <p>{row.reason}</p>
    </ConfirmDialog>
  );
}
