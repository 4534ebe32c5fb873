import type { Duplex } from 'node:stream';
import { newId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { ErrorCatalogue } from './catalogue.ts';

/**
 * Answers bytes that are no HTTP request (headers too large, two lengths, a line cut short) with
 * the catalogue's envelope and ends the connection.
 */
export function answerUnreadable(
  app: App,
  catalogue: ErrorCatalogue,
  error: NodeJS.ErrnoException,
  socket: Duplex,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'malformed';
  const body = JSON.stringify({
    success: false,
    code,
    message: catalogue.message(code, app.site.settings['site.language']),
    requestId: newId(app.clock.now()),
  });
  const head = [
    `HTTP/1.1 ${catalogue.statusOf(code)} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
