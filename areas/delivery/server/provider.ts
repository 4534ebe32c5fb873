/** One SMS on its way out. */
export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  /** The secret in the text, for gateways that have a way of their own for codes. */
  code: string | null;
}

/** A way to phones. `name` is the one that the setting `sms.providers` has. */
export interface SmsProvider {
  name: string;
  /** Whether it reaches this number at all. */
  serves(to: string): boolean;
  /** How many units of its price the message takes. */
  units(sms: Sms): number;
  /** Answers the number that the message has there. Throws `ProviderRefused` where it said no. */
  send(sms: Sms): Promise<string>;
}

/** A provider answered that it does not take the message. */
export class ProviderRefused extends Error {
  /** It will not take it later either: no such number, no such mailbox. */
  readonly lasting: boolean;

  constructor(status: number | string, lasting: boolean) {
    super(`a provider refused a message: ${status}`);
    this.lasting = lasting;
  }
}

const TIMEOUT_MS = 10_000;
/** Faults of the message itself; any other status is the provider's or the account's. */
const FAULTS_OF_MESSAGE: readonly number[] = [400, 404, 413, 422];

/**
 * Posts a form and answers the JSON of a success. A redirection is a failure: what is sent holds
 * the account's secret.
 */
export async function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { status } = response;
  if (!response.ok) throw new ProviderRefused(status, FAULTS_OF_MESSAGE.includes(status));
  return response.json().catch(() => {
    throw new ProviderRefused('no JSON', false);
  });
}
