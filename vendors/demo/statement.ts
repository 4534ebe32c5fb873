import type { VendorCommand } from '@palaro/kernel';
import type { VendorPage } from '../contract.ts';
import { demoCallbacks } from './callbacks.ts';

const COLUMNS = [
  'command',
  'at',
  'member',
  'currency',
  'game',
  'round',
  'transaction',
  'amount',
  'target',
  'final',
];
const END = /^#(?:end|next,(\d+))$/;

/** Stands in for the session, which is a secret that the vendor's list leaves out. */
const NO_SESSION = 'statement';

type Row = Record<string, unknown>;

/** Turns one line of the vendor's list back into its command. Throws if it is not one. */
export function listedCommand({ command, at, ...fields }: Row, vendor: string): VendorCommand {
  const translate = demoCallbacks[String(command)];
  const session = command === 'bet' || command === 'betWin' ? { session: NO_SESSION } : {};
  const asked = translate?.({ ...fields, ...session, occurredAt: at }, vendor);
  if (!asked || asked.kind === 'question')
    throw new Error(`the command ${String(command)} is unknown`);
  return asked;
}

/**
 * Reads a page of the vendor's statement (CSV). Its last line marks the page as complete; a page
 * without that line, or with other columns, throws.
 */
export function readStatement(text: string, vendor: string): VendorPage {
  const lines = text.split('\r\n').slice(0, -1);
  const end = END.exec(lines.at(-1) ?? '');
  if (lines[0] !== COLUMNS.join(',') || !end) throw new Error('the statement is incomplete');
  const commands = lines.slice(1, -1).map((line) => listedCommand(rowOf(line), vendor));
  return { commands, next: end[1] ?? null };
}

function rowOf(line: string): Row {
  const cells = line.split(',');
  const given = COLUMNS.map((name, at) => [name, cells[at] ?? ''] as const);
  const row: Row = Object.fromEntries(given.filter(([, cell]) => cell !== ''));
  return 'final' in row ? { ...row, final: row.final === 'true' } : row;
}
