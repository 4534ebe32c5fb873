import { askVendor, connectionOf, isVendorOn, vendorSettings } from '@palaro/catalogue/server';
import { memberOfWire, plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { VENDORS, type Vendor, type VendorCommand } from '@palaro/vendors';
import { messageIdentity } from '@palaro/wallet/server';
import { DIFFERENCES_MAX, type Check, type Difference } from './checks.ts';
import { findKeys, listTransfers, spanOf, type Span } from './statements.repository.ts';

/** The two clocks and a delivery lie between a message and its posting. */
const MARGIN_SECONDS = 900;

type Named = VendorCommand & { kind: Exclude<VendorCommand['kind'], 'authenticate' | 'balance'> };
const movesMoney = (command: VendorCommand): command is Named =>
  command.kind !== 'authenticate' && command.kind !== 'balance';

/**
 * The vendor's own list of the day against ours, message by message (wallet-protocol.md §12): what
 * it has and we lack, what differs, what we have and it lacks. Vendors without a list are left out.
 */
export const vendorStatements: Check = {
  name: 'vendors.statements',
  says: "every vendor's list of its messages is ours",
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
/** No member has it. */
const NOBODY = '0';

/** The member under the number that messages are kept by; a vendor's list may name anybody. */
function numberOf({ member }: Named): string {
  const number = memberOfWire(member) ?? NOBODY;
  return NUMBER.test(number) ? number : NOBODY;
}

const widened = ({ from, to }: Span): Span => ({
  from: plusSeconds(from, -MARGIN_SECONDS),
  to: plusSeconds(to, MARGIN_SECONDS),
});

function difference({ code }: Vendor, command: Named, what: string): Difference {
  const { member, transaction, kind } = command;
  const details = { vendor: code, member, transaction, kind, what };
  return { subject: `${code}/${member}/${transaction}/${kind}`, details };
}

/** The vendor's pages; throws where it gives none, which is a finding too. */
async function* statementOf(app: App, vendor: Vendor, span: Span): AsyncGenerator<Named[]> {
  const { client, code } = vendor;
  const connection = await connectionOf(app, vendor);
  if (!connection || !client.transactions) throw new Error(`${code} cannot be asked`);
  for (let cursor: string | undefined; ;) {
    const page = await askVendor(app, code, () =>
      client.transactions!(connection, { ...span, ...(cursor ? { cursor } : {}) }),
    );
    yield page.commands.filter(movesMoney);
    if (page.next === null) return;
    cursor = page.next;
  }
}
