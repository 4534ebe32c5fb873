import { defineService, type App } from '@palaro/server';
import type { Rejection } from '../kyc.api.ts';
import type { Picture } from './document-picture.ts';
import type { IdDocument, Person } from './person.ts';

/** What a provider is given: the person as he named himself, his document and its pictures. */
export interface IdentityRequest {
  application: string;
  person: Person;
  document: IdDocument;
  /** Opens a picture of the application; a provider that needs none asks for none. */
  pictures(): Promise<(Pick<Picture, 'bytes'> & { kind: string })[]>;
}

/** `review`: a person looks at it. */
export type IdentityVerdict =
  { is: 'review' } | { is: 'approved' } | { is: 'rejected'; reason: Rejection };

/** Port for services that judge documents (accounts.md §9). */
export interface IdentityProvider {
  /** Stands in the audit as who decided. */
  name: string;
  verify(request: IdentityRequest): Promise<IdentityVerdict>;
}

/** What is shipped: operators look at every application. */
const MANUAL: IdentityProvider = {
  name: 'manual',
  verify: () => Promise.resolve({ is: 'review' }),
};

const provider = defineService('kyc.provider', () => ({ in: MANUAL }));

/** Puts a service in the place of the review by operators. */
export const registerIdentityProvider = (app: App, chosen: IdentityProvider): void => {
  provider(app).in = chosen;
};

/** Asks the provider; one that fails or cannot tell leaves the application to the operators. */
export async function verifyIdentity(app: App, request: IdentityRequest) {
  const { name, verify } = provider(app).in;
  try {
    return { by: name, verdict: await verify(request) };
  } catch (error) {
    app.log.warn({ err: error, provider: name }, 'an identity is left to the operators');
    return { by: name, verdict: { is: 'review' } as IdentityVerdict };
  }
}
