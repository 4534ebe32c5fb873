import { Bell, LogOut, Menu as MenuIcon, Megaphone, RotateCw, Wallet } from 'lucide';
import { Icon } from '@palaro/ui';
import { useState } from 'react';
import {
  Amount,
  Avatar,
  BannerSwiper,
  bannerArt,
  CATEGORY_CODES,
  CategoryRail,
  gameTile,
  IconButton,
  Logo,
  Marquee,
  Menu,
  RollingNumber,
  Tile,
  TileGrid,
  tileLight,
  toast,
  WinnerTicker,
  type CategoryCode,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Section, type SectionProps } from './Section.tsx';

const GAMES = [
  {
    id: 'perlas',
    name: 'Perlas ng Silangan',
    marks: [{ kind: 'new', label: 'New' }],
  },
  { id: 'dice', name: 'Dice', marks: [{ kind: 'live', label: '214' }] },
  {
    id: 'demo-slot',
    name: 'Demo Reels',
    marks: [
      { kind: 'hot', label: 'Hot' },
      { kind: 'free', label: 'Free' },
    ],
  },
] as const;

const NAMES = ['ju***31', 'ma***na', 'el***07', 'ka***os', 'ni***la', 'ro***88'];

const winners = NAMES.map((name, index) => ({
  id: name,
  name,
  game: GAMES[index % 3]?.name ?? '',
  art: gameTile(GAMES[index % 3]?.id ?? ''),
  amount: <Amount value={`${18_240 - index * 2_731}.5000`} tone="gold" />,
}));

export function HomeSection({ words }: SectionProps) {
  const [category, setCategory] = useState<CategoryCode>('HOT');
  const [loved, setLoved] = useState<readonly string[]>(['dice']);
  const love = (id: string) =>
    setLoved(loved.includes(id) ? loved.filter((each) => each !== id) : [...loved, id]);
  return (
    <Section title="Header, banner, announcement, rail, tiles, winners, jackpot">
      <HeaderSample words={words} />
      <BannerSwiper
        label="Banners"
        banners={['fiesta', 'perlas'].map((id) => ({ id, image: bannerArt(id) ?? '', title: id }))}
        onTap={(banner) => toast(banner.title)}
        goLabel={(n) => `Banner ${n}`}
        pauseLabel="Stop"
        playLabel="Go on"
      />
      <Marquee
        icon={<Icon of={Megaphone} size={16} />}
        label="News"
        onPress={() => toast('notice')}
      >
        {words.announce}
      </Marquee>
      <CategoryRail
        label="Categories"
        top={0}
        items={CATEGORY_CODES.map((id) => ({ id, label: words[id] }))}
        value={category}
        onChange={setCategory}
      />
      <TileGrid>
        {[...GAMES, ...GAMES].map((game, index) => (
          <Tile
            key={index}
            name={game.name}
            art={index === 5 ? (gameTile('default') ?? '') : (gameTile(game.id) ?? '')}
            light={tileLight(game.id)}
            href="#game"
            marks={index < 3 ? game.marks : []}
            onHold={() => toast(`${game.name}: sheet`)}
            favourite={loved.includes(game.id)}
            favouriteLabel={`Favourite: ${game.name}`}
            onFavourite={() => love(game.id)}
            eager={index < 3}
          />
        ))}
      </TileGrid>
      <WinnerTicker label={words.winners} winners={winners} />
      <JackpotSample />
    </Section>
  );
}

function HeaderSample({ words }: SectionProps) {
  return (
    <div className={styles.header}>
      <IconButton label="Menu" icon={<Icon of={MenuIcon} size={24} />} />
      <Logo label="Palaro" height={30} />
      <IconButton label="Inbox" icon={<Icon of={Bell} size={22} />} count={3} />
      <Menu
        label="Account"
        trigger={<Avatar animal="tarsier" size={36} />}
        head={<Amount value="1234.5000" size="lg" />}
        items={[
          {
            id: 'deposit',
            label: words.deposit,
            icon: <Icon of={Wallet} size={20} />,
            onSelect: () => undefined,
          },
          {
            id: 'refresh',
            label: words.retry,
            icon: <Icon of={RotateCw} size={20} />,
            onSelect: () => undefined,
          },
          {
            id: 'out',
            label: words.logOut,
            icon: <Icon of={LogOut} size={20} />,
            danger: true,
            onSelect: () => undefined,
          },
        ]}
        foot="21+"
      />
    </div>
  );
}

function JackpotSample() {
  const [jackpot, setJackpot] = useState(187_402_316);
  return (
    <button type="button" onClick={() => setJackpot(jackpot + 347)}>
      <RollingNumber value={jackpot.toLocaleString('en-PH')} size={34} />
    </button>
  );
}
