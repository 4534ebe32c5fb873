import { t } from '@palaro/client';
import { hundredthsText } from '../../stage/view/odds-text.ts';
import type { CrashOutcome } from '../card.ts';

/** An outcome in the verifier. */
export function CrashResult({ outcome }: { outcome: unknown }) {
  const { crash, at } = outcome as CrashOutcome;
  const end =
    at === null ? t('crash.verify_lost') : t('crash.verify_won', { at: hundredthsText(at) });
  return <p>{t('crash.verify', { crash: hundredthsText(crash), end })}</p>;
}
