import { createECDH } from 'node:crypto';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { defineService, keyedDigest, type App } from '@palaro/server';
import { publicLookup } from './outward-fence.ts';
import type { PushAddress } from './push-address.ts';

const TIMEOUT_MS = 10_000;

/** A push service's answer: the status, and after how many seconds to try again. */
export interface PushAnswer {
  status: number;
  retryAfterSeconds: number | null;
}

interface Parcel {
  headers: Record<string, string | number>;
  body: Buffer;
}

/** All requests to push services go through here. */
export interface PushDoor {
  /** Throws if nobody answers, and `FencedAddress` if the name leads to a private network. */
  post(endpoint: string, parcel: Parcel): Promise<PushAnswer>;
}

export const pushDoor = defineService('inbox.push-door', (): PushDoor => ({ post: postOutside }));

/** Redirects are not followed, because they could lead to a private network. */
const postOutside: PushDoor['post'] = (endpoint, { headers, body }) =>
  new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, lookup: publicLookup, timeout: TIMEOUT_MS };
    const sent = request(endpoint, { ...options, agent: false }, (response) => {
      const wait = Number(response.headers['retry-after'] ?? Number.NaN);
      response.resume();
      resolve({
        status: response.statusCode ?? 0,
        retryAfterSeconds: Number.isFinite(wait) ? wait : null,
      });
    });
    sent.on('timeout', () => sent.destroy(new Error('a push service took too long')));
    sent.on('error', reject);
    sent.end(body);
  });

const ENDPOINT_PORT = '';

/**
 * Whether an address can be a push service's: HTTPS, a host name, the usual port. `publicLookup`
 * checks on connecting where the name leads.
 */
export function isPushAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const named = hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return protocol === 'https:' && port === ENDPOINT_PORT && named && username + password === '';
}

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The key that identifies the site to push services. It is derived from the deployment's secret. So
 * it is stored nowhere, all nodes have the same key, and a reset keeps the key that devices
 * subscribed with.
 */
export const vapidKeys = defineService('inbox.vapid', (app): VapidKeys => {
  const curve = createECDH('prime256v1');
  for (let attempt = 1; ; attempt++) {
    const scalar = keyedDigest(app, 'web-push', `vapid ${attempt}`);
    try {
      curve.setPrivateKey(scalar);
    } catch {
      // The number is not below the curve's order. This happens once in four billion sites.
      continue;
    }
    return {
      publicKey: curve.getPublicKey('base64url'),
      privateKey: scalar.toString('base64url'),
    };
  }
});

const UNCOMPRESSED_POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Whether a device's keys can be used for encryption: a point of the curve and 16 bytes. */
export function areDeviceKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== UNCOMPRESSED_POINT_BYTES) return false;
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** How long a push service keeps a notification for a phone that is off. */
const TTL_SECONDS = 24 * 3_600;

/** Encrypts for a device and signs as the site (RFC 8291, 8292). */
export async function packParcel(
  app: App,
  { endpoint, p256dh, auth }: PushAddress,
  payload: object,
): Promise<Parcel> {
  const { default: webPush } = await import('web-push');
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject: subjectOf(app), ...vapidKeys(app) },
      TTL: TTL_SECONDS,
      contentEncoding: 'aes128gcm',
    },
  );
  return { headers: details.headers as Parcel['headers'], body: details.body as Buffer };
}

/** Push services require a contact address and do not accept a plain-HTTP one. */
const subjectOf = ({ config }: App) =>
  config.publicUrl.startsWith('https:') ? config.publicUrl : 'mailto:push@localhost.invalid';
