import { t } from '@palaro/client';
import type { Reply } from '@palaro/api';
import type { Permission } from '@palaro/permissions';
import { Badge, Checkbox } from '@palaro/ui';
import type { operatorsApi } from '../operators.api.ts';
import styles from './operators.module.css';

export type OperatorRow = Reply<(typeof operatorsApi)['operators']>['list'][number];
export type RoleRow = Reply<(typeof operatorsApi)['roles']>['list'][number];
export type ElevationRow = Reply<(typeof operatorsApi)['elevations']>['list'][number];

const TONES = { invited: 'gold', active: 'leaf', disabled: 'rose' } as const;

/** A state in words, on its colour. */
export const StateBadge = ({ state }: { state: OperatorRow['state'] }) => (
  <Badge tone={TONES[state]}>{t(`operators-console.state.${state}`)}</Badge>
);

/** The second factors that an operator has set up. */
export function factorsText({ hasApp, passkeys }: OperatorRow): string {
  const all = [
    ...(hasApp ? [t('operators-console.factor_app')] : []),
    ...(passkeys > 0 ? [t('operators-console.factor_passkeys', { count: passkeys })] : []),
  ];
  return all.join(', ') || t('operators-console.factor_none');
}

/** A permission in words. */
export const permissionText = (permission: Permission) => t(`operators-console.may.${permission}`);

interface ChoicesProps<Name extends string> {
  legend: string;
  names: readonly Name[];
  chosen: readonly Name[];
  /** The words of a name; the name itself unless given. */
  word?(name: Name): string;
  onChange(chosen: Name[]): void;
}

/** Boxes to tick: roles, permissions. */
export const Choices = <Name extends string>(props: ChoicesProps<Name>) => (
  <fieldset className={styles.choices}>
    <legend>{props.legend}</legend>
    {props.names.map((name) => (
      <Checkbox
        key={name}
        label={props.word?.(name) ?? name}
        checked={props.chosen.includes(name)}
        onChange={({ target }) =>
          props.onChange(
            target.checked
              ? [...props.chosen, name]
              : props.chosen.filter((other) => other !== name),
          )
        }
      />
    ))}
  </fieldset>
);
