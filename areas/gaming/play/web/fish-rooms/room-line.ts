import { currentToken } from '@palaro/client';

/** What a line to a room tells. */
export interface LineHears {
  onEvent(event: { type: string; [field: string]: unknown }): void;
  onLink(on: boolean): void;
}

export interface RoomLine {
  /** False where the line is down: nothing was sent. */
  say(message: object): boolean;
  /** Opens the line anew, which tells how everything stands. */
  again(): void;
  close(): void;
}

/** Waits between two tries to reach the site. */
const AGAIN_MS = [500, 1_000, 2_000, 4_000];
/** The site tells its time every five seconds; a line that is silent for longer is dead. */
const SILENT_MS = 12_000;

/** Opens a room's WebSocket and keeps it open; who comes is told in its first message. */
export function openLine(
  room: string,
  { freePlay, language }: { freePlay: string | null; language: string },
  { onEvent, onLink }: LineHears,
): RoomLine {
  let socket: WebSocket | null = null;
  let tries = 0;
  let closed = false;
  let timer = 0;
  let heardAt = performance.now();

  function open() {
    clearTimeout(timer);
    if (closed) return;
    const { protocol, host } = window.location;
    const scheme = protocol === 'https:' ? 'wss' : 'ws';
    const mine = new WebSocket(`${scheme}://${host}/api/v1/rooms/${encodeURIComponent(room)}`);
    socket = mine;
    heardAt = performance.now();
    mine.onopen = () => {
      const token = currentToken();
      const who = { ...(token ? { token } : {}), ...(freePlay ? { freePlay } : {}) };
      mine.send(JSON.stringify({ type: 'hello', ...who, language }));
    };
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      heardAt = performance.now();
      const event = JSON.parse(String(data)) as { type: string };
      if (event.type === 'fish.state') {
        tries = 0;
        onLink(true);
      }
      onEvent(event);
    };
    mine.onclose = () => {
      if (mine !== socket) return;
      socket = null;
      onLink(false);
      if (!closed) timer = window.setTimeout(open, AGAIN_MS[Math.min(tries++, 3)]);
    };
  }
  const again = () => {
    const old = socket;
    socket = null;
    old?.close();
    onLink(false);
    open();
  };
  const watch = setInterval(() => {
    if (socket && performance.now() - heardAt > SILENT_MS) again();
  }, 2_000);
  window.addEventListener('online', again);
  open();
  return {
    say(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    again,
    close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(watch);
      window.removeEventListener('online', again);
      socket?.close();
    },
  };
}
