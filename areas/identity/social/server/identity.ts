import type { Provider } from '../social.api.ts';

/** A person's identity at a provider, as the provider has just confirmed it. */
export interface Identity {
  provider: Provider;
  /** The provider's lasting id of the person. */
  subject: string;
  email: string | null;
  /** Whether the provider confirms that the address is the person's. */
  emailVerified: boolean;
  name: string | null;
}
