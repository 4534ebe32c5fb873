import { t } from '@palaro/client';
import { sound } from '@palaro/games/stage';
import { Icon, IconButton } from '@palaro/ui';
import { Volume2, VolumeX } from 'lucide';
import { useSyncExternalStore } from 'react';

/** Turns the sound of all games on or off, as the personal settings do; the device remembers it. */
export function SoundToggle() {
  const on = useSyncExternalStore(sound.subscribe, () => sound.on);
  return (
    <IconButton
      label={t('play.game_sound')}
      aria-pressed={on}
      icon={<Icon of={on ? Volume2 : VolumeX} size={22} />}
      onClick={() => sound.toggle()}
    />
  );
}
