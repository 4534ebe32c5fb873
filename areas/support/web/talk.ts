import type { ChatMessage } from '../support.api.ts';

/** A message as the screen has it: the server's, or one that is still on its way. */
export interface ShownMessage extends ChatMessage {
  state: 'sending' | 'sent' | 'failed';
}

const order = ({ state, id }: ShownMessage) => (state === 'sent' ? Number(id) : Infinity);

/**
 * Adds what has come to what is shown, each message once: by its number, or by the name that this
 * page gave it while it was on its way. What is on its way stands last.
 */
export function withMessages(shown: ShownMessage[], come: ChatMessage[]): ShownMessage[] {
  const ids = new Set(come.map(({ id }) => id));
  const names = new Set(come.map(({ clientId }) => clientId).filter((name) => name !== null));
  const others = shown.filter(
    ({ id, clientId }) => !ids.has(id) && !(clientId !== null && names.has(clientId)),
  );
  const sent = come.map((message): ShownMessage => ({ ...message, state: 'sent' }));
  // A stable order is not promised by browsers of the floor: equal places keep their index.
  return [...others, ...sent]
    .map((message, index) => ({ message, index }))
    .sort((a, b) => comparePlaces(order(a.message), order(b.message)) || a.index - b.index)
    .map(({ message }) => message);
}

const comparePlaces = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** One that the visitor has just written. */
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

/** The first of the operator's answers that are new, where there are any. */
export function firstUnread(shown: ShownMessage[], unread: number): string | null {
  const answers = shown.filter(({ author }) => author === 'operator');
  return unread > 0 ? (answers[Math.max(0, answers.length - unread)]?.id ?? null) : null;
}

/** The newest that the server knows of, for the mark that it was seen. */
export function lastId(shown: ShownMessage[]): string | null {
  const sent = shown.filter(({ state }) => state === 'sent');
  return sent[sent.length - 1]?.id ?? null;
}

/** Pieces of a text: words, and addresses of this site that may be followed. */
export function piecesOf(text: string): { text: string; address: boolean }[] {
  return text
    .split(/((?:^|\s)\/m\/[\w/?=&-]*\w)/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, address: /^\s?\/m\/[\w/?=&-]*$/.test(piece) }));
}
