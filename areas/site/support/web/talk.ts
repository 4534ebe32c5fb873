import type { ChatMessage } from '../support.api.ts';

/** A message on the screen: one from the server, or one that is still being sent. */
export interface ShownMessage extends ChatMessage {
  state: 'sending' | 'sent' | 'failed';
}

const order = ({ state, id }: ShownMessage) => (state === 'sent' ? Number(id) : Infinity);

/**
 * Adds received messages to those shown, each once. They are matched by id, or by the client id
 * that this page gave while sending. Unsent messages come last.
 */
export function withMessages(shown: ShownMessage[], come: ChatMessage[]): ShownMessage[] {
  const ids = new Set(come.map(({ id }) => id));
  const names = new Set(come.map(({ clientId }) => clientId).filter((name) => name !== null));
  const others = shown.filter(
    ({ id, clientId }) => !ids.has(id) && !(clientId !== null && names.has(clientId)),
  );
  const sent = come.map((message): ShownMessage => ({ ...message, state: 'sent' }));
  // The oldest supported browsers do not sort stably, so equal places compare by index.
  return [...others, ...sent]
    .map((message, index) => ({ message, index }))
    .sort((a, b) => comparePlaces(order(a.message), order(b.message)) || a.index - b.index)
    .map(({ message }) => message);
}

const comparePlaces = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** A message that the visitor has just written. */
export const draftOf = (clientId: string, text: string, sentAt: string): ShownMessage => ({
  id: clientId,
  clientId,
  author: 'visitor',
  text,
  note: null,
  sentAt,
  state: 'sending',
});

export const withState = (
  shown: ShownMessage[],
  clientId: string,
  state: ShownMessage['state'],
): ShownMessage[] =>
  shown.map((message) => (message.clientId === clientId ? { ...message, state } : message));

/** The first of the operator's new answers, if there are any. */
export function firstUnread(shown: ShownMessage[], unread: number): string | null {
  const answers = shown.filter(({ author }) => author === 'operator');
  return unread > 0 ? (answers[Math.max(0, answers.length - unread)]?.id ?? null) : null;
}

/** The newest message that the server has, for the seen mark. */
export function lastId(shown: ShownMessage[]): string | null {
  const sent = shown.filter(({ state }) => state === 'sent');
  return sent[sent.length - 1]?.id ?? null;
}

/** Splits a text into words and into addresses of this site that may be linked. */
export function piecesOf(text: string): { text: string; address: boolean }[] {
  return text
    .split(/((?:^|\s)\/m\/[\w/?=&-]*\w)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, address: /^\s?\/m\/[\w/?=&-]*$/.test(piece) }));
}
