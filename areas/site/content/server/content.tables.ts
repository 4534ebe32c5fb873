import type { JsonText } from '@palaro/server';

import type { InLanguages } from '@palaro/kernel';
import type { Announcement } from '../content.api.ts';
import type { Audience } from '../audience.ts';

/** One text for each language; a draft may lack one. */
export type Texts = InLanguages<string>;

declare module '@palaro/server' {
  interface Refinements {
    announcement: {
      title: JsonText<Texts>;
      content: JsonText<Texts>;
      images: JsonText<Announcement['images']>;
      audience: JsonText<Audience>;
    };
    help_topic: { title: JsonText<Texts>; content: JsonText<Texts> };
    agreement_version: { title: JsonText<Texts>; content: JsonText<Texts> };
    hot_match: { league: JsonText<Texts> };
  }
}
