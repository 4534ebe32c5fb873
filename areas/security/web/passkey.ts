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

/** Has the browser make a passkey; null where the person stopped it or it cannot. */
export async function makePasskey(options: Json): Promise<Json | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).then(
    (made) => made as unknown as Json,
    () => null,
  );
}

/** Has the browser sign with a passkey; null where the person stopped it or it cannot. */
export async function signWithPasskey(options: Json): Promise<Json | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).then(
    (signed) => signed as unknown as Json,
    () => null,
  );
}
