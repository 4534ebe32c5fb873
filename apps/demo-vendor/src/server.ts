import { createSiteTime, NO_SCHEMAS } from '@palaro/kernel';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createBank } from './bank.ts';
import { serveBank } from './bank-routes.ts';
import { brandsOf } from './brands.ts';
import type { VendorConfig } from './config.ts';
import { machinePage, notePage, type Shown } from './page.ts';
import { openingOf, playFromBank } from './play-from-bank.ts';
import { playSpin, spinOnce } from './play-spin.ts';
import { serveLaunch } from './launch-route.ts';
import { isStake, STAKES, type Window } from './reels.ts';
import { serveKasaLaunch } from './kasa-launch.ts';
import { serveKasaReports } from './kasa-reports.ts';
import { createMachines } from './machines.ts';
import { serveReports } from './report-routes.ts';
import { serveReset } from './reset-route.ts';
import { RETRY_RULES, type RetryRules } from './retries.ts';
import { createSeats, type Launch } from './seats.ts';
import { createSentList } from './sent.ts';
import { STYLES } from './styles.ts';
import { UnknownOutcome, type WalletReply } from './wallet-client.ts';

interface VendorParts {
  rules?: RetryRules;
  /** The draw; a test sets a fixed one. */
  spin?: () => Window;
}

const BODY_MAX_BYTES = 16_384;
const SPIN_ID = /^[A-Za-z0-9_-]{16,64}$/;

/** The demo vendor: takes signed launches, shows the machine and calls the site's wallet. */
export function createDemoVendor(config: VendorConfig, parts: VendorParts = {}): FastifyInstance {
  const time = createSiteTime();
  const seats = createSeats(time);
  const brands = brandsOf(config);
  const sent = createSentList(config.journal ? `${config.journal}.sent` : null);
  const machines = createMachines(config, { brands, time, sent, ...parts });
  const bank = createBank(config.journal ?? null);
  const server = fastify({ bodyLimit: BODY_MAX_BYTES, schemaController: NO_SCHEMAS });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.addHook('onClose', () => machines.stop());
  server.get('/healthz', () => ({ alive: true }));
  server.get('/play.css', (_request, reply) => reply.type('text/css').send(STYLES));

  serveBank(server, { brands, time, bank });
  serveReports(server, { brands, time, sent, seats });
  for (const brand of brands.filter(({ vendor }) => vendor === 'KASA')) {
    serveKasaLaunch(server, { brand, time, seats });
    serveKasaReports(server, { brand, time, sent, seats });
  }
  serveLaunch(server, { brands, time, seats });
  serveReset(server, { brands, time, memory: [machines, seats, sent, bank] });
  server.get<{ Querystring: { code?: unknown } }>('/play', async (request, reply) => {
    const code = String(request.query.code ?? '');
    const launch = seats.launchOf(code);
    if (!launch || !seats.useCode(code)) return html(reply, launch, notePage(launch, 'used'));
    try {
      const { send } = machines.of(launch.brand);
      const opened = await send('authenticate', { code }, RETRY_RULES.betDeadline);
      const { status, session } = opened;
      if (status !== 'OK' || typeof session !== 'string') {
        return html(reply, launch, notePage(launch, 'used'));
      }
      const known = { ...launch, ...toldLater(opened) };
      const { brand, mode, member } = known;
      const balance = brand.keepsBalance ? openingOf(bank, mode, member) : opened.balance;
      const seat = seats.open(known, session, balance ?? '0.0000');
      return machine(request, reply, { seat, stake: STAKES[1], result: null });
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) throw error;
      return html(reply, launch, notePage(launch, 'unavailable'));
    }
  });

  server.post('/spin', async (request, reply) => {
    const form = new URLSearchParams(String(request.body));
    const seat = seats.find(form.get('seat'));
    if (!seat) return html(reply, null, notePage(null, 'ended'));
    const stake = form.get('stake');
    const spin = form.get('spin') ?? '';
    if (!isStake(stake) || !SPIN_ID.test(spin)) {
      return machine(request, reply, { seat, stake: STAKES[1], result: null });
    }
    const result = await spinOnce(seat, spin, () =>
      seat.launch.brand.keepsBalance
        ? playFromBank({ bank, time, spin: parts.spin }, seat, stake)
        : playSpin(machines.of(seat.launch.brand), seat, stake),
    );
    if (result.note === 'ended') return html(reply, seat.launch, notePage(seat.launch, 'ended'));
    return machine(request, reply, { seat, stake, result });
  });
  return server;
}

/** Browsers tell that the page is shown in a frame; an old one that does not sees both bars. */
function machine(request: FastifyRequest, reply: FastifyReply, shown: Omit<Shown, 'framed'>) {
  const framed = request.headers['sec-fetch-dest'] === 'iframe';
  return html(reply, shown.seat.launch, machinePage({ ...shown, framed }));
}

/** Some launches do not say who plays; then the answer to the code does. */
const toldLater = ({ member, currency, mode }: WalletReply): Partial<Launch> => ({
  ...(typeof member === 'string' ? { member } : {}),
  ...(typeof currency === 'string' ? { currency } : {}),
  ...(mode === 'trial' || mode === 'real' ? { mode } : {}),
});

/** Pages run no script, and only the site that launched the game may frame them. */
function html(reply: FastifyReply, launch: Launch | null, body: string) {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${launch ? framers(launch.returnUrl).join(' ') : "'none'"}`,
  ];
  return reply
    .headers({
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(body);
}

/** The site's origin. On a local machine both of its names may frame the game. */
function framers(returnUrl: string): string[] {
  const { origin, protocol, port, hostname } = new URL(returnUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}:${port || '80'}`);
}
