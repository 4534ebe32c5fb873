import { contentLink } from '@palaro/whitelabel';
import { navigate } from 'wouter/use-browser-location';

/**
 * Follows a link in operators' content, for instance of a banner (APP-04): `/m…` inside the site,
 * `http(s)` in a new tab without access to this one. Other links do nothing. Returns whether it
 * could be followed.
 */
export function followContentLink(href: string | null | undefined): boolean {
  const link = contentLink(href);
  if (link?.kind === 'inside') navigate(link.address);
  if (link?.kind === 'outside') window.open(link.address, '_blank', 'noopener,noreferrer');
  return link !== null;
}
