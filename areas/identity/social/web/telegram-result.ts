import type { Body } from '@palaro/api';
import type { socialApi } from '../social.api.ts';

type Fields = Body<(typeof socialApi)['telegram']>;

const RESULT = /[#&]tgAuthResult=([A-Za-z0-9+/_-]+)=*/;

/**
 * The data that Telegram put behind the `#`, as base64 of JSON; null for a visitor who cancelled,
 * or for anything else.
 */
export function readTelegramResult(hash: string): Omit<Fields, 'state'> | null {
  const [, result] = RESULT.exec(hash) ?? [];
  if (!result) return null;
  try {
    const bytes = atob(result.replace(/-/g, '+').replace(/_/g, '/'));
    const escaped = Array.from(
      bytes,
      (byte) => `%${`0${byte.charCodeAt(0).toString(16)}`.slice(-2)}`,
    );
    const fields = JSON.parse(decodeURIComponent(escaped.join(''))) as unknown;
    return typeof fields === 'object' ? (fields as Omit<Fields, 'state'> | null) : null;
  } catch {
    return null;
  }
}
