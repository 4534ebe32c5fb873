import { t } from '@palaro/client';
import { Instant, type Fact } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { SILENCES } from '../chat.limits.ts';
import type { ChatRow } from '../console-chat.api.ts';
import { silenceText, type Asked } from './AskAboutChat.tsx';

type Silence = ChatRow['silence'];

export const untilText = (until: string | null) =>
  until ? <Instant at={until} /> : <span>{t('play-console.for_good')}</span>;

/** Who silenced a member, why and until when; nothing if he may write. */
export const silenceRows = (silence: Silence): Fact[] =>
  silence
    ? [
        { label: 'play-console.silenced_by', value: silence.by },
        { label: 'play-console.silenced_why', value: silence.why },
        { label: 'play-console.silenced_until', value: untilText(silence.until) },
      ]
    : [];

interface SilenceWaysProps {
  silence: Silence;
  ask(what: Asked): void;
}

/** Silence a member, for how long, or let him write again. */
export const SilenceWays = ({ silence, ask }: SilenceWaysProps) => (
  <>
    {SILENCES.map((hours) => (
      <Button key={String(hours)} size="sm" onClick={() => ask({ hours })}>
        {silenceText(hours)}
      </Button>
    ))}
    {silence && (
      <Button size="sm" onClick={() => ask('lift')}>
        {t('play-console.lift')}
      </Button>
    )}
  </>
);
