import { SETTING_DEFAULTS, SITE_DEFAULTS, SWITCHES } from '@palaro/whitelabel';
import { code, page, table } from './markdown.ts';

/** The settings of a deployment: switches, settings with their defaults, the two start-up flags. */
export function switches(): string {
  const rows = Object.entries(SWITCHES).map(([name, { gates, on }]) => [
    code(name),
    gates,
    on ? 'on' : 'off',
  ]);
  const settings = Object.entries(SETTING_DEFAULTS).map(([name, value]) => [
    code(name),
    code(JSON.stringify(value)),
  ]);
  const flags = (['maintenance', 'regionRestriction'] as const).map((name) => [
    code(name),
    String(SITE_DEFAULTS[name]),
  ]);
  const body =
    `## Switches\n\n${table(['switch', 'gates', 'new deployment'], rows)}\n` +
    `## Settings\n\n${table(['setting', 'default'], settings)}\n` +
    `## Start-up flags\n\n${table(['flag', 'default'], flags)}`;
  return page('Switches and settings', '`packages/whitelabel`', body);
}
