import { groupDecimal, randomToken } from '@palaro/kernel';
import { exactReturn, REEL, STAKES, SYMBOLS, TWO_CHERRIES_PAY, type ReelSymbol } from './reels.ts';
import type { Launch, PageLanguage, Seat, SpinResult } from './seats.ts';
import { drawSymbol } from './symbols.ts';
import { refusalText, textsOf } from './texts.ts';

/** The symbols before the first spin; they show no result. */
const AT_REST: readonly ReelSymbol[] = ['CHERRY', 'BELL', 'MANGO'];

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const peso = (amount: string) => `₱${groupDecimal(amount, 2)}`;

function page(language: PageLanguage, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language === 'TY' ? 'fil' : 'en'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="stylesheet" href="/play.css">
<body><main aria-label="${title}">${body}</main></body>
</html>`;
}

const backLink = (launch: Launch | null, text: string) =>
  launch ? `<a class="back" href="${escapeHtml(launch.returnUrl)}" target="_top">${text}</a>` : '';

/** Links to the site's page that carries money to a balance kept by the vendor. */
function carryLink({ brand, mode, returnUrl, language }: Launch): string {
  if (!brand.keepsBalance || mode === 'trial') return '';
  const address = new URL('/m/transfer', returnUrl).href;
  const text = textsOf(language).carry;
  return `<a class="back" href="${escapeHtml(address)}" target="_top">${text}</a>`;
}

/** A page that says why the game is not there and leads back. */
export function notePage(launch: Launch | null, note: 'used' | 'unavailable' | 'ended'): string {
  const language = launch?.language ?? 'EN';
  const texts = textsOf(language);
  const title = launch?.brand.title ?? texts.title;
  return page(
    language,
    title,
    `<h1>${title}</h1><p class="note" role="status">${texts[note]}</p>
    ${backLink(launch, texts.back)}`,
  );
}

export interface Shown {
  seat: Seat;
  stake: string;
  result: SpinResult | null;
  /** The site frames the page below a bar of its own, with the game's name and the way back. */
  framed: boolean;
}

/** The machine: balance, reels, the last result, stakes and paytable. The page runs no script. */
export function machinePage({ seat, stake, result, framed }: Shown): string {
  const { launch } = seat;
  const texts = textsOf(launch.language);
  const shown = result?.window ?? AT_REST;
  const stakes = STAKES.map((one) => stakeChoice(one, stake)).join('');
  const reels = shown.map((symbol) => `<li>${drawSymbol(symbol)}</li>`).join('');
  return page(
    launch.language,
    launch.brand.title,
    `<header>${framed ? '' : backLink(launch, texts.back)}
      <h1${framed ? ' class="unseen"' : ''}>${launch.brand.title}</h1></header>
    <p class="balance"><span>${texts.balance}${launch.mode === 'trial' ? ` · ${texts.trial}` : ''}
      </span><strong>${peso(seat.balance)}</strong></p>
    ${carryLink(launch)}
    <ol class="${result?.window ? 'reels turned' : 'reels'}" aria-label="${shown.join(', ')}">
      ${reels}</ol>
    <p class="note ${result?.note ?? ''}" role="status">${noteText(launch.language, result)}</p>
    <form method="post" action="/spin" autocomplete="off">
      <input type="hidden" name="seat" value="${seat.id}">
      <input type="hidden" name="spin" value="${randomToken(16)}">
      <fieldset><legend>${texts.stake}</legend>${stakes}</fieldset>
      <button>${texts.spin}</button>
    </form>
    ${paytable(launch.language)}`,
  );
}

const stakeChoice = (stake: string, chosen: string) => `<label><input type="radio" name="stake"
  value="${stake}"${stake === chosen ? ' checked' : ''}><span>${peso(stake)}</span></label>`;

function noteText(language: PageLanguage, result: SpinResult | null): string {
  const texts = textsOf(language);
  if (!result?.note) return '&nbsp;';
  if (result.note === 'refused') return refusalText(texts, result.status);
  return texts[result.note].replace('{amount}', peso(result.payout ?? '0'));
}

function paytable(language: PageLanguage): string {
  const texts = textsOf(language);
  const rows = SYMBOLS.map(
    (symbol) => `<li>${drawSymbol(symbol)}<b>×${REEL[symbol].pays}</b></li>`,
  );
  const { num, den } = exactReturn();
  const rtp = ((100 * num) / den).toFixed(2);
  return `<details><summary>${texts.pays}</summary><ul class="pays">${rows.join('')}</ul>
    <p>×${TWO_CHERRIES_PAY}: ${texts.cherries}</p><p>${texts.return.replace('{rtp}', rtp)}</p>
  </details>`;
}
