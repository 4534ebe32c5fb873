import { enterSession } from '@palaro/accounts/web';
import {
  gameWanted,
  loginAddress,
  mayRegister,
  navigate,
  pageExists,
  registerAddress,
  t,
  useStore,
} from '@palaro/client';
import { TrialForm } from '@palaro/trial/web';
import { afterLayers, Button, Sheet } from '@palaro/ui';
import { useRef } from 'react';
import styles from './GameSheet.module.css';

/**
 * Ways into a game for a guest who tapped it (GAME-09): play money with one more tap, which states
 * the age as the free trial asks for it, or an account. Each way leads on to the game.
 */
export default function GameSheet() {
  const wanted = useStore(gameWanted);
  // The game stays drawn while the sheet slides out.
  const last = useRef(wanted);
  if (wanted) last.current = wanted;
  const shown = last.current;
  if (!shown) return null;
  const { name, address, free } = shown;
  const tries = free && pageExists('/m/trail');
  const close = () => gameWanted.set(null);
  const leave = (to: string) => {
    close();
    // The step back that closes the sheet would take the visitor from there again.
    afterLayers(() => navigate(to));
  };
  return (
    <Sheet open={wanted !== null} onClose={close} title={name} closeLabel={t('entry.close')}>
      <div className={styles.ways}>
        {tries && (
          <>
            <p>{t('entry.game_free')}</p>
            <TrialForm atOnce onDone={(answer) => leave(enterSession(answer, address))} />
          </>
        )}
        <p>{t('entry.game_real')}</p>
        <Button wide tone={tries ? undefined : 'gold'} onClick={() => leave(loginAddress(address))}>
          {t('entry.log_in')}
        </Button>
        {mayRegister() && (
          <Button wide onClick={() => leave(registerAddress(address))}>
            {t('entry.open_account')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
