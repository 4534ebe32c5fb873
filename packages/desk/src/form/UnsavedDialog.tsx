import { t, useStore } from '@palaro/client';
import { afterLayers, Dialog } from '@palaro/ui';
import { giveUp, wantsToLeave } from './unsaved.ts';

/** Asks before what was written is lost; the frame draws it once for every form. */
export function UnsavedDialog() {
  const asked = useStore(wantsToLeave);
  const stay = () => wantsToLeave.set(null);
  const go = () => {
    stay();
    afterLayers(() => {
      giveUp();
      asked?.go();
    });
  };
  return (
    <Dialog
      danger
      open={asked !== null}
      title={t('desk.unsaved.title')}
      confirmLabel={t('desk.unsaved.leave')}
      cancelLabel={t('desk.unsaved.stay')}
      onConfirm={go}
      onCancel={stay}
    >
      {t('desk.unsaved.text')}
    </Dialog>
  );
}
