import type { Provider } from '../social.api.ts';

const MARKS: Record<Provider, string> = {
  google:
    'M12 4.2a7.8 7.8 0 1 0 7.7 9.2c.1-.6.1-1.2.1-1.9h-7.6v2.9h4.4a4.6 4.6 0 1 1-1.4-5.4l2.2-2.2A7.8 7.8 0 0 0 12 4.2z',
  facebook:
    'M13.7 20.5v-7.3h2.5l.5-3h-3V8.4c0-.9.4-1.5 1.6-1.5h1.5V4.2a17 17 0 0 0-2.3-.2c-2.4 0-3.9 1.4-3.9 4v2.2H8v3h2.6v7.3z',
  telegram:
    'M20.6 4.4 3.5 11.1c-.8.3-.8 1.4 0 1.6l4.2 1.4 1.7 5.2c.2.6 1 .8 1.4.3l2.3-2.4 4.3 3.2c.5.4 1.3.1 1.4-.6l3-14.4c.1-.7-.5-1.3-1.2-1zM9 14l8.3-6.2-6.5 7-.5 2.6z',
};

/** The provider's mark, drawn in the text's colour. */
export const ProviderMark = ({ provider }: { provider: Provider }) => (
  <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={MARKS[provider]} />
  </svg>
);
