import type { Provider } from '../social.api.ts';

/** Who somebody is at a provider, as the provider has just confirmed. */
export interface Identity {
  provider: Provider;
  /** The provider's own, lasting name for the person. */
  subject: string;
  email: string | null;
  /** Whether the provider says that the address is the person's. */
  emailVerified: boolean;
  name: string | null;
}
