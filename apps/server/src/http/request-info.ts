import type { FastifyRequest } from 'fastify';
import { DEVICES, HEADERS, type Device, type Endpoint } from '@palaro/api';
import { isLanguage } from '@palaro/kernel';
import type { App, Principal, RequestInfo } from '@palaro/server';

declare module 'fastify' {
  interface FastifyRequest {
    info?: RequestInfo;
    principal?: Principal;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

const isLoopback = (ip: string) => /^(127\.|::1$|::ffff:127\.)/.test(ip);
/** Set by proxies: the caller of such a request is elsewhere, wherever its connection begins. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const LOCAL_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a process of this machine calls, and not a proxy here for somebody elsewhere. */
export const isLocal = ({ ip, headers }: FastifyRequest) =>
  isLoopback(ip) && !FORWARDING.some((name) => headers[name] !== undefined);

/**
 * Whether no page from elsewhere stands behind a call of this machine: a browser here sends what
 * any site asks it to (a form to `localhost`, a name that leads to 127.0.0.1).
 */
export function isFromHere(request: FastifyRequest): boolean {
  const { host, origin } = request.headers;
  const local = (address: string) =>
    URL.canParse(address) && LOCAL_NAME.test(new URL(address).hostname);
  return isLocal(request) && local(`http://${host}`) && (origin === undefined || local(origin));
}

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
};

/** What the request says of itself besides its fields (wire.md, Request headers). */
export function readRequestInfo(app: App, request: FastifyRequest): RequestInfo {
  const language = headerOf(request, HEADERS.language);
  const device = headerOf(request, HEADERS.device);
  const userAgent = headerOf(request, 'User-Agent')?.slice(0, 300) ?? '';
  return {
    id: request.id,
    ip: request.ip,
    language: isLanguage(language) ? language : app.site.settings['site.language'],
    device: DEVICES.includes(device as Device) ? (device as Device) : deviceOf(userAgent),
    userAgent,
    captchaId: captchaIdOf(request),
    idempotencyKey: idempotencyKeyOf(request),
    loopback: isLocal(request),
  };
}

const captchaIdOf = (request: FastifyRequest) =>
  headerOf(request, HEADERS.captchaId)?.slice(0, 64) ??
  /(?:^|; )captcha=([A-Za-z0-9_-]{1,64})/.exec(request.headers.cookie ?? '')?.[1];

const deviceOf = (userAgent: string): Device =>
  /Mobi|Android/i.test(userAgent) ? 'MOBILE' : 'WEB';

/** The bearer token; one in an address or a body is ignored, since addresses end up in logs. */
export const bearerOf = (request: FastifyRequest) =>
  /^Bearer ([A-Za-z0-9_.-]{1,200})$/.exec(headerOf(request, HEADERS.authorization) ?? '')?.[1];

export const idempotencyKeyOf = (request: FastifyRequest) =>
  headerOf(request, HEADERS.idempotencyKey);

export const moduleIdOf = (request: FastifyRequest) => headerOf(request, HEADERS.moduleId);
export const encryptionOf = (request: FastifyRequest) => headerOf(request, HEADERS.encryption);
export const hasAuthorization = (request: FastifyRequest) =>
  headerOf(request, HEADERS.authorization) !== undefined;
