import type { VendorConfig } from './config.ts';
import type { Launch } from './seats.ts';
import { holds } from './signing.ts';
import type { SiteTime } from './site-time.ts';

const SKEW_SECONDS = 300;
const GAMES: readonly string[] = ['demo-slot'];

interface Arrived {
  path: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** The launch code and what it opens, or the status with which the launch is refused. */
export type ReadLaunch = { code: string; launch: Launch } | { refusal: string };

/** Reads the site's signed launch (protocol §9.2). A signed time ahead of ours is the site's. */
export function readLaunch(config: VendorConfig, time: SiteTime, arrived: Arrived): ReadLaunch {
  const { headers, path, body } = arrived;
  const timestamp = String(headers['x-timestamp']);
  const nonce = String(headers['x-nonce']);
  const signed = { timestamp, nonce, subject: path, body };
  const ours = headers['x-vendor-key'] === config.key;
  if (!ours || !holds(config.secret, signed, headers['x-signature'])) {
    return { refusal: 'SIGNATURE_INVALID' };
  }
  const at = new Date(Number(timestamp) * 1000);
  if (time.now().getTime() - at.getTime() > SKEW_SECONDS * 1000) return { refusal: 'STALE' };
  time.follow(at);
  return launchOf(body) ?? { refusal: 'MALFORMED' };
}

function launchOf(body: Buffer): { code: string; launch: Launch } | null {
  let told: Record<string, unknown>;
  try {
    told = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
  const { code, game, member, currency, language, mode, returnUrl } = told;
  const texts = [code, game, member, currency, returnUrl];
  if (!texts.every((text) => typeof text === 'string' && text !== '')) return null;
  if (!GAMES.includes(String(game)) || !/^https?:\/\//.test(String(returnUrl))) return null;
  return {
    code: String(code),
    launch: {
      game: String(game),
      member: String(member),
      currency: String(currency),
      language: language === 'TY' ? 'TY' : 'EN',
      mode: mode === 'trial' ? 'trial' : 'real',
      returnUrl: String(returnUrl),
    },
  };
}
