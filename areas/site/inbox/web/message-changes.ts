import { call, createStore, onSessionChange, reloadCall, useStore } from '@palaro/client';
import { toast } from '@palaro/ui';
import { inboxApi, type Message } from '../inbox.api.ts';
import { hearUnread } from './use-unread.ts';

interface Done {
  read?: boolean;
  deleted?: boolean;
  /** The message at its deletion, because a list that is loaded again no longer has it. */
  message?: Message;
  /** The visitor left the list after deleting it, so its row can no longer restore it. */
  gone?: boolean;
}

/** Changes made here that the loaded list does not contain yet. */
type Changes = Readonly<Record<string, Done | undefined>>;

const changes = createStore<Changes>({});
onSessionChange(() => changes.set({}));

function note(id: string, change: Done): void {
  const all = changes.get();
  changes.set({ ...all, [id]: { ...all[id], ...change } });
}

export type ShownMessage = Message & { deleted: boolean };

/**
 * Applies the changes made here. `all`: the list shows all messages, so a message deleted here
 * keeps its place even when the list is loaded again.
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

/** Call when the visitor leaves the list. Deleted messages can no longer be restored. */
export function leaveMessages(): void {
  const all = changes.get();
  const left = Object.keys(all).filter((id) => all[id]?.deleted);
  left.forEach((id) => note(id, { gone: true }));
}

type Answered = Promise<{ unread: number }>;
const settle = async (answered: Answered) => hearUnread((await answered).unread);

/**
 * Opening a message marks it as read. If the call fails, it is unread again and the next opening
 * repeats the call.
 */
export function markRead({ id, read }: ShownMessage): void {
  if (read) return;
  note(id, { read: true });
  settle(call(inboxApi.readMessage, { params: { messageId: id } })).catch(() =>
    note(id, { read: false }),
  );
}

/** Deletes at once. The row offers to undo it. */
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

/** Marks everything as read up to the newest message on the screen. */
export async function markAllRead(newest: Message): Promise<void> {
  try {
    await settle(call(inboxApi.readAll, { body: { until: newest.sentAt } }));
    await reloadCall(inboxApi.messages);
  } catch {
    toast('inbox.not_changed', { kind: 'error' });
  }
}
