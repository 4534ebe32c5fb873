import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { launchAhead, takeLaunch } from './launch-game.ts';

const site = vi.hoisted(() => ({ player: 'member1' as string | null, opened: 0 }));
vi.mock('@palaro/client', () => ({
  currentSession: () => (site.player === null ? null : { userName: site.player }),
  call: () => Promise.resolve({ sessionId: `session ${++site.opened}`, mode: 'real' }),
}));

const taken = async () => (await takeLaunch('perlas')).sessionId;

beforeEach(() => {
  site.player = 'member1';
  site.opened = 0;
});
afterEach(() => void takeLaunch('dice'));

it('a session that was opened ahead is the page’s, once', async () => {
  launchAhead('perlas');
  expect(await taken()).toBe('session 1');
  expect(site.opened).toBe(1);
  expect(await taken()).toBe('session 2');
});

it('a session that was opened ahead is nobody else’s, and no other game’s', async () => {
  launchAhead('dice');
  expect(await taken()).toBe('session 2');
  launchAhead('perlas');
  site.player = 'member2';
  expect(await taken()).toBe('session 4');
});

it('nothing is opened for a guest', () => {
  site.player = null;
  launchAhead('perlas');
  expect(site.opened).toBe(0);
});
