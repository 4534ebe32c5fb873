import { vendorNameOf } from '@palaro/catalogue/server';
import { fillText } from '@palaro/api';
import type { Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { MessageBody } from './inbox.tables.ts';
import { TEMPLATES, WORDS } from './templates.ts';

/** English and Filipino write dates and pesos alike here. */
const LOCALE = 'en-PH';

interface Rendered {
  title: string;
  /** HTML: operators' own, or paragraphs of a template with its values escaped. */
  content: string;
}

/** A message in a language, its instants in the site's zone and its money as people write it. */
export function renderMessage(app: App, body: MessageBody, language: Language): Rendered {
  if (!('template' in body))
    return { title: body.title[language], content: body.content[language] };
  const { title, lines } = filled(app, body, language, escaped);
  return { title, content: lines.map((line) => `<p>${line}</p>`).join('') };
}

type FromTemplate = Extract<MessageBody, { template: unknown }>;

/** A message of the site's own as plain text, for a mail. */
export function plainMessage(app: App, body: FromTemplate, language: Language) {
  const { title, lines } = filled(app, body, language, (text) => text);
  return { title, text: lines.join('\n\n') };
}

function filled(
  app: App,
  { template, values }: FromTemplate,
  language: Language,
  escape: (text: string) => string,
) {
  const { title, lines } = TEMPLATES[template][language];
  const shown = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      escape(readable(app, name, value, language)),
    ]),
  );
  return { title, lines: lines.map((line) => fillText(line, shown)) };
}

/** The title alone: what a device may show of a message. */
export const titleOf = (body: MessageBody, language: Language): string =>
  'template' in body ? TEMPLATES[body.template][language].title : body.title[language];

/** A value is kept as it is on the wire; its name says what it is. */
function readable(app: App, name: string, value: string, language: Language): string {
  if (name === 'amount') return pesos(app, value);
  if (name === 'at' || name === 'until') return instantText(app, value);
  if (name === 'vendor') return vendorNameOf(value);
  return WORDS[language][value] ?? value;
}

const pesos = ({ site }: App, decimal: string) =>
  new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: site.settings['site.currency'],
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
    // The decimal text itself is written, with no float between.
  }).format(decimal as `${number}`);

const instantText = ({ site }: App, at: string) =>
  new Intl.DateTimeFormat(LOCALE, {
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
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
