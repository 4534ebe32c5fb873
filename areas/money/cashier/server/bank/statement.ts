import type { Money } from '@palaro/kernel';
import { isDay } from '@palaro/rules';
import { refuse } from '@palaro/server';
import '../../cashier.errors.ts';

export interface StatementLine {
  /** `YYYY-MM-DD`, the day on which it was booked. */
  day: string;
  /** Above zero it came, below zero it left. */
  amount: Money;
  reference: string;
  description: string;
}

/** What a bank says of one account; the days run from the first line to the last. */
export interface BankStatement {
  from: string;
  to: string;
  opening: Money;
  closing: Money;
  lines: StatementLine[];
}

/** The statement cannot be used, and which line of the file says so; the first is 1. */
export const unreadable = (line: number) =>
  refuse('statement.unreadable', { data: { line }, values: { line } });

/** A spreadsheet would run a text that begins like this, also by a wide sign. */
const FORMULA = /^[=+@\t\r＝＋＠]/;
const CONTROL = /[\p{Cc}\ufffd]/u;
const TEXT_MAX = 400;

/** A cell that people will read. Refuses `statement.unreadable`. */
export function plainText(cell: string, line: number): string {
  if (cell.trim().length > TEXT_MAX) throw unreadable(line);
  return safeText(cell, line);
}

/** A text of any length that a spreadsheet would not run. Refuses `statement.unreadable`. */
export function safeText(cell: string, line: number): string {
  const text = cell.trim();
  if (FORMULA.test(text) || CONTROL.test(text)) throw unreadable(line);
  return text;
}

/** `YYYY-MM-DD` of a day that the calendar has. Refuses `statement.unreadable`. */
export function calendarDay(year: number, month: number, day: number, line: number): string {
  const text = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  if (!isDay(text) || year < 2000 || year > 2099) throw unreadable(line);
  return text;
}

const COUNTS = 10_000n;
const PLACES = 4;

/** Pesos and decimals as counts of 1/10,000. */
export const counts = (pesos: string, decimals: string): Money =>
  BigInt(pesos) * COUNTS + BigInt(decimals.padEnd(PLACES, '0'));
