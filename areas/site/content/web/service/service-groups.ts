import type { ServiceEntry, SiteLink } from '@palaro/whitelabel';

export interface ServiceGroup {
  id: 'chat' | 'telegram' | 'facebook';
  entries: { id: string; title: string; open: () => void }[];
}

interface Ways {
  openEntry: (entry: ServiceEntry) => void;
  openLink: (url: string) => void;
}

/**
 * The contact groups (SVC-01): customer service, Telegram, Facebook, each with its entries. A group
 * without entries is left out.
 */
export function serviceGroups(
  { service, download }: { service: readonly ServiceEntry[]; download: readonly SiteLink[] },
  { openEntry, openLink }: Ways,
): ServiceGroup[] {
  const social = (kind: 'TELEGRAM' | 'FACEBOOK') =>
    download
      .filter(({ resourceType, url }) => resourceType.indexOf(kind) === 0 && url !== '')
      .map(({ resourceType, url, labelNameEn }) => ({
        id: resourceType,
        title: labelNameEn,
        open: () => openLink(url),
      }));
  const groups: ServiceGroup[] = [
    {
      id: 'chat',
      entries: service.map((entry, index) => ({
        id: `${index}`,
        title: entry.title,
        open: () => openEntry(entry),
      })),
    },
    { id: 'telegram', entries: social('TELEGRAM') },
    { id: 'facebook', entries: social('FACEBOOK') },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
