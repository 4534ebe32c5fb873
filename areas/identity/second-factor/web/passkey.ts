import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Json = Record<string, unknown>;

/** Whether this browser can use passkeys of that domain here. */
export function passkeysWork(domain: string | null): boolean {
  const host = window.location.hostname;
  const own =
    domain !== null && (host === domain || host.slice(-domain.length - 1) === `.${domain}`);
  return own && typeof window.PublicKeyCredential === 'function';
}

/** Null if the person cancelled, the browser cannot do it, or its code could not be loaded. */
type Made = Promise<Json | null>;

const orNull = (made: Promise<unknown>): Made =>
  made.then(
    (credential) => credential as Json,
    () => null,
  );

/** Asks the browser to make a passkey. */
export function makePasskey(options: Json): Made {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const asked = import('@simplewebauthn/browser');
  return orNull(asked.then(({ startRegistration }) => startRegistration({ optionsJSON })));
}

/** Asks the browser to sign with a passkey. */
export function signWithPasskey(options: Json): Made {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const asked = import('@simplewebauthn/browser');
  return orNull(asked.then(({ startAuthentication }) => startAuthentication({ optionsJSON })));
}
