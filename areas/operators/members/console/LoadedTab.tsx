import { loadTexts, t } from '@palaro/client';
import type { MemberTab } from '@palaro/desk';
import { ErrorState, Skeleton } from '@palaro/ui';
import { useEffect, useState, type ComponentType } from 'react';

type Shown = ComponentType<{ member: string }>;
const loaded = new Map<MemberTab, Shown>();

type Loading = { Shown: Shown } | 'loading' | 'failed';

/** The code and texts of a tab; they are loaded when it is first opened. */
function useTab(tab: MemberTab): [Loading, retry: () => void] {
  const [failed, setFailed] = useState<MemberTab | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [, arrived] = useState(0);
  const known = loaded.get(tab);
  const missing = !known;
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    Promise.all([tab.load(), loadTexts(tab.texts)]).then(
      ([{ default: of }]) => {
        loaded.set(tab, of);
        if (!left) arrived((count) => count + 1);
      },
      (error: unknown) => {
        console.error(`The tab ${tab.name} could not be loaded.`, error);
        if (!left) setFailed(tab);
      },
    );
    return () => {
      left = true;
    };
  }, [tab, missing, attempt]);
  const retry = () => {
    setFailed(null);
    setAttempt(attempt + 1);
  };
  if (known) return [{ Shown: known }, retry];
  return [failed === tab ? 'failed' : 'loading', retry];
}

/** One tab of the member page. */
export function LoadedTab({ tab, member }: { tab: MemberTab; member: string }) {
  const [of, retry] = useTab(tab);
  if (of === 'loading') return <Skeleton shape="row" count={4} />;
  if (of === 'failed')
    return (
      <ErrorState title={t('desk.record.failed')} retryLabel={t('desk.retry')} onRetry={retry} />
    );
  return <of.Shown key={member} member={member} />;
}
