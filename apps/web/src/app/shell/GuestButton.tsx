import { t } from '@palaro/client';
import { IconButton, reloadForCode, toast, Icon } from '@palaro/ui';
import { CircleUserRound } from 'lucide';
import { useRef, useState, type ComponentType } from 'react';
import { loadDoor } from './load-door.ts';

type OpenedMenu = ComponentType<{ opened: boolean }>;

const loadMenu = () => loadDoor('GuestMenu');

/**
 * A guest's menu (HDR-06). Until the visitor is about to open it, this is only a button. The loaded
 * menu then replaces it with a button that looks the same.
 */
export function GuestButton() {
  const [GuestMenu, setMenu] = useState<OpenedMenu | null>(null);
  const failed = useRef(false);
  if (GuestMenu) return <GuestMenu opened />;
  const open = () =>
    loadMenu().then(
      ({ default: of }) => setMenu(() => of),
      () => {
        if (failed.current && reloadForCode()) return;
        failed.current = true;
        toast(t('client.offline'), { kind: 'error' });
      },
    );
  return (
    <IconButton
      label={t('shell.account_menu')}
      icon={<Icon of={CircleUserRound} size={24} />}
      aria-expanded={false}
      onPointerDown={() => void loadMenu().catch(() => undefined)}
      onClick={() => void open()}
    />
  );
}
