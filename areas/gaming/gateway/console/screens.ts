import type { Screen } from '@palaro/desk';
import { gatewayConsoleTexts } from './texts.ts';

const permission = 'vendor.view' as const;
const texts = [gatewayConsoleTexts];

/** Outside vendors (docs/domain/operator-console.md §4, screen 9). */
export const gatewayScreens: readonly Screen[] = [
  {
    path: '/console/vendors',
    title: 'gateway-console.title',
    permission,
    texts,
    menu: { group: 'games', icon: 'plug' },
    load: () => import('./VendorsScreen.tsx'),
  },
  {
    path: '/console/vendors/{vendor}',
    title: 'gateway-console.vendor',
    permission,
    texts,
    load: () => import('./VendorScreen.tsx'),
  },
];
