import { describe, expect, it } from 'vitest';
import { defineTopic, object, text } from '@palaro/api';
import { createPush, type PushEvent } from './push.ts';

const own = defineTopic('wallet', 'member', object({ balance: text() }));
const news = defineTopic('winners', 'everyone', object({ name: text() }));

describe('push', () => {
  it('tells a member’s event to that member alone and news to everybody', () => {
    const push = createPush(() => 0);
    const heard: Record<string, PushEvent[]> = { a: [], b: [], guest: [] };
    push.subscribe('a', (event) => heard.a?.push(event));
    push.subscribe('b', (event) => heard.b?.push(event));
    push.subscribe(null, (event) => heard.guest?.push(event));
    push.publish(own, { balance: '1.0000' }, 'a');
    push.publish(news, { name: 'm***1' });
    expect(heard.a?.map(({ topic }) => topic)).toEqual(['wallet', 'winners']);
    expect(heard.b?.map(({ topic }) => topic)).toEqual(['winners']);
    expect(heard.guest?.map(({ topic }) => topic)).toEqual(['winners']);
  });

  it('replays what came after an id, and says so when that is too long ago', () => {
    let now = 0;
    const push = createPush(() => now);
    push.publish(news, { name: 'first' });
    push.publish(own, { balance: '2.0000' }, 'a');
    push.publish(own, { balance: '3.0000' }, 'b');
    expect(push.since(1, 'a')?.map(({ id }) => id)).toEqual([2]);
    now = 200_000;
    push.publish(news, { name: 'later' });
    expect(push.since(1, 'a')).toBeNull();
    expect(push.since(3, 'a')?.map(({ id }) => id)).toEqual([4]);
  });

  it('an id that was never given is a gap: the server was started anew', () => {
    expect(createPush(() => 0).since(7, null)).toBeNull();
  });
});
