import { fillText } from '@palaro/api';
import { WRITTEN_LANGUAGES, type InLanguages } from '@palaro/kernel';
import { sentTexts, type App } from '@palaro/server';

/** What stands for a placeholder in a sample, by its name in every text. */
const SAMPLES: Readonly<Record<string, string>> = {
  about: '3',
  account: 'juan88',
  address: 'https://palaro.example/console',
  amount: '₱1,250.00',
  at: 'November 25, 2026 at 9:30 AM',
  bank: 'BDO',
  by: 'operator1',
  card: '4821',
  check: 'ledger.balanced',
  code: '482913',
  count: '3',
  day: '2026-11-25',
  days: '3',
  device: 'Chrome on Android',
  end: '24',
  fullName: 'Juan dela Cruz',
  hours: '12',
  ip: '203.0.113.7',
  limit: 'the most you lose in a day is',
  link: 'https://palaro.example/console/invitation',
  login: 'juan88',
  minutes: '10',
  name: 'juan',
  names: 'Juan and Maria',
  password: '••••••••',
  provider: 'Google',
  reason: 'a reason of at least eight characters',
  seq: '1204',
  since: '2026-11-22',
  site: 'Palaro',
  title: 'Your password was changed',
  to: '•••567',
  tries: '5',
  until: 'November 28, 2026 at 9:30 AM',
  vendor: 'Demo Reels',
  who: 'operator2',
};

const PLACEHOLDER = /\{(\w+)\}/g;
const namesIn = (texts: InLanguages<string>) =>
  WRITTEN_LANGUAGES.flatMap((one) =>
    [...texts[one].matchAll(PLACEHOLDER)].map(([, name]) => name!),
  );

/**
 * Every text that the site sends, from the tables that the code itself sends from, with a sample of
 * each. Nobody edits them here: they change with the code and its tests.
 */
export function listTemplates(app: App) {
  const site = { site: app.site.settings['site.name'] };
  const list = sentTexts.of(app).map(({ area, name, channels, subject, text }) => {
    const filled = (texts: InLanguages<string>) => ({
      EN: fillText(texts.EN, { ...SAMPLES, ...site }),
      TY: fillText(texts.TY, { ...SAMPLES, ...site }),
    });
    const names = [...namesIn(subject ?? { EN: '', TY: '' }), ...namesIn(text)];
    return {
      area,
      name,
      channels: [...channels],
      text,
      subject: subject ?? null,
      placeholders: [...new Set(names)].sort(),
      sample: { subject: subject ? filled(subject) : null, text: filled(text) },
    };
  });
  return { list };
}
