import { DEVICES } from '@palaro/api';
import { amountFault, t, typedAmount } from '@palaro/client';
import { LANGUAGES } from '@palaro/kernel';
import { Checkbox, TextField } from '@palaro/ui';
import { useState } from 'react';
import type { GameChange } from '../console.api.ts';
import { loosens, type Terms } from '../terms.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { moneyOf, regionsOf } from './terms-text.ts';
import styles from './board.module.css';

export interface AskedTerms {
  title: string;
  what: 'bounds' | 'audience';
  /** Those of the vendors or games that are changed. */
  now: readonly Terms[];
  change(terms: Partial<Terms>): GameChange;
}

interface TermsDialogProps {
  asked: AskedTerms;
  onClose(): void;
}

/** Bounds of bets, or to whom games are shown; says when a second person must agree. */
export function TermsDialog({ asked, onClose }: TermsDialogProps) {
  const [terms, setTerms] = useState<Partial<Terms>>(() => startOf(asked));
  const set = (given: Partial<Terms>) => setTerms((before) => ({ ...before, ...given }));
  const two = asked.now.some((now) => loosens(now, { ...now, ...terms }));
  return (
    <ChangeDialog title={asked.title} change={asked.change(terms)} onClose={onClose}>
      {asked.what === 'bounds' ? (
        <Bounds terms={terms} set={set} />
      ) : (
        <Audience terms={terms} set={set} />
      )}
      <p className={styles.note} aria-live="polite">
        {t(two ? 'catalogue-console.two_people' : 'catalogue-console.one_person')}
      </p>
    </ChangeDialog>
  );
}

/** What stands in the fields first: the terms there are, if all that is changed has the same. */
function startOf({ what, now }: AskedTerms): Partial<Terms> {
  const [first] = now;
  const same = first && now.every((one) => JSON.stringify(one) === JSON.stringify(first));
  const { minBet = null, maxBet = null } = same ? first : {};
  if (what === 'bounds') return { minBet, maxBet };
  const { devices = null, languages = null, regions = null } = same ? first : {};
  return { devices, languages, regions };
}

interface FieldsProps {
  terms: Partial<Terms>;
  set(given: Partial<Terms>): void;
}

function Bounds({ terms, set }: FieldsProps) {
  return (
    <>
      {(['minBet', 'maxBet'] as const).map((name) => (
        <Bound key={name} name={name} value={terms[name] ?? null} set={set} />
      ))}
    </>
  );
}

interface BoundProps extends Pick<FieldsProps, 'set'> {
  name: 'minBet' | 'maxBet';
  value: string | null;
}

function Bound({ name, value, set }: BoundProps) {
  const [typed, setTyped] = useState(() => typedAmount(value ?? ''));
  const amount = moneyOf(typed);
  return (
    <TextField
      label={t(name === 'minBet' ? 'catalogue-console.min_bet' : 'catalogue-console.max_bet')}
      help={t('catalogue-console.bound_help')}
      error={amount === undefined ? (amountFault(typed) ?? undefined) : undefined}
      inputMode="decimal"
      after="PHP"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        // What is no amount is sent as it is, and refused with its field's name.
        const next = moneyOf(target.value);
        set({ [name]: next === undefined ? target.value : next });
      }}
    />
  );
}

function Audience({ terms, set }: FieldsProps) {
  const [regions, setRegions] = useState(() => (terms.regions ?? []).join(', '));
  return (
    <>
      <Boxes
        label={t('catalogue-console.devices')}
        all={DEVICES}
        chosen={terms.devices ?? null}
        word={(one) => t(`catalogue-console.device.${one}`)}
        onChange={(devices) => set({ devices })}
      />
      <Boxes
        label={t('catalogue-console.languages')}
        all={LANGUAGES}
        chosen={terms.languages ?? null}
        word={(one) => one}
        onChange={(languages) => set({ languages })}
      />
      <TextField
        label={t('catalogue-console.regions')}
        help={t('catalogue-console.regions_help')}
        value={regions}
        onChange={({ target }) => {
          setRegions(target.value);
          set({ regions: regionsOf(target.value) });
        }}
      />
    </>
  );
}

interface BoxesProps<T extends string> {
  label: string;
  all: readonly T[];
  /** Null: all. */
  chosen: readonly T[] | null;
  word(one: T): string;
  onChange(chosen: T[] | null): void;
}

function Boxes<T extends string>({ label, all, chosen, word, onChange }: BoxesProps<T>) {
  const ticked = (one: T) => chosen === null || chosen.includes(one);
  return (
    <fieldset className={styles.boxes}>
      <legend>{label}</legend>
      {all.map((one) => (
        <Checkbox
          key={one}
          label={word(one)}
          checked={ticked(one)}
          onChange={({ target }) => {
            const next = all.filter((name) => (name === one ? target.checked : ticked(name)));
            onChange(next.length === all.length ? null : next);
          }}
        />
      ))}
    </fieldset>
  );
}
