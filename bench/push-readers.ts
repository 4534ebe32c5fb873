// Reads push streams for the benches over plain sockets, because parsing in the client would
// distort the result. Opens `argv[3]` streams at the URL `argv[2]`, then counts events on demand:
// those that contain the text `argv[4]`.
import { connect } from 'node:net';

const [, , address = '', streams = '0', mark = '~'] = process.argv;
const { hostname, port } = new URL(address);
/** The server limits the streams of one address. */
const STREAMS_AN_ADDRESS = 250;
/** Streams opened at a time; more would overflow the backlog. */
const AT_ONCE = 100;
/** Found much faster as a byte where it is one. */
const MARK = mark.length === 1 ? mark.charCodeAt(0) : mark;

let awaited = Infinity;
let seen = 0;
process.on('message', (deliveries: number) => {
  awaited = deliveries;
  tellSeen();
});
process.on('disconnect', () => process.exit());

for (let i = 0; i < Number(streams); i += AT_ONCE) {
  const batch = Math.min(AT_ONCE, Number(streams) - i);
  await Promise.all(Array.from({ length: batch }, (_, j) => open(i + j)));
}
process.send?.('open');

function open(i: number): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor(i / STREAMS_AN_ADDRESS)}`;
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  socket.write(`GET /api/v1/events HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
  return new Promise((opened, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('a stream ended')));
    socket.once('data', () => {
      opened();
      socket.on('data', count);
    });
  });
}

function count(chunk: Buffer) {
  for (let at = chunk.indexOf(MARK); at >= 0; at = chunk.indexOf(MARK, at + 1)) seen += 1;
  tellSeen();
}

/** Reports once when the awaited number of events has been seen. */
function tellSeen() {
  if (seen < awaited) return;
  awaited = Infinity;
  process.send?.('seen');
}
