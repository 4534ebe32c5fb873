import type { FastifyRequest } from 'fastify';
import { DEVICES, HEADERS, type Device, type Endpoint } from '@palaro/api';
import { isLanguage } from '@palaro/kernel';
import {
  cookieOf,
  isLocal,
  regionOf,
  type App,
  type Principal,
  type RequestInfo,
} from '@palaro/server';

declare module 'fastify' {
  interface FastifyRequest {
    info?: RequestInfo;
    principal?: Principal;
    /** The files of an upload of many, which came beside the fields of the body. */
    sentFiles?: readonly Buffer[];
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** No merchant has a longer code; longer ones are cut. */
const MERCHANT_MAX = 32;

const headerOf = (request: FastifyRequest, name: string) => {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
};

/** What the request's headers say (docs/domain/wire.md, Request headers). */
export function readRequestInfo(app: App, request: FastifyRequest): RequestInfo {
  const language = headerOf(request, HEADERS.language);
  const device = headerOf(request, HEADERS.device);
  const userAgent = headerOf(request, 'User-Agent')?.slice(0, 300) ?? '';
  return {
    id: request.id,
    ip: request.ip,
    language: isLanguage(language) ? language : app.site.settings['site.language'],
    device: DEVICES.includes(device as Device) ? (device as Device) : deviceOf(userAgent),
    region: regionOf(app, request),
    merchant: headerOf(request, HEADERS.merchant)?.slice(0, MERCHANT_MAX),
    userAgent,
    captchaId: captchaIdOf(app, request),
    moduleId: headerOf(request, HEADERS.moduleId),
    cookie: (name) => cookieOf(app, request, name),
    deviceId: undefined,
    idempotencyKey: idempotencyKeyOf(request),
    takesToken: headerOf(request, HEADERS.sessionToken) !== undefined,
    loopback: isLocal(request),
  };
}

const captchaIdOf = (app: App, request: FastifyRequest) =>
  headerOf(request, HEADERS.captchaId)?.slice(0, 64) ?? cookieOf(app, request, 'captcha');

export const deviceOf = (userAgent: string): Device =>
  /Mobi|Android/i.test(userAgent) ? 'MOBILE' : 'WEB';

/** The bearer token. One in an address or a body is ignored, since addresses end up in logs. */
export const bearerOf = (request: FastifyRequest) =>
  /^Bearer ([A-Za-z0-9_.-]{1,200})$/.exec(headerOf(request, HEADERS.authorization) ?? '')?.[1];

export const idempotencyKeyOf = (request: FastifyRequest) =>
  headerOf(request, HEADERS.idempotencyKey);

export const encryptionOf = (request: FastifyRequest) => headerOf(request, HEADERS.encryption);
export const hasAuthorization = (request: FastifyRequest) =>
  headerOf(request, HEADERS.authorization) !== undefined;
