import { expect, it } from 'vitest';
import { readPageTable } from '../apps/web/page-table.config.ts';
import { en as profileEn } from '../areas/identity/profile/profile.en.ts';
import { ty as profileTy } from '../areas/identity/profile/profile.ty.ts';
import { en as cardsEn } from '../areas/money/bank-cards/bank-cards.en.ts';
import { ty as cardsTy } from '../areas/money/bank-cards/bank-cards.ty.ts';
import { AGREEMENT } from '../areas/site/content/server/demo/agreement.ts';
import {
  AGENT_NEWS,
  BANNERS,
  PLAYER_NEWS,
  type DemoPiece,
} from '../areas/site/content/server/demo/announcements.ts';
import { HELP_TOPICS } from '../areas/site/content/server/demo/help.ts';
import { POPUPS, PROMOTION_TEXTS } from '../areas/site/content/server/demo/popups.ts';

/** Words that content may use only if the page exists that offers the thing. */
const PROMISES = [
  { page: '/m/voucherCenter', words: /\bdeposit|-deposit/i },
  {
    page: '/m/withdraw',
    words: /withdrawals?\b|can withdraw|may be withdrawn|bago ang una\w* withdraw/i,
  },
  { page: '/m/withdraw', words: /puwede\w* (pa ring )?i-withdraw kahit/i },
  {
    page: '/m/limits',
    words: /\bset \w+ (own )?limit|a limit that|loss limit|mag-set ng \S*limit/i,
  },
  { page: '/m/limits', words: /time-outs?\b|exclude yourself|mag-self-exclude nang/i },
  { page: '/m/rewardCenter', words: /reward center/i },
];

const ANNOUNCEMENTS = [...BANNERS, ...PLAYER_NEWS, ...AGENT_NEWS, ...POPUPS, ...PROMOTION_TEXTS];
const PIECES: readonly DemoPiece[] = [...ANNOUNCEMENTS, ...HELP_TOPICS, AGREEMENT];
const textOf = ({ title, content }: DemoPiece) =>
  [title.EN, title.TY, content.EN, content.TY].join(' ').replace(/\s+/g, ' ');

it('the demo’s content promises nothing that has no page', async () => {
  const { pages } = await readPageTable();
  const exists = new Set(pages.map(({ path }) => path));
  const missing = PROMISES.filter(({ page }) => !exists.has(page));
  const broken = PIECES.flatMap((piece) =>
    missing
      .filter(({ words }) => words.test(textOf(piece)))
      .map(({ page }) => `${piece.title.EN}: ${page} does not exist`),
  );
  expect(broken).toEqual([]);
});

it('the security center and its cards promise no withdrawal without its page', async () => {
  const { pages } = await readPageTable();
  if (pages.some(({ path }) => path === '/m/withdraw')) return;
  const texts = [profileEn, profileTy, cardsEn, cardsTy].flatMap((one) => Object.entries(one));
  const promising = texts.filter(
    ([key, text]) => !key.startsWith('error.') && /withdraw/i.test(text),
  );
  expect(promising).toEqual([]);
});

it('every link of the demo’s content opens a page, and a help topic that exists', async () => {
  const { pages } = await readPageTable();
  const roots = pages.map(({ path }) => path.replace(/\/:.*/, '/'));
  const links = PIECES.flatMap((piece) => [
    ...(piece.link ? [piece.link] : []),
    ...[...textOf(piece).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href),
  ]);
  const dead = links.filter((link) => {
    const { pathname, searchParams } = new URL(link, 'http://site');
    const known = roots.some((root) =>
      root.endsWith('/') ? pathname.startsWith(root) : pathname === root,
    );
    const topic = pathname === '/m/help' ? Number(searchParams.get('i') ?? 0) : 0;
    return !known || topic >= HELP_TOPICS.length;
  });
  expect(dead).toEqual([]);
});
