import { call, createStore, onSessionChange, reloadCall, useStore } from '@palaro/client';
import { toast } from '@palaro/ui';
import { inboxApi, type Message } from '../inbox.api.ts';
import { hearUnread } from './use-unread.ts';

interface Done {
  read?: boolean;
  deleted?: boolean;
  /** As it was when it was deleted: a list that is read anew no longer has it. */
  message?: Message;
  /** Deleted before the list was left: its row offers nothing any more. */
  gone?: boolean;
}

/** What was done here and the list, as it was read, does not know yet. */
type Changes = Readonly<Record<string, Done | undefined>>;

const changes = createStore<Changes>({});
onSessionChange(() => changes.set({}));

function note(id: string, change: Done): void {
  const all = changes.get();
  changes.set({ ...all, [id]: { ...all[id], ...change } });
}

export type ShownMessage = Message & { deleted: boolean };

/**
 * Messages as they are after what was done to them here. `all`: the list is of all messages, so
 * that one which was deleted here keeps its place in it, however often it is read anew.
 */
export function useShown(messages: readonly Message[], all: boolean): ShownMessage[] {
  const done = useStore(changes);
  return (all ? withDeleted(messages, done) : [...messages])
    .filter(({ id }) => !done[id]?.gone)
    .map((message) => {
      const { read = message.read, deleted = false } = done[message.id] ?? {};
      return { ...message, read, deleted };
    });
}

function withDeleted(messages: readonly Message[], done: Changes): Message[] {
  const listed = new Set(messages.map(({ id }) => id));
  const missing = Object.keys(done)
    .map((id) => done[id]?.message)
    .filter((message): message is Message => message !== undefined && !listed.has(message.id));
  if (missing.length === 0) return [...messages];
  const place = ({ sentAt, id }: Message) => `${sentAt} ${id}`;
  return [...messages, ...missing].sort((a, b) => (place(a) < place(b) ? 1 : -1));
}

/** The list is left: what was deleted in it stays deleted. */
export function leaveMessages(): void {
  const all = changes.get();
  const left = Object.keys(all).filter((id) => all[id]?.deleted);
  left.forEach((id) => note(id, { gone: true }));
}

type Answered = Promise<{ unread: number }>;
const settle = async (answered: Answered) => hearUnread((await answered).unread);

/** Opening reads. What the server does not hear of now, it hears of at the next opening. */
export function markRead({ id, read }: ShownMessage): void {
  if (read) return;
  note(id, { read: true });
  settle(call(inboxApi.readMessage, { params: { messageId: id } })).catch(() =>
    note(id, { read: false }),
  );
}

/** Gone at once; its row offers to take that back. */
export function deleteMessage(message: ShownMessage): void {
  const { id } = message;
  note(id, { deleted: true, message });
  settle(call(inboxApi.deleteMessage, { params: { messageId: id } })).catch(() => {
    note(id, { deleted: false });
    toast('inbox.not_deleted', { kind: 'error' });
  });
}

export function restoreMessage({ id }: ShownMessage): void {
  note(id, { deleted: false });
  settle(call(inboxApi.restoreMessage, { params: { messageId: id } })).catch(() => {
    note(id, { deleted: true });
    toast('inbox.not_changed', { kind: 'error' });
  });
}

/** Reads everything up to the newest that is on the screen. */
export async function markAllRead(newest: Message): Promise<void> {
  try {
    await settle(call(inboxApi.readAll, { body: { until: newest.sentAt } }));
    await reloadCall(inboxApi.messages);
  } catch {
    toast('inbox.not_changed', { kind: 'error' });
  }
}
