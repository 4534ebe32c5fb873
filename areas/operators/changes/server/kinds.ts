import { isDeepStrictEqual } from 'node:util';
import { Check } from 'typebox/value';
import type { MemberId } from '@palaro/kernel';
import { changeKinds, type AgreedChange, type App, type ChangeKind, type Tx } from '@palaro/server';
import type { RequestRow, StepRow } from './changes.repository.ts';
import type { ChangeCase } from './judge-change.ts';

/** Throws if no area lists it, which a deployment that removed an area can bring about. */
export function kindOf(app: App, name: string): ChangeKind {
  const kind = changeKinds.of(app).find((one) => one.name === name);
  if (!kind) throw new Error(`no area lists the kind of change ${name}`);
  return kind;
}

/** Whether a payload has its kind's shape. */
export const fits = ({ payload: shape }: ChangeKind, payload: unknown): boolean =>
  Check(shape, payload);

/** As JSON keeps it, so that what is read now compares with what was stored. */
export const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null)) as unknown;

export const sameValue = (one: unknown, other: unknown) =>
  isDeepStrictEqual(plain(one), plain(other));

/** The member of a subject `member:<id>`, so that his page finds the entry. */
export function memberOf(subject: string): { member?: MemberId } {
  const id = /^member:(\d{1,18})$/.exec(subject)?.[1];
  return id === undefined ? {} : { member: id };
}

export const caseOf = (row: RequestRow, steps: readonly StepRow[]): ChangeCase => ({
  state: row.state,
  maker: row.maker,
  needed: row.needed,
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  steps,
});

/** As its kind applies it. */
export function agreedOf(row: RequestRow, steps: readonly StepRow[]): AgreedChange<never> {
  const approvers = steps.filter(({ step }) => step === 'approve').map(({ name }) => name ?? '');
  return {
    id: row.id,
    payload: row.payload as never,
    reason: row.reason,
    people: [row.maker_name, ...approvers],
  };
}

/** Lets a kind take back what it did when the change was asked for, as it will not be made. */
export async function endWithoutChange(app: App, tx: Tx, { kind, payload }: RequestRow) {
  // A request may outlive the area of its kind.
  const known = changeKinds.of(app).find((one) => one.name === kind);
  await known?.ended?.(app, tx, payload as never);
}
