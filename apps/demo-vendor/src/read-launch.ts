import type { SiteTime } from '@palaro/kernel';
import type { Brand } from './brands.ts';
import { readSigned, type Arrived } from './read-signed.ts';
import type { Launch } from './seats.ts';

/** The launch code and its launch, or the status of the refusal. */
export type ReadLaunch = { brand: Brand | null } & (
  | { code: string; launch: Launch }
  | { refusal: string }
);

/** Reads the site's signed launch (protocol §9.2). */
export function readLaunch(brands: readonly Brand[], time: SiteTime, arrived: Arrived): ReadLaunch {
  const signed = readSigned(brands, time, arrived);
  if (!('brand' in signed)) return { ...signed, brand: null };
  const { brand } = signed;
  return { brand, ...(launchOf(brand, arrived.body) ?? { refusal: 'MALFORMED' }) };
}

function launchOf(brand: Brand, body: Buffer): { code: string; launch: Launch } | null {
  let told: Record<string, unknown>;
  try {
    told = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
  const { code, game, member, currency, language, mode, returnUrl } = told;
  const texts = [code, game, member, currency, returnUrl];
  if (!texts.every((text) => typeof text === 'string' && text !== '')) return null;
  if (game !== brand.game || !/^https?:\/\//.test(String(returnUrl))) return null;
  return {
    code: String(code),
    launch: {
      brand,
      game: brand.game,
      member: String(member),
      currency: String(currency),
      language: language === 'TY' ? 'TY' : 'EN',
      mode: mode === 'trial' ? 'trial' : 'real',
      returnUrl: String(returnUrl),
    },
  };
}
