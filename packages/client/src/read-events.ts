/** One event of a Server-Sent-Events stream; `event` is null for a bare comment or keep-alive. */
export interface StreamEvent {
  id: string | null;
  event: string | null;
  data: string;
}

/**
 * Reads a stream to its end and hands over each event. Rejects if nothing came for `silenceMs`,
 * since a connection whose other end vanished gives no other sign.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: StreamEvent) => unknown,
  { silenceMs }: { silenceMs: number },
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await withinSilence(reader, silenceMs);
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) take(parseBlock(block));
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function withinSilence(reader: Reader, silenceMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the push stream sent nothing for too long'));
      void reader.cancel().catch(() => undefined);
    }, silenceMs);
  });
  try {
    return await Promise.race([reader.read(), silent]);
  } finally {
    clearTimeout(timer);
  }
}

function parseBlock(block: string): StreamEvent {
  const found: StreamEvent = { id: null, event: null, data: '' };
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const field = line.slice(0, colon);
    const value = line.slice(colon + 1).replace(/^ /, '');
    if (field === 'id') found.id = value;
    if (field === 'event') found.event = value;
    if (field === 'data') data.push(value);
  }
  found.data = data.join('\n');
  return found;
}
