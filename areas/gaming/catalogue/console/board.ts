import type { Reply } from '@palaro/api';
import { catalogueConsoleApi } from '../console.api.ts';

export type Levels = Reply<typeof catalogueConsoleApi.boardLevels>;

/** What a change of the switchboard alters on screen. */
export const AFTER_CHANGE = [catalogueConsoleApi.boardLevels, catalogueConsoleApi.boardGames];
