/** An SMS to send. */
export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  /** The secret in the text, for gateways that send codes in a special way. */
  code: string | null;
}

/** An SMS gateway. `name` is its name in the setting `sms.providers`. */
export interface SmsProvider {
  name: string;
  /** Whether it can reach this number. */
  serves(to: string): boolean;
  /** How many times its price the message costs. */
  units(sms: Sms): number;
  /** Returns the provider's id of the message. Throws `ProviderRefused` if the provider refuses. */
  send(sms: Sms): Promise<string>;
}

/** A provider refused the message. */
export class ProviderRefused extends Error {
  /** True if a retry cannot help: no such number, no such mailbox. */
  readonly lasting: boolean;

  constructor(status: number | string, lasting: boolean) {
    super(`a provider refused a message: ${status}`);
    this.lasting = lasting;
  }
}

const TIMEOUT_MS = 10_000;
/**
 * These statuses mean a fault in the message. Any other is the provider's or the account's fault.
 */
const FAULTS_OF_MESSAGE: readonly number[] = [400, 404, 413, 422];

/**
 * Posts a form and returns the JSON of a successful answer. A redirect counts as a failure, because
 * the request contains the account's secret.
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
