import type { MobileTemplate } from './template.ts';

/**
 * Which pictures of the template no browser will load, because the site's security policy takes
 * pictures from the site itself and from `site.imageHosts` only (apps/server/src/http/security.ts).
 * `hosts` are origins like `https://images.example`.
 */
export function blockedPictures(
  template: MobileTemplate,
  hosts: readonly string[],
): ('logo' | 'pwa_icon')[] {
  return (['logo', 'pwa_icon'] as const).filter((name) => {
    const address = template[name];
    return !address.startsWith('/') && address !== '' && !hosts.includes(originOf(address));
  });
}

/** The scheme, host and port of an address; the text itself while somebody still types it. */
const originOf = (address: string) =>
  /^https?:\/\/[^/?#]+/i.exec(address)?.[0].toLowerCase() ?? address;
