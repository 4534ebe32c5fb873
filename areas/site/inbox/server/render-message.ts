import { gameNameOf, vendorNameOf } from '@palaro/catalogue/server';
import { fillText } from '@palaro/api';
import { inLanguage, localeOf, writtenOf, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { MessageBody } from './inbox.tables.ts';
import { TEMPLATES, WORDS } from './templates.ts';

/** English and Filipino write dates and pesos alike here. */
const localeIn = (language: Language) =>
  writtenOf(language) === language ? 'en-PH' : localeOf(language);

interface Rendered {
  title: string;
  /** HTML: the operators' text, or a template's paragraphs with escaped values. */
  content: string;
}

/** A message in one language, with times in the site's time zone and formatted money. */
export function renderMessage(app: App, body: MessageBody, language: Language): Rendered {
  if (!('template' in body)) {
    const { title, content } = body;
    return { title: inLanguage(title, language), content: inLanguage(content, language) };
  }
  const { title, lines } = filled(app, body, language, escapeHtml);
  return { title, content: lines.map((line) => `<p>${line}</p>`).join('') };
}

type FromTemplate = Extract<MessageBody, { template: unknown }>;

const LINKS = /<\/?a\b[^>]*>/g;

/** A template message as plain text, for mail. */
export function plainMessage(app: App, body: FromTemplate, language: Language) {
  const { title, lines } = filled(app, body, language, (text) => text);
  return { title, text: lines.map((line) => line.replace(LINKS, '')).join('\n\n') };
}

function filled(
  app: App,
  { template, values }: FromTemplate,
  language: Language,
  escape: (text: string) => string,
) {
  const { title, lines } = inLanguage(TEMPLATES[template], language);
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      escape(readable(app, name, value, language)),
    ]),
  );
  // A line whose only value is empty says nothing.
  return { title, lines: lines.map((line) => fillText(line, shown)).filter(Boolean) };
}

/** Only the title, because a device may show nothing more of a message. */
export const titleOf = (body: MessageBody, language: Language): string =>
  'template' in body
    ? inLanguage(TEMPLATES[body.template], language).title
    : inLanguage(body.title, language);

/** Formats a value, which is stored as on the wire. Its name tells its kind. */
function readable(app: App, name: string, value: string, language: Language): string {
  if (name === 'amount') return pesos(app, value, language);
  if (name === 'at' || name === 'until') return instantText(app, value, language);
  if (name === 'vendor') return vendorNameOf(value);
  if (name === 'game') return gameText(value, language);
  return inLanguage(WORDS, language)[value] ?? value;
}

/** A game is stored as `vendor/game`. */
function gameText(value: string, language: Language): string {
  const [vendor = '', game = ''] = value.split('/');
  return gameNameOf(vendor, game, language);
}

const pesos = ({ site }: App, decimal: string, language: Language) =>
  new Intl.NumberFormat(localeIn(language), {
    style: 'currency',
    currency: site.settings['site.currency'],
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
    // Formats the decimal text directly, so that no float rounds it.
  }).format(decimal as `${number}`);

const instantText = ({ site }: App, at: string, language: Language) =>
  new Intl.DateTimeFormat(localeIn(language), {
    timeZone: site.settings['site.zone'],
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(at));

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
