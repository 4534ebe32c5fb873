import type { Announcement } from '../published.api.ts';

/** A popup for members; its text is its title. */
export const popup = (title: string, change: Partial<Announcement> = {}): Announcement => ({
  id: `popup-${title}`,
  type: 'PU',
  title,
  content: `<p>${title}</p>`,
  images: [],
  link: null,
  promotionType: null,
  promotionId: null,
  execution: 'B',
  pinned: false,
  publishedAt: '2026-11-21T00:00:00.000Z',
  ...change,
});
