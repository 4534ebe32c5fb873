import type { Screen } from '@palaro/desk';
import { operatorsConsoleTexts } from './texts.ts';

const texts = [operatorsConsoleTexts];

/** The people at the console, what their roles allow, and roles for some hours. */
export const screens: readonly Screen[] = [
  {
    path: '/console/operators',
    title: 'operators-console.title',
    permission: 'operator.view',
    menu: { group: 'system', icon: 'user-cog', key: 'o' },
    texts,
    load: () => import('./OperatorsScreen.tsx'),
  },
  {
    path: '/console/operators/{operator}',
    title: 'operators-console.title',
    permission: 'operator.view',
    texts,
    load: () => import('./OperatorScreen.tsx'),
  },
  {
    path: '/console/roles',
    title: 'operators-console.roles.title',
    permission: 'operator.view',
    menu: { group: 'system', icon: 'key-round' },
    texts,
    load: () => import('./RolesScreen.tsx'),
  },
  {
    path: '/console/elevations',
    title: 'operators-console.elevation.title',
    permission: 'own',
    menu: { group: 'system', icon: 'timer' },
    texts,
    load: () => import('./ElevationsScreen.tsx'),
  },
];
