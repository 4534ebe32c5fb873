import { localeOf, type Language } from '@palaro/kernel';
import { DEMO_PEOPLE, type DemoPerson } from './people.ts';
import { textsOf } from './texts.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

export interface PageParts {
  language: Language;
  /** The display name of the provider that is played. */
  provider: string;
  /** The address that a choice leads to. */
  choose(person: DemoPerson): string;
  cancel: string;
}

/**
 * The page on which the visitor chooses a person: only links, so it needs no script and no form.
 */
export function authorizePage({ language, provider, choose, cancel }: PageParts): string {
  const texts = textsOf(language);
  const t = (key: keyof typeof texts) => escaped(texts[key].replace('{provider}', provider));
  const rows = DEMO_PEOPLE.map(
    (person) =>
      `<li><a href="${escaped(choose(person))}"><span class="face">${person.name.slice(-1)}</span>` +
      `<span><b>${escaped(person.name)}</b><small>${escaped(person.email)}</small></span></a></li>`,
  );
  return `<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t('title')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
</head>
<body>
<main>
<p class="badge">${t('title')}</p>
<h1>${t('choose')}</h1>
<p>${t('help')}</p>
<ul>${rows.join('')}</ul>
<a class="cancel" href="${escaped(cancel)}">${t('cancel')}</a>
</main>
</body>
</html>
`;
}

/** Looks different, so that nobody takes it for the site or for the real provider. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ground: #f4f4f1; --card: #fff; --ink: #1b1d22; --dim: #5a5e68;
  --line: #d9d9d3; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #15161a; --card: #1f2127; --ink: #f1f1ee; --dim: #b3b6bf; --line: #383b44; }
}
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; padding: 24px 16px; background: var(--ground); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 24px; border: 1px solid var(--line);
  border-radius: 16px; background: var(--card); }
.badge { display: inline-block; padding: 2px 10px; border: 1px dashed var(--dim);
  border-radius: 999px; color: var(--dim); font-size: 14px; }
h1 { margin: 16px 0 4px; font-size: 23px; line-height: 1.2; }
p { color: var(--dim); }
ul { margin: 20px 0 8px; padding: 0; list-style: none; }
li + li { border-top: 1px solid var(--line); }
a { color: inherit; text-decoration: none; }
li a { display: flex; align-items: center; min-height: 64px; padding: 8px; border-radius: 10px; }
a:hover, a:focus-visible { background: var(--ground); }
a:focus-visible { outline: 2px solid var(--ink); }
.face { flex: 0 0 40px; height: 40px; margin-right: 12px; border: 1px solid var(--line);
  border-radius: 50%; line-height: 38px; text-align: center; }
small { display: block; color: var(--dim); font-size: 14px; }
.cancel { display: block; min-height: 48px; border-radius: 10px; color: var(--dim);
  line-height: 48px; text-align: center; }
`;
