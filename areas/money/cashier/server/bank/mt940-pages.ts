import { unreadable } from './statement.ts';

/** A field of SWIFT's MT940, without its tag; its further lines are parted by `\n`. */
export interface Field {
  text: string;
  /** Its first line in the file, from 1. */
  at: number;
}

/** An opening balance, what came after it, and the closing balance. */
export interface Page {
  account: Field;
  opening: Field;
  entries: { entry: Field; details: Field | null }[];
  closing: Field;
}

const TAG = /^:(\d{2}[A-Z]?|NS):(.*)$/;
/** Fields of a statement besides account, balances and entries; nothing is read from it. */
const SKIPPED = ['13', '13D', '21', '28', '28C', '34F', '90C', '90D', 'NS'];
const READ = ['20', '25', '25P', '60F', '60M', '61', '62F', '62M', '64', '65', '86'];
const TAGS = new Set([...SKIPPED, ...READ]);
/** Banks wrap a text at 65 characters, so that the rest of `12:26:37` may look like a tag. */
const FULL_LINE = 60;
/** The end of a message; what stands before the next one's first field belongs to the transport. */
const END = /^-(?:\}.*|X{3})?$/;

interface TaggedField extends Field {
  tag: string;
}

/**
 * Reads the pages of an MT940 file in its order, of whatever accounts. A statement is one page
 * (`:60F:` to `:62F:`) or several that end with `:62M:` and go on with `:60M:`, with or without a
 * new `:20:`. Refuses `statement.unreadable`.
 */
export function pagesOf(file: string): Page[] {
  const fields = fieldsOf(file);
  const pages: Page[] = [];
  let account: Field | null = null;
  let page: Omit<Page, 'closing'> | null = null;
  for (const { tag, ...field } of fields) {
    if (page && ['20', '25', '25P', '60F', '60M', '64', '65'].includes(tag))
      throw unreadable(field.at);
    if (tag === '20') account = null;
    else if (tag === '25' || tag === '25P') account = field;
    else if (tag === '60F' || tag === '60M') {
      if (!account) throw unreadable(field.at);
      page = { account, opening: field, entries: [] };
    } else if (tag === '61' || tag === '62F' || tag === '62M') {
      if (!page) throw unreadable(field.at);
      if (tag === '61') page.entries.push({ entry: field, details: null });
      else {
        pages.push({ ...page, closing: field });
        page = null;
      }
    } else if (tag === '86') {
      const last = page?.entries.at(-1);
      if (last) last.details = field;
    } else if (!TAGS.has(tag)) throw unreadable(field.at);
  }
  if (page || pages.length === 0) throw unreadable(fields.at(-1)?.at ?? 1);
  return pages;
}

function fieldsOf(file: string): TaggedField[] {
  const fields: TaggedField[] = [];
  let field: TaggedField | null = null;
  let before = '';
  for (const [i, line] of file.split(/\r?\n/).entries()) {
    const [, tag, text] = TAG.exec(line) ?? [];
    const wrapped = field?.tag === '86' && before.length >= FULL_LINE && !TAGS.has(tag ?? '');
    if (tag !== undefined && !wrapped) {
      field = { tag, text: text ?? '', at: i + 1 };
      fields.push(field);
    } else if (END.test(line)) field = null;
    else if (field && line !== '') field.text += `\n${line}`;
    before = line;
  }
  return fields;
}
