import { askVendor, connectionOf, isVendorOn, vendorSettings } from '@palaro/catalogue/server';
import { memberOfWire, plusSeconds, type MoneyCommand, type VendorCommand } from '@palaro/kernel';
import { spanOf, type App, type Difference, type NightlyCheck, type Span } from '@palaro/server';
import { VENDORS, type Vendor } from '@palaro/vendors';
import { messageIdentity } from '@palaro/wallet/server';
import { DIFFERENCES_MAX } from './checks.ts';
import { findKeys, listTransfers } from './statements.repository.ts';

/** A message and its posting may be this far apart: clocks differ and delivery takes time. */
const MARGIN_SECONDS = 900;

const movesMoney = (command: VendorCommand): command is MoneyCommand =>
  command.kind !== 'authenticate' && command.kind !== 'balance';

/**
 * Compares the vendor's list of the day with ours, message by message
 * (docs/domain/wallet-protocol.md §12): what only the vendor has, what differs, and what only we
 * have. Vendors without a list are left out.
 */
export const vendorStatements: NightlyCheck = {
  name: 'vendors.statements',
  says: 'every vendor’s list of its messages equals ours',
  async run(app, day) {
    const found: Difference[] = [];
    for (const vendor of VENDORS) {
      if (!vendor.client.transactions || !(await isVendorOn(app, vendor.code))) continue;
      const { reportTimezone } = await vendorSettings(app, vendor.code);
      const span = await spanOf(app.db, day, reportTimezone);
      found.push(...(await compare(app, vendor, span)));
    }
    return found.slice(0, DIFFERENCES_MAX);
  },
};

async function compare(app: App, vendor: Vendor, span: Span): Promise<Difference[]> {
  const found: Difference[] = [];
  const theirs = new Set<string>();
  for await (const page of statementOf(app, vendor, widened(span))) {
    const messages = page.map((command) => {
      const member = numberOf(command);
      return { command, member, ...messageIdentity({ ...command, member }) };
    });
    const known = await findKeys(app.db, messages);
    for (const { command, member, key, input } of messages) {
      theirs.add(`${member}/${key}`);
      const ours = known.get(`${member}/${key}`);
      if (!ours) found.push(difference(vendor, command, 'missing here'));
      else if (ours !== input) found.push(difference(vendor, command, 'differs'));
    }
  }
  for (const { member, key, amount } of await listTransfers(app.db, vendor.code, span)) {
    if (theirs.has(`${member}/${key}`)) continue;
    const details = { vendor: vendor.code, member, key, amount, what: 'missing there' };
    found.push({ subject: `${vendor.code}/${member}/${key}`, details });
  }
  return found;
}

const NUMBER = /^[1-9]\d{0,17}$/;
/** A number that no member has. */
const NOBODY = '0';

/** The number under which the member's messages are kept. A vendor's list may name anybody. */
function numberOf({ member }: MoneyCommand): string {
  const number = memberOfWire(member) ?? NOBODY;
  return NUMBER.test(number) ? number : NOBODY;
}

const widened = ({ from, to }: Span): Span => ({
  from: plusSeconds(from, -MARGIN_SECONDS),
  to: plusSeconds(to, MARGIN_SECONDS),
});

function difference({ code }: Vendor, command: MoneyCommand, what: string): Difference {
  const { member, transaction, kind } = command;
  const details = { vendor: code, member, transaction, kind, what };
  return { subject: `${code}/${member}/${transaction}/${kind}`, details };
}

/** Reads the vendor's pages. Throws where it gives none, which becomes a finding too. */
async function* statementOf(app: App, vendor: Vendor, span: Span): AsyncGenerator<MoneyCommand[]> {
  const { client, code } = vendor;
  const connection = await connectionOf(app, vendor);
  if (!connection || !client.transactions) throw new Error(`${code} could not be asked`);
  for (let cursor: string | undefined; ;) {
    const page = await askVendor(app, code, () =>
      client.transactions!(connection, { ...span, ...(cursor ? { cursor } : {}) }),
    );
    yield page.commands.filter(movesMoney);
    if (page.next === null) return;
    cursor = page.next;
  }
}
