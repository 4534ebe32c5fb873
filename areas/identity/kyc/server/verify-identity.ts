import { defineProvision, provide, type App, type Photo } from '@palaro/server';
import type { Rejection } from '../kyc.api.ts';
import type { IdDocument, Person } from './person.ts';

/** What a provider gets: the person as he described himself, his document and its pictures. */
export interface IdentityRequest {
  application: string;
  person: Person;
  document: IdDocument;
  /** Opens the application's pictures; a provider that needs none does not call it. */
  pictures(): Promise<(Pick<Photo, 'bytes'> & { kind: string })[]>;
}

/** `review`: a person must look at it. */
export type IdentityVerdict =
  | { is: 'review' }
  | { is: 'approved' }
  | { is: 'rejected'; reason: Rejection };

/** Port for services that check documents (docs/domain/accounts.md §9). */
export interface IdentityProvider {
  /** Recorded in the audit as the decider. */
  name: string;
  verify(request: IdentityRequest): Promise<IdentityVerdict>;
}

export const identityProvider = defineProvision<IdentityProvider>('kyc.identity-provider');

/** The default: operators look at every application. */
export const manualReview = provide(identityProvider, () => ({
  name: 'manual',
  verify: () => Promise.resolve({ is: 'review' }),
}));

/** Asks the provider. If it fails or cannot tell, the operators decide. */
export async function verifyIdentity(app: App, request: IdentityRequest) {
  const { name, verify } = identityProvider.of(app);
  try {
    return { by: name, verdict: await verify(request) };
  } catch (error) {
    app.log.warn({ err: error, provider: name }, 'an identity was left to the operators');
    return { by: name, verdict: { is: 'review' } as IdentityVerdict };
  }
}
