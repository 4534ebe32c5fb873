import type { FastifyInstance, FastifyReply } from 'fastify';
import { endPage, moreThan, OFF_BY, payPage, qrPage, unknownPage } from './page.ts';
import type { Payment } from './payment.ts';
import { lessened, type Paying } from './payments.ts';
import { doTo } from './sandbox-routes.ts';
import { SCRIPT, STYLES } from './styles.ts';
import type { PageLanguage } from './texts.ts';
import type { World } from './world.ts';

interface Route {
  Params: { id: string };
  Querystring: { lang?: unknown };
  Body: unknown;
}

const NAME_MAX = 100;
const languageOf = ({ lang }: Route['Querystring']): PageLanguage => (lang === 'TY' ? 'TY' : 'EN');

/** The pages on which a payer pays. Nobody logs in: the payment's id cannot be guessed. */
export function servePages(server: FastifyInstance, world: World): void {
  const { book, time } = world;
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  server.get('/pay.css', (_request, reply) => reply.type('text/css').send(STYLES));
  server.get('/pay.js', (_request, reply) => reply.type('text/javascript').send(SCRIPT));

  server.get<Route>('/pay/:id', ({ params, query }, reply) => {
    const payment = book.find(params.id);
    if (!payment) return html(reply.code(404), null, unknownPage(languageOf(query)));
    const show = payment.status === 'pending' ? payPage : endPage;
    return html(reply, payment, show(payment, languageOf(query), time.now()));
  });

  server.get<Route>('/qr/:id', ({ params, query, protocol, host }, reply) => {
    const payment = book.find(params.id);
    if (!payment) return html(reply.code(404), null, unknownPage(languageOf(query)));
    const target = `${protocol}://${host}/pay/${payment.id}`;
    return html(reply, payment, qrPage(payment, languageOf(query), time.now(), target));
  });

  /** Sends the browser back to the site, which learns from the webhook what happened. */
  server.post<Route>('/pay/:id', ({ params, body, query }, reply) => {
    const payment = book.find(params.id);
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    if (!payment) return html(reply.code(404), null, unknownPage(languageOf(query)));
    if (payment.status === 'pending') press(world, payment, form);
    return reply.redirect(payment.returnUrl, 303);
  });
}

function press(world: World, payment: Payment, form: URLSearchParams) {
  const payerName = form.get('payerName')?.trim().slice(0, NAME_MAX) || undefined;
  const paying: Paying = { payerName };
  const deed = form.get('deed');
  const { amount } = payment;
  if (deed === 'less') doTo(world, payment, 'pay', { ...paying, amount: lessened(amount, OFF_BY) });
  else if (deed === 'more') doTo(world, payment, 'pay', { ...paying, amount: moreThan(amount) });
  else if (deed === 'pay' || deed === 'late' || deed === 'decline') {
    doTo(world, payment, deed, paying);
  }
}

/** Only the payer's own browser shows the page, and its form leads back to the site. */
function html(reply: FastifyReply, payment: Payment | null, body: string) {
  const back = payment ? ` ${new URL(payment.returnUrl).origin}` : '';
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `form-action 'self'${back}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
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
