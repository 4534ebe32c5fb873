import type { Pages } from '@palaro/client';
import { CreditCard } from 'lucide';
import { Icon } from '@palaro/ui';
import { useState } from 'react';
import {
  AccountNeeded,
  Amount,
  Badge,
  Button,
  EmptyState,
  ListRow,
  ListScreen,
  NotLoaded,
  ScreenFade,
  Segmented,
  SheetForm,
  SheetRow,
  SheetRows,
  Skeleton,
  Ticker,
} from '../src/index.ts';
import { Line, Section, type SectionProps } from './Section.tsx';

type State = Pages<string>['state'];
const STATES: readonly State[] = ['loading', 'ready', 'more', 'failed', 'end'];
const SHAPES = ['line', 'row', 'banner', 'block'] as const;
const GAMES = ['Perlas ng Silangan', 'Sampung Libo Dice', 'Demo Reels'];

/** A list in each of its states, and the skeletons shown while it loads. */
export function ListSection({ words }: SectionProps) {
  const [state, setState] = useState<State>('more');
  const [filled, setFilled] = useState<'rows' | 'none'>('rows');
  const rows = filled === 'none' || state === 'loading' ? [] : GAMES;
  return (
    <Section title="ListScreen, Skeleton, Ticker, ScreenFade">
      <Segmented
        label="State"
        value={state}
        onChange={setState}
        options={STATES.map((value) => ({ value, label: value }))}
      />
      <Segmented
        label="Rows"
        value={filled}
        onChange={setFilled}
        options={[
          { value: 'rows', label: words.won },
          { value: 'none', label: words.noBets },
        ]}
      />
      <ScreenFade id={state + filled}>
        <ListScreen
          pages={pagesOf(state, rows, words.failed)}
          empty={<EmptyState title={words.noBets}>{words.noBetsHelp}</EmptyState>}
          skeleton={<Skeleton shape="row" count={3} />}
          failed={words.failed}
          retryLabel={words.retry}
          loadingLabel={words.loading}
        >
          {(shown) =>
            shown.map((name) => (
              <ListRow
                key={name}
                title={name}
                detail={words.today}
                amount={<Amount value="5.0000" />}
              />
            ))
          }
        </ListScreen>
      </ScreenFade>
      <Ticker label="Ticker" items={GAMES.map((name) => ({ id: name, content: name }))} line={32} />
      {SHAPES.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
      <Line>
        <Skeleton shape="circle" />
      </Line>
    </Section>
  );
}

const pagesOf = (state: State, rows: string[], message: string): Pages<string> => ({
  rows,
  state,
  message: state === 'failed' ? message : null,
  error: null,
  total: rows.length,
  first: undefined,
  loadMore: () => undefined,
  retry: () => undefined,
});

const LOADS = { data: undefined, isFetching: false, refetch: () => Promise.resolve() };

/** The parts of a sheet: rows with actions, a form, and what is shown while either loads. */
export function SheetPartsSection({ words }: SectionProps) {
  return (
    <Section title="SheetRows, SheetRow, SheetForm, NotLoaded, AccountNeeded">
      <SheetRows>
        <SheetRow
          sign={<Icon of={CreditCard} size={22} />}
          title="GCash ••••1234"
          detail={words.open}
          actions={<Button size="sm">{words.more}</Button>}
        >
          <Badge tone="gold">{words.won}</Badge>
        </SheetRow>
        <SheetRow title="BPI ••••7890" detail={words.today} />
      </SheetRows>
      <SheetForm
        form={{ submit: () => undefined, sending: false, message: words.failed }}
        intro={words.usernameHelp}
        submitLabel={words.deposit}
      >
        <Amount value="5.0000" />
      </SheetForm>
      <NotLoaded
        of={[{ ...LOADS, error: null, isError: false }]}
        rows={2}
        retryLabel={words.retry}
      />
      <NotLoaded
        of={[{ ...LOADS, error: new Error(words.failed), isError: true }]}
        rows={2}
        retryLabel={words.retry}
      />
      <AccountNeeded />
    </Section>
  );
}
