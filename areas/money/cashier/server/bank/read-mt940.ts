import {
  calendarDay,
  counts,
  plainText,
  unreadable,
  type BankStatement,
  type StatementLine,
} from './statement.ts';

/** SWIFT MT940: a field begins with its tag; lines without one continue the field before. */
interface Field {
  tag: string;
  text: string;
  at: number;
}

const CENTURY = 2000;
const BALANCE = /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})(\d{1,13}),(\d{0,2})$/;
/** Value day, entry day, direction (`R` reverses it), amount, kind, reference, the bank's own. */
const ENTRY = new RegExp(
  [
    /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD])[A-Z]?(\d{1,13}),(\d{0,2})/,
    /[A-Z][A-Z0-9]{3}([^\n]*?)(?:\/\/([^\n]*))?(?:\n[^]*)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
);
const ORDER = [':20:', ':25:', ':28C:', ':60F:'];

/**
 * Reads one statement as MT940. Opening balance and lines must make the closing balance, and `:25:`
 * must end with the account's number. Refuses `statement.unreadable`.
 */
export function readMt940(file: string, number: string, currency: string): BankStatement {
  const fields = fieldsOf(file);
  ORDER.forEach((tag, i) => {
    if (fields[i]?.tag !== tag) throw unreadable(fields[i]?.at ?? 1);
  });
  const digits = (text: string) => text.replace(/\D/g, '');
  const about = fields[1]!;
  if (!digits(about.text).endsWith(digits(number))) throw unreadable(about.at);
  const opening = balanceOf(fields[3]!, currency);
  const lines: StatementLine[] = [];
  let sum = opening.amount;
  let closing: ReturnType<typeof balanceOf> | null = null;
  for (const field of fields.slice(ORDER.length)) {
    if (closing && field.tag !== ':64:' && field.tag !== ':86:') throw unreadable(field.at);
    if (field.tag === ':61:') {
      const line = entryOf(field);
      sum += line.amount;
      lines.push(line);
    } else if (field.tag === ':86:' && !closing && lines.length > 0) {
      lines.at(-1)!.description = plainText(field.text.replaceAll('\n', ' '), field.at);
    } else if (field.tag === ':62F:') {
      closing = balanceOf(field, currency);
      if (closing.amount !== sum) throw unreadable(field.at);
    } else if (!closing) throw unreadable(field.at);
  }
  if (!closing) throw unreadable(fields.at(-1)!.at);
  const days = [...lines.map(({ day }) => day), closing.day].sort();
  return {
    from: days[0]!,
    to: days.at(-1)!,
    opening: opening.amount,
    closing: closing.amount,
    lines,
  };
}

function fieldsOf(file: string): Field[] {
  const fields: Field[] = [];
  for (const [i, text] of file.split(/\r?\n/).entries()) {
    const tagged = /^(:\d{2}[A-Z]?:)(.*)$/.exec(text);
    if (tagged) fields.push({ tag: tagged[1]!, text: tagged[2]!, at: i + 1 });
    else if (text === '' || text === '-' || text === '-}') continue;
    else if (fields.length > 0) fields.at(-1)!.text += `\n${text}`;
    else if (!text.startsWith('{')) throw unreadable(i + 1);
  }
  return fields;
}

function balanceOf({ text, at }: Field, own: string) {
  const found = BALANCE.exec(text);
  if (!found || found[5] !== own) throw unreadable(at);
  const amount = counts(found[6]!, found[7]!);
  return {
    day: calendarDay(CENTURY + +found[2]!, +found[3]!, +found[4]!, at),
    amount: found[1] === 'C' ? amount : -amount,
  };
}

function entryOf({ text, at }: Field): StatementLine {
  const found = ENTRY.exec(text);
  if (!found) throw unreadable(at);
  const amount = counts(found[6]!, found[7]!);
  if (amount === 0n) throw unreadable(at);
  const comes = found[5] === 'C' || found[5] === 'RD';
  return {
    day: calendarDay(CENTURY + +found[1]!, +found[2]!, +found[3]!, at),
    amount: comes ? amount : -amount,
    reference: plainText(found[8]!, at),
    description: plainText(found[9] ?? '', at),
  };
}
