import type { Provider } from '../social.api.ts';

declare module '@palaro/server' {
  interface Refinements {
    social_attempt: { provider: Provider };
    social_ticket: { provider: Provider };
  }
}
