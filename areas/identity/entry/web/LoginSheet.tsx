import { enterSession } from '@palaro/accounts/web';
import { here, HOME, loginAsked, navigate, t, useStore } from '@palaro/client';
import { afterLayers, Sheet } from '@palaro/ui';
import { NoAccount } from './EntryLinks.tsx';
import { Adults } from './EntryPage.tsx';
import styles from './LoginSheet.module.css';
import { WayIn } from './WayIn.tsx';

/**
 * The login over the screen that a guest is looking at (MINE-05, MINE-07, POP). Afterwards the
 * member goes to where his tap was to lead. The shell draws it while `loginAsked` names an address.
 */
export default function LoginSheet() {
  const wanted = useStore(loginAsked);
  const close = () => loginAsked.set(null);
  const leave = (address: string) => {
    close();
    afterLayers(() => address !== here() && navigate(address));
  };
  return (
    <Sheet
      open={wanted !== null}
      onClose={close}
      title={t('accounts.title')}
      closeLabel={t('entry.close')}
    >
      <p className={styles.help}>{t('entry.ask_help')}</p>
      <WayIn
        back={wanted}
        onDone={(answer) => leave(enterSession(answer, wanted ?? HOME))}
        onLeave={leave}
      >
        <NoAccount back={wanted} onLeave={leave} />
        <Adults />
      </WayIn>
    </Sheet>
  );
}
