import { groupDecimal, Money } from '@palaro/kernel';
import { encode } from 'uqr';
import type { Payment } from './payment.ts';
import { lessened } from './payments.ts';
import { textsOf, type PageLanguage, type Texts } from './texts.ts';

/** By how much "Pay less" and "Pay more" are off. */
export const OFF_BY = Money.of('10.0000');
export const moreThan = (amount: string) => Money.text(Money.of(amount) + OFF_BY);
/** White modules around a code; without them cameras do not find it. */
const QUIET = 4;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const peso = (amount: string) => `₱${groupDecimal(amount, 2)}`;

function page(language: PageLanguage, path: string, body: string): string {
  const texts = textsOf(language);
  const other = language === 'TY' ? 'EN' : 'TY';
  return `<!doctype html>
<html lang="${language === 'TY' ? 'fil' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${texts.title}</title>
<link rel="stylesheet" href="/pay.css">
<script src="/pay.js" defer></script>
<body>
<header><strong>${texts.title}</strong>
  <a href="${escapeHtml(path)}?lang=${other}" lang="${other === 'TY' ? 'fil' : 'en'}"
    >${texts.language}</a></header>
<main>${body}</main></body>
</html>`;
}

/** A page that says only one thing. */
export const unknownPage = (language: PageLanguage) =>
  page(language, '', `<h1>${textsOf(language).unknown}</h1>`);

/** Amount, reference and the time left, which the page's script counts down. */
function facts(texts: Texts, payment: Payment, now: Date): string {
  const { amount, reference, expiresAt, status } = payment;
  const left = Math.max(Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000), 0);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const time = `<dt>${texts.left}</dt><dd><span data-left="${left}">${clock}</span></dd>`;
  return `<h1><span class="unseen">${texts.amount} </span>${peso(amount)}</h1>
    <p class="test">${texts.test}</p>
    <dl><dt>${texts.reference}</dt><dd>${escapeHtml(reference)}</dd>
    ${status === 'pending' ? time : ''}</dl>`;
}

/** Where the payer decides what happens. */
export function payPage(payment: Payment, language: PageLanguage, now: Date): string {
  const texts = textsOf(language);
  const { id, amount, payerName, returnUrl } = payment;
  const path = `/pay/${id}`;
  const off = { less: lessened(amount, OFF_BY), more: moreThan(amount) };
  const button = (deed: string, text: string, sum = amount) =>
    `<button name="deed" value="${deed}" class="${deed}">${text.replace('{amount}', peso(sum))}</button>`;
  return page(
    language,
    path,
    `${facts(texts, payment, now)}
    <form method="post" action="${path}?lang=${language}">
      <label>${texts.payer}<input name="payerName" maxlength="100" autocomplete="off"
        value="${escapeHtml(payerName ?? '')}"></label>
      ${button('pay', texts.pay)}
      ${button('decline', texts.decline)}
      ${button('less', texts.less, off.less)}
      ${button('more', texts.more, off.more)}
      ${button('late', texts.late)}
      <p class="help">${texts.lateHelp}</p>
    </form>
    <p><a class="wide" href="${escapeHtml(returnUrl)}">${texts.close}</a></p>
    <p><a class="wide" href="/qr/${id}?lang=${language}">${texts.qr}</a></p>`,
  );
}

/** The payment as a code, and a button that does what a phone would. */
export function qrPage(payment: Payment, language: PageLanguage, now: Date, target: string) {
  const texts = textsOf(language);
  return page(
    language,
    `/qr/${payment.id}`,
    `${facts(texts, payment, now)}
    ${drawCode(target)}
    <p class="help">${texts.scanHelp}</p>
    <p><a class="wide main" href="/pay/${payment.id}?lang=${language}">${texts.scan}</a></p>`,
  );
}

/** What became of a payment that waits for nobody any more. */
export function endPage(payment: Payment, language: PageLanguage, now: Date): string {
  const texts = textsOf(language);
  const said = texts[payment.status].replace('{amount}', peso(payment.paid?.amount ?? '0'));
  return page(
    language,
    `/pay/${payment.id}`,
    `${facts(texts, payment, now)}<p class="end" role="status">${said}</p>
    <p><a class="wide main" href="${escapeHtml(payment.returnUrl)}">${texts.back}</a></p>`,
  );
}

function drawCode(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  const side = size + 2 * QUIET;
  return `<svg class="code" role="img" aria-label="QR" shape-rendering="crispEdges"
    viewBox="${-QUIET} ${-QUIET} ${side} ${side}"><path d="${squares.join('')}"/></svg>`;
}
