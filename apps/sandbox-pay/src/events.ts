import { createHash } from 'node:crypto';
import { plusSeconds, randomHex, type Clock } from '@palaro/kernel';
import { signatureHeader } from '@palaro/providers/sandbox';
import type { Agenda } from './agenda.ts';
import type { FaultDraws } from './faults.ts';
import type { Store } from './store.ts';

/** A webhook and what became of it. */
export interface SentEvent {
  id: string;
  type: string;
  url: string;
  /** The bytes that every attempt sends. */
  body: string;
  createdAt: string;
  state: 'waiting' | 'delivered' | 'dropped' | 'given-up';
  /** The HTTP statuses of the attempts, 0 where no answer came. */
  statuses: number[];
  /** Times that it is sent although it was delivered. */
  repeats: number;
  wrongSignatureFirst: boolean;
}

/** How an event is sent that does not go out at once and once. */
export interface Sending {
  afterSeconds?: number;
  copies?: number;
  wrongSignatureFirst?: boolean;
  silent?: boolean;
}

const ANSWER_MS = 5_000;
/** Waits between attempts, then the last again and again for a day. */
const WAIT_SECONDS = [1, 2, 4, 8, 16, 32, 60, 300, 900, 3_600];
const TRIED_FOR_SECONDS = 86_400;
const AFTER_WRONG_SIGNATURE_SECONDS = 5;

interface Parts {
  store: Store;
  time: Clock;
  agenda: Agenda;
  faults: FaultDraws;
  secret: string;
}

/** Makes webhooks and sends each until it is taken. */
export function createEvents({ store, time, agenda, faults, secret }: Parts) {
  const events = store.table<SentEvent>('event');

  async function post({ url, body }: SentEvent, at: Date, key: string): Promise<number> {
    try {
      const headers = { 'Content-Type': 'application/json' };
      const signature = signatureHeader(key, at, body);
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'Sandbox-Signature': signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  /** One attempt; plans the next one where it is needed. */
  async function send(id: string) {
    const event = events.get(id);
    if (!event) return;
    const wrong = event.wrongSignatureFirst && event.statuses.length === 0;
    const key = wrong ? createHash('sha256').update(secret).digest('hex') : secret;
    const status = await post(event, time.now(), key);
    if (!events.get(id)) return; // the site was reset meanwhile
    const statuses = [...event.statuses, status];
    const taken = status >= 200 && status < 300;
    const lasts = plusSeconds(new Date(event.createdAt), TRIED_FOR_SECONDS) > time.now();
    if (taken && event.repeats > 0) {
      events.put({ ...event, statuses, state: 'delivered', repeats: event.repeats - 1 });
      agenda.plan('send', id, 0);
    } else if (taken) {
      events.put({ ...event, statuses, state: 'delivered' });
    } else if (lasts) {
      events.put({ ...event, statuses });
      const wait = WAIT_SECONDS[statuses.length - 1] ?? WAIT_SECONDS.at(-1) ?? 0;
      agenda.plan('send', id, wrong ? AFTER_WRONG_SIGNATURE_SECONDS : wait);
    } else {
      events.put({ ...event, statuses, state: 'given-up' });
    }
  }
  agenda.on('send', send);

  return {
    /** Makes an event and sends it; a silent or dropped one is kept but never sent. */
    emit(type: string, url: string, data: Record<string, unknown>, sending: Sending = {}) {
      const createdAt = time.now().toISOString();
      const id = `evt_${randomHex(8)}`;
      const name = `${type} ${String(data.reference)}`;
      const dropped = sending.silent === true || faults.drops(name);
      const repeats = (sending.copies ?? 1) - 1 + (faults.duplicates(name) ? 1 : 0);
      events.put({
        id,
        type,
        url,
        createdAt,
        repeats,
        statuses: [],
        body: JSON.stringify({ id, type, createdAt, data }),
        state: dropped ? 'dropped' : 'waiting',
        wrongSignatureFirst: sending.wrongSignatureFirst === true,
      });
      const wait = (sending.afterSeconds ?? 0) + faults.holdsBack(name);
      if (!dropped) agenda.plan('send', id, wait);
    },
    /** All events, oldest first. */
    all: () => events.all(),
  };
}
export type Events = ReturnType<typeof createEvents>;
