import type { Duplex } from 'node:stream';
import { newId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { ErrorCatalogue } from './catalogue.ts';

/** HTTP has a separate status for headers that are too large. */
const HEADERS_TOO_LARGE = 431;

/**
 * A browser keeps connections ready on which it sends nothing for a while. It takes this status as
 * their end and sends its request again on another one; it would show any other as the answer to a
 * request that it sent at that moment (RFC 9110 §15.5.9).
 */
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Answers bytes that are no valid HTTP request (headers too large, two lengths, a cut line) with
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
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    socket.end(TIMED_OUT);
    return;
  }
  const overflow = error.code === 'HPE_HEADER_OVERFLOW';
  const code = overflow ? 'too_large' : 'malformed';
  const status = overflow ? HEADERS_TOO_LARGE : catalogue.statusOf(code);
  const body = JSON.stringify({
    success: false,
    code,
    message: catalogue.message(code, app.site.settings['site.language']),
    requestId: newId(app.clock.now()),
  });
  const head = [
    `HTTP/1.1 ${status} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
