import type { VendorConfig } from './config.ts';

/** A vendor that this process plays, with the credential that it shares with the site. */
export interface Brand {
  vendor: 'DEMO' | 'BANGKA' | 'KASA';
  key: string;
  secret: string;
  game: string;
  /** The name shown on its pages. */
  title: string;
  /** The vendor keeps the members' balances; money is carried there and back (protocol §11). */
  keepsBalance: boolean;
}

/** Three vendors, so that both wallet models and two dialects can be tried. */
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
