import { Money } from '@palaro/kernel';

/** Stands for no requirement: the part of a round that none could take. */
const LOST = '0';

export type RequirementState = 'O' | 'D' | 'F' | 'X' | 'W';

export interface Requirement {
  id: string;
  required: Money;
  done: Money;
  state: RequirementState;
  openedAt: Date;
}

/** A round to be counted, and what it has contributed so far. */
export interface DueRound {
  vendor: string;
  round: string;
  worth: Money;
  closedAt: Date | null;
  /** The transaction that changed it last: a member's are in order. Null of a vendor's list. */
  tx: bigint | null;
  /** Amounts by requirement. */
  uses: ReadonlyMap<string, Money>;
}

export interface RoundUse {
  vendor: string;
  round: string;
  requirement: string;
  amount: Money;
}

export interface Filled {
  requirements: readonly Requirement[];
  uses: readonly RoundUse[];
}

/**
 * Applies rounds to one member's requirements, only by the difference of what each is worth and
 * what it has contributed, so that a repeat changes nothing (docs/domain/ledger.md §8). They are
 * taken in the order of their changes, so it matters little when this runs. A round fills the
 * oldest open requirements that were opened before it closed; what none can take is lost. What it
 * no longer is worth is taken back: from the lost part, then newest first, also from a Done
 * requirement. Answers what changed.
 */
export function fillRequirements(
  before: readonly Requirement[],
  rounds: readonly DueRound[],
): Filled {
  const requirements = before
    .map((one) => ({ ...one }))
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const differences = rounds
    .map((round) => ({ round, rest: round.worth - Money.sum([...round.uses.values()]) }))
    .sort((a, b) => inOrder(a.round, b.round));
  const uses = differences.flatMap(({ round, rest }) =>
    (rest > 0n ? give(requirements, round, rest) : takeBack(requirements, round, -rest)).map(
      ([requirement, part]) => ({
        vendor: round.vendor,
        round: round.round,
        requirement,
        amount: (round.uses.get(requirement) ?? 0n) + part,
      }),
    ),
  );
  const old = new Map(before.map((one) => [one.id, one]));
  return { requirements: requirements.filter(({ id, done }) => old.get(id)?.done !== done), uses };
}

type Part = readonly [requirement: string, amount: Money];

function give(requirements: Requirement[], { closedAt }: DueRound, amount: Money): Part[] {
  const parts: Part[] = [];
  let rest = amount;
  for (const one of requirements) {
    if (rest === 0n) break;
    if (one.state !== 'O' || closedAt === null || one.openedAt > closedAt) continue;
    const part = least(rest, one.required - one.done);
    change(one, part);
    parts.push([one.id, part]);
    rest -= part;
  }
  return rest === 0n ? parts : [...parts, [LOST, rest]];
}

function takeBack(requirements: Requirement[], { uses }: DueRound, amount: Money): Part[] {
  const lost = least(amount, uses.get(LOST) ?? 0n);
  const parts: Part[] = lost > 0n ? [[LOST, -lost]] : [];
  let rest = amount - lost;
  for (const one of [...requirements].reverse()) {
    const part = least(rest, uses.get(one.id) ?? 0n);
    if (part === 0n || (one.state !== 'O' && one.state !== 'D')) continue;
    change(one, -part);
    parts.push([one.id, -part]);
    rest -= part;
  }
  return parts;
}

function change(one: Requirement, by: Money) {
  one.done += by;
  one.state = one.done === one.required ? 'D' : 'O';
}

const least = (a: Money, b: Money) => (a < b ? a : b);

/** By their last change, and always in the same order. */
function inOrder(a: DueRound, b: DueRound): number {
  if (a.tx !== b.tx) return a.tx === null || (b.tx !== null && a.tx > b.tx) ? 1 : -1;
  const byTime = (a.closedAt?.getTime() ?? 0) - (b.closedAt?.getTime() ?? 0);
  const left = `${a.vendor}/${a.round}`;
  const right = `${b.vendor}/${b.round}`;
  return byTime || (left < right ? -1 : Number(left > right));
}
