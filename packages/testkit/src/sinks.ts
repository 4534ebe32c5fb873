// Local servers that act as an SMS gateway and a mail server.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A request that the gateway received. */
interface Got {
  path: string;
  authorization: string | undefined;
  fields: Record<string, string>;
}

/** An HTTP gateway that answers with `answer`; at first it accepts everything. */
export async function startGateway(yes: () => object) {
  const got: Got[] = [];
  const gateway = {
    got,
    url: '',
    answer: (): { status: number; body: unknown } => ({ status: 200, body: yes() }),
    say(status: number, body: unknown = {}) {
      gateway.answer = () => ({ status, body });
    },
    sayYes() {
      gateway.answer = () => ({ status: 200, body: yes() });
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createHttpServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(text));
      got.push({ path: request.url ?? '', authorization: request.headers.authorization, fields });
      const { status, body } = gateway.answer();
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  gateway.url = await listening(server);
  return gateway;
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A mail server that accepts all mail, except for recipients at `nobody.test`. */
export async function startMailServer() {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    talk(socket, (mail) => mails.push(mail));
  });
  const address = await listening(server);
  return {
    mails,
    url: address.replace('http:', 'smtp:'),
    async stop() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

function talk(socket: Socket, took: (mail: string) => void) {
  let waiting = '';
  let mail: string | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.test');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: string) => {
    waiting += chunk;
    const lines = waiting.split('\r\n');
    waiting = lines.pop() ?? '';
    for (const line of lines) {
      if (mail === null) mail = answerLine(line, say);
      else if (line === '.') {
        took(mail);
        mail = null;
        say('250 taken');
      } else mail += `${line}\n`;
    }
  });
}

/** Answers a line. Returns an empty mail if the next lines are its text, else null. */
function answerLine(line: string, say: (line: string) => void): string | null {
  const [command = ''] = line.toUpperCase().split(' ');
  if (command === 'RCPT' && line.includes('@nobody.test')) say('550 no such mailbox');
  else if (command === 'DATA') say('354 go on');
  else if (command === 'QUIT') say('221 bye');
  else if (command === 'EHLO') say('250-mail.test\r\n250 AUTH PLAIN');
  else if (command === 'AUTH') say('235 welcome');
  else say('250 ok');
  return command === 'DATA' ? '' : null;
}
