import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../support.api.ts';
import { draftOf, firstUnread, lastId, piecesOf, withMessages, withState } from './talk.ts';

const AT = '2026-11-21T08:30:00.000Z';
const said = (id: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  author: 'operator',
  text: `text ${id}`,
  note: null,
  clientId: null,
  sentAt: AT,
  ...more,
});

describe('SVC-08 what the conversation shows', () => {
  it('holds each message once and in order, however it arrived', () => {
    const draft = draftOf('mine', 'Hello', AT);
    const shown = withMessages([draft], [said('2'), said('10')]);
    expect(shown.map(({ id }) => id)).toEqual(['2', '10', 'mine']);
    const come = said('11', { author: 'visitor', clientId: 'mine' });
    const twice = withMessages(withMessages(shown, [come]), [come, said('1')]);
    expect(twice.map(({ id, state }) => `${id} ${state}`)).toEqual([
      '1 sent',
      '2 sent',
      '10 sent',
      '11 sent',
    ]);
  });

  it('keeps unsent messages at the end, to be sent again', () => {
    const failed = withState([draftOf('mine', 'Hello', AT)], 'mine', 'failed');
    expect(withMessages(failed, [said('5')])).toMatchObject([
      { id: '5' },
      { id: 'mine', state: 'failed' },
    ]);
    expect(lastId(withMessages(failed, [said('5')]))).toBe('5');
  });

  it('marks the first answer that is new', () => {
    const shown = withMessages([], [said('1'), said('2', { author: 'visitor' }), said('3')]);
    expect([0, 1, 2, 9].map((unread) => firstUnread(shown, unread))).toEqual([null, '3', '1', '1']);
  });

  it('turns only addresses of this site into links', () => {
    const followed = (text: string) =>
      piecesOf(text)
        .filter(({ address }) => address)
        .map((piece) => piece.text.trim());
    expect(followed('See /m/help or /m/helpDetail?i=2.')).toEqual(['/m/help', '/m/helpDetail?i=2']);
    expect(followed('https://evil.example/m/help //m/help javascript:/m/x x/m/help')).toEqual([]);
    expect(
      piecesOf('a <b>/m/x</b>')
        .map(({ text }) => text)
        .join(''),
    ).toBe('a <b>/m/x</b>');
  });
});
