import { refuse, type Db } from '@palaro/server';
import './operators.tables.ts';

interface Person {
  name: string;
  fullName: string;
  mail: string;
}

/** Two addresses that reach one mailbox: letters of either case, and whatever follows a plus. */
const mailboxOf = (mail: string) => mail.toLowerCase().replace(/\+[^@]*@/, '@');
const wordsOf = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Nobody becomes two operators, who would then agree with each other. Refuses `console.name_taken`
 * and `console.mail_taken` where an operator, disabled or not, has the name, the full name or the
 * mailbox; `except` is that person’s own row.
 */
export async function refuseTaken(
  db: Db,
  { name, fullName, mail }: Person,
  except?: string,
): Promise<void> {
  const rows = db.selectFrom('operator').select(['id', 'name', 'full_name', 'mail']);
  const people = (await rows.execute()).filter(({ id }) => id !== except);
  const sameName = people.some(
    (one) => wordsOf(one.name) === wordsOf(name) || wordsOf(one.full_name) === wordsOf(fullName),
  );
  if (sameName) throw refuse('console.name_taken');
  if (people.some((one) => mailboxOf(one.mail) === mailboxOf(mail))) {
    throw refuse('console.mail_taken');
  }
}
