import {
  bodyOpener,
  nightlyChecks,
  ownDataParts,
  provide,
  tokenHolder,
  type AreaServer,
} from '@palaro/server';
import { foldCheck } from './folds/fold-check.ts';

/** The server as a part of the wiring: what it provides to areas and needs from them. */
export function aroundAreas(areas: readonly AreaServer[]) {
  const ownData = areas.flatMap(({ name, ownData }) =>
    ownData ? [{ ...ownData, area: name }] : [],
  );
  const checks = [...areas.flatMap((area) => area.checks ?? []), foldCheck];
  return {
    name: 'the server',
    provides: [provide(ownDataParts, () => ownData), provide(nightlyChecks, () => checks)],
    needs: [tokenHolder, bodyOpener],
  };
}
