import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineTopic, object, text } from '@palaro/api';
import { createPush } from './push.ts';
import type { Listener, PushEvent } from './push-event.ts';

const forMember = defineTopic('wallet', 'member', object({ balance: text() }));
const mail = defineTopic('inbox', 'member', object({ balance: text() }));
const news = defineTopic('winners', 'everyone', object({ balance: text() }));

const SECOND = 1_000;

describe('push', () => {
  it('sends a member’s event only to that member, and news to everybody', () => {
    const push = createPush(() => 0);
    const heard: Record<string, PushEvent[]> = { a: [], b: [], guest: [] };
    push.subscribe('a', (event) => heard.a?.push(event));
    push.subscribe('b', (event) => heard.b?.push(event));
    push.subscribe(null, (event) => heard.guest?.push(event));
    push.publish(forMember, { balance: '1.0000' }, 'a');
    push.publish(news, { balance: 'm***1' });
    expect(heard.a?.map(({ topic }) => topic)).toEqual(['wallet', 'winners']);
    expect(heard.b?.map(({ topic }) => topic)).toEqual(['winners']);
    expect(heard.guest?.map(({ topic }) => topic)).toEqual(['winners']);
  });

  it('MONEY-06 a resume from any id gives exactly what the listener missed, in order', () => {
    const members = fc.constantFrom('a', 'b', 'c');
    const publish = fc.record({ topic: fc.constantFrom(forMember, mail, news), member: members });
    const topicLists = fc.option(fc.subarray(['wallet', 'inbox', 'winners']), { nil: undefined });
    const listener = fc.record({ member: fc.option(members), topics: topicLists });
    fc.assert(
      fc.property(fc.array(publish), listener, fc.nat(), (published, { member, topics }, cut) => {
        const push = createPush(() => 0);
        const listening: Listener = { member, topics: topics && new Set(topics) };
        const heard: number[] = [];
        const leave = push.subscribe(member, ({ id }) => heard.push(id), listening.topics);
        const half = cut % (published.length + 1);
        const tell = (event: (typeof published)[number], i: number) =>
          push.publish(event.topic, { balance: String(i) }, event.member);
        published.slice(0, half).forEach(tell);
        leave();
        const away = push.lastId();
        published.slice(half).forEach((event, i) => tell(event, half + i));
        const resumed = [...heard, ...(push.since(away, listening) ?? []).map(({ id }) => id)];
        const all = published.flatMap((event, i) => {
          const theirs = event.topic === news || event.member === member;
          return theirs && (topics?.includes(event.topic.name) ?? true) ? [i + 1] : [];
        });
        expect(resumed).toEqual(all);
      }),
    );
  });

  it('replays a minute, then reports a gap', () => {
    let now = 0;
    const push = createPush(() => now);
    push.publish(news, { balance: 'first' });
    now = 60 * SECOND;
    push.publish(forMember, { balance: '2.0000' }, 'a');
    expect(push.since(0, { member: 'a' })?.map(({ id }) => id)).toEqual([1, 2]);
    now = 200 * SECOND;
    push.publish(news, { balance: 'later' });
    expect(push.since(0, { member: 'a' })).toBeNull();
    expect(push.since(2, { member: 'a' })?.map(({ id }) => id)).toEqual([3]);
  });

  it('a burst beyond the limit makes older events a gap, never a hole', () => {
    const push = createPush(() => 0);
    for (let i = 0; i < 100_001; i++) push.publish(forMember, { balance: '1.0000' }, `m${i % 100}`);
    expect(push.since(50_000, { member: 'm1' })).toBeNull();
    expect(push.since(50_001, { member: 'm1' })).toHaveLength(500);
  });

  it('an unknown id is a gap: the server was restarted', () => {
    let now = SECOND;
    const before = createPush(() => now);
    before.publish(news, { balance: 'told' });
    now += 1;
    const after = createPush(() => now);
    expect(after.since(before.lastId(), { member: null })).toBeNull();
    expect(after.since(after.lastId() + 1, { member: null })).toBeNull();
    expect(after.since(Number.NaN, { member: null })).toBeNull();
    expect(after.since(after.lastId(), { member: null })).toEqual([]);
  });

  it('forgets on demand: earlier events are a gap', () => {
    const push = createPush(() => 0);
    push.publish(forMember, { balance: '1.0000' }, 'a');
    push.publish(forMember, { balance: '2.0000' }, 'a');
    push.forget();
    expect(push.since(1, { member: 'a' })).toBeNull();
    expect(push.since(2, { member: 'a' })).toEqual([]);
  });
});
