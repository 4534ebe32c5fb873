import { WRITTEN_LANGUAGES, type WrittenLanguage } from '@palaro/kernel';
import type { Texts } from './content.tables.ts';

/** What nobody sees in cleaned HTML: space, and tags but those of pictures. Also for PostgreSQL. */
export const UNSEEN = '<(?!img)[^>]*>|[\\s\\u00a0]';

/** The languages in which a title or a text shows nothing; `content` is cleaned HTML. */
export const missingIn = ({
  title,
  content,
}: {
  title: Texts;
  content: Texts;
}): WrittenLanguage[] =>
  WRITTEN_LANGUAGES.filter(
    (one) => title[one].trim() === '' || content[one].replace(new RegExp(UNSEEN, 'g'), '') === '',
  );
