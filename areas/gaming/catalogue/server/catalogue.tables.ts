import type { ColumnType, Generated } from 'kysely';
import type { Device } from '@palaro/api';
import type { Language } from '@palaro/kernel';
import type { GameChange } from '../console.api.ts';

declare module '@palaro/server' {
  interface Refinements {
    catalogue_vendor: {
      devices: Generated<Device[] | null>;
      languages: Generated<Language[] | null>;
    };
    catalogue_game: {
      devices: Generated<Device[] | null>;
      languages: Generated<Language[] | null>;
    };
    catalogue_schedule: { change: ColumnType<GameChange, string, never> };
  }
}
