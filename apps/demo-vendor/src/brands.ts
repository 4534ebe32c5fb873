import type { VendorConfig } from './config.ts';

/** A vendor that this process plays, with the credential it shares with the site. */
export interface Brand {
  vendor: 'DEMO' | 'BANGKA' | 'KASA';
  key: string;
  secret: string;
  game: string;
  /** As its pages say it. */
  title: string;
  /** It keeps the members' balances itself; money is carried there and back (protocol §11). */
  keepsBalance: boolean;
}

/** Three vendors: both wallet models and two dialects are there to be tried. */
export const brandsOf = ({ key, secret }: VendorConfig): readonly Brand[] => [
  { vendor: 'DEMO', key, secret, game: 'demo-slot', title: 'Demo Reels', keepsBalance: false },
  {
    vendor: 'BANGKA',
    key: 'demo-bangka',
    secret: 'demo-bangka-secret',
    game: 'bangka-reels',
    title: 'Bangka Reels',
    keepsBalance: true,
  },
  {
    vendor: 'KASA',
    key: 'demo-kasa',
    secret: 'demo-kasa-secret',
    game: 'kasa-slot',
    title: 'Kasa Reels',
    keepsBalance: false,
  },
];
