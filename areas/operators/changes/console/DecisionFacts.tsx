import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import { Facts, Money, Person, Place } from '@palaro/desk';
import type { FactRow } from '../changes.api.ts';
import { wordOf } from './change-cells.tsx';

/** Facts of a change beside what it changes, drawn alike for every kind, in its order. */
export function DecisionFacts({ facts }: { facts: readonly FactRow[] | null }) {
  if (facts === null) return <p>{t('changes-console.facts_hidden')}</p>;
  return (
    <Facts
      rows={facts.map((fact) => ({
        label: `changes-console.field.${fact.name}` as TextKey,
        value: <FactValue fact={fact} />,
      }))}
    />
  );
}

function FactValue({ fact: { text, amount, items, member, link } }: { fact: FactRow }) {
  if (member) {
    const { id, account, name } = member;
    return <Person name={name === null ? account : `${account} · ${name}`} member={id} />;
  }
  if (amount !== undefined) return <Money value={amount} exact={!amount.endsWith('00')} />;
  if (items) return <span>{items.map(wordOf).join(', ')}</span>;
  if (text === undefined) return <em>{t('changes-console.fact_absent')}</em>;
  return link === undefined ? <span>{wordOf(text)}</span> : <Place to={link}>{text}</Place>;
}
