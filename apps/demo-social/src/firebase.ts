import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { signingKey } from './signing-key.ts';

const TOKEN_SECONDS = 3_600;

/** The ID token for a number (E.164) as if Firebase had verified it. */
export async function signFirebase(project: string, mobile: string, at: Date) {
  const now = Math.floor(at.getTime() / 1000);
  return (await signingKey()).sign({
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: createHash('sha256').update(mobile).digest('base64url').slice(0, 28),
    iat: now,
    exp: now + TOKEN_SECONDS,
    phone_number: mobile,
  });
}

/** The code that every number gets in the demo, where no message is sent. */
const FIREBASE_CODE = '123456';

interface Played {
  project: string;
  now(): Date | Promise<Date>;
}

/**
 * The part of Firebase's own calls by which its code in the browser sends a code and proves it
 * (Identity Toolkit v1, as its emulator serves it).
 */
export function serveFirebase(server: FastifyInstance, { project, now }: Played) {
  const calls = '/identitytoolkit.googleapis.com';
  /** The number that each sending went to. */
  const sent = new Map<string, string>();
  const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  server.options(`${calls}/*`, (_request, reply) => reply.headers(open).send());
  server.get(`${calls}/v2/recaptchaConfig`, (_request, reply) => reply.headers(open).send({}));
  server.get(`${calls}/v1/recaptchaParams`, (_request, reply) =>
    reply.headers(open).send({ recaptchaSiteKey: 'none' }),
  );
  server.post<{ Body: { phoneNumber: string } }>(
    `${calls}/v1/accounts::sendVerificationCode`,
    ({ body }, reply) => {
      const sessionInfo = randomUUID();
      sent.set(sessionInfo, body.phoneNumber);
      return reply.headers(open).send({ sessionInfo });
    },
  );
  server.post<{ Body: { sessionInfo: string; code: string } }>(
    `${calls}/v1/accounts::signInWithPhoneNumber`,
    async ({ body }, reply) => {
      const phoneNumber = sent.get(body.sessionInfo);
      void reply.headers(open);
      if (!phoneNumber || body.code !== FIREBASE_CODE) {
        return reply.code(400).send({ error: { code: 400, message: 'INVALID_CODE' } });
      }
      sent.delete(body.sessionInfo);
      const idToken = await signFirebase(project, phoneNumber, await now());
      const expiresIn = String(TOKEN_SECONDS);
      const { sub: localId } = decodeJwt(idToken);
      return { idToken, refreshToken: 'none', expiresIn, localId, phoneNumber, isNewUser: false };
    },
  );
  server.post<{ Body: { idToken: string } }>(`${calls}/v1/accounts::lookup`, ({ body }, reply) => {
    const { sub: localId, phone_number: phoneNumber } = decodeJwt(body.idToken);
    return reply.headers(open).send({ users: [{ localId, phoneNumber }] });
  });
}
