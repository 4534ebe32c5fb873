import { contentLink } from '@palaro/whitelabel';
import { navigate } from 'wouter/use-browser-location';

/**
 * Follows a link of operators' content, of a banner for instance: `/m…` inside the site, `http(s)`
 * in a new tab that knows nothing of this one, anything else nowhere (APP-04). Says whether it led
 * anywhere.
 */
export function followContentLink(href: string | null | undefined): boolean {
  const link = contentLink(href);
  if (link?.kind === 'inside') navigate(link.address);
  if (link?.kind === 'outside') window.open(link.address, '_blank', 'noopener,noreferrer');
  return link !== null;
}
