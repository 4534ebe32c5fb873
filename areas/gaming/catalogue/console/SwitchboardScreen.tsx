import { t, useCall } from '@palaro/client';
import { Loaded, RecordPage } from '@palaro/desk';
import { catalogueConsoleApi } from '../console.api.ts';
import { GamesPart } from './GamesPart.tsx';
import { LevelsPart } from './LevelsPart.tsx';
import { OrderPart } from './OrderPart.tsx';
import { PlannedPart } from './PlannedPart.tsx';

/** The switchboard: category × vendor × game. */
export default function SwitchboardScreen() {
  const read = useCall(catalogueConsoleApi.boardLevels, {});
  return (
    <Loaded of={read}>
      {(levels) => (
        <RecordPage
          title={t('catalogue-console.title')}
          tabs={[
            {
              id: 'games',
              label: t('catalogue-console.games'),
              draw: () => <GamesPart levels={levels} />,
            },
            {
              id: 'levels',
              label: t('catalogue-console.levels'),
              draw: () => <LevelsPart levels={levels} />,
            },
            {
              id: 'order',
              label: t('catalogue-console.order'),
              draw: () => <OrderPart levels={levels} />,
            },
            {
              id: 'planned',
              label: t('catalogue-console.planned'),
              count: levels.planned.filter(({ state }) => state === 'Waiting').length,
              draw: () => <PlannedPart levels={levels} />,
            },
          ]}
        />
      )}
    </Loaded>
  );
}
