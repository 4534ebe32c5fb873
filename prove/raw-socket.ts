import { connect, type Socket } from 'node:net';

/** One connection that sends bytes as they are and reads HTTP/1.1 answers. */
export interface RawSocket {
  /** The status and the body; null if the server hung up instead. */
  exchange(bytes: Buffer): Promise<{ http: number; body: string } | null>;
  close(): void;
}

const HEAD_END = '\r\n\r\n';

export async function openRawSocket(port: number): Promise<RawSocket> {
  let socket: Socket | null = null;

  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const fresh = connect(port, '127.0.0.1', () => resolve(fresh));
      fresh.once('error', reject);
    });

  async function exchange(bytes: Buffer) {
    socket ??= await open();
    const current = socket;
    let text = '';
    const answer = await new Promise<{ http: number; body: string } | null>((resolve) => {
      const hear = (chunk: Buffer) => {
        text += chunk.toString('latin1');
        const whole = readAnswer(text);
        if (whole) end(whole);
      };
      const hungUp = () => end(null);
      const end = (result: { http: number; body: string } | null) => {
        current.off('data', hear).off('close', hungUp).off('error', hungUp);
        resolve(result);
      };
      current.on('data', hear).on('close', hungUp).on('error', hungUp);
      current.write(bytes);
    });
    // The server closes a connection that it could not read, so close it here too.
    if (answer === null || answer.http === 400) {
      current.destroy();
      socket = null;
    }
    return answer;
  }

  return { exchange, close: () => void socket?.destroy() };
}

function readAnswer(text: string): { http: number; body: string } | null {
  const head = text.indexOf(HEAD_END);
  if (head < 0) return null;
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
  const body = text.slice(head + HEAD_END.length);
  return body.length < length ? null : { http: Number(text.slice(9, 12)), body };
}
