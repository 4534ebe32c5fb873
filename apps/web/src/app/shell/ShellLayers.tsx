import { signOutAsked } from '@palaro/accounts/web';
import { openedLayer } from '@palaro/content/web';
import { gameWanted, loginAsked, proofAsked, t, useStore, type Store } from '@palaro/client';
import { sharePanel } from '@palaro/referral/web';
import { lazyPart, toast, type LazyPartOf } from '@palaro/ui';
import { loadDoor } from './load-door.ts';
import { loadSideMenu, menuOpen } from './menu/open-menu.ts';

/** Layers over any screen. A store opens each one, and its code loads at the first opening. */
export function ShellLayers() {
  return (
    <>
      <Asked asked={useStore(menuOpen)} Layer={SideMenu} />
      <Asked asked={useStore(loginAsked) !== null} Layer={LoginSheet} />
      <Asked asked={useStore(gameWanted) !== null} Layer={GameSheet} />
      <Asked asked={useStore(proofAsked) !== null} Layer={ProofDialog} />
      <Asked asked={useStore(signOutAsked)} Layer={SignOutDialog} />
      <Asked asked={useStore(openedLayer) !== null} Layer={ContentLayers} />
      <Asked asked={useStore(sharePanel)} Layer={ReferralLayer} />
    </>
  );
}

const SideMenu = lazyPart(loadSideMenu, null, () => giveUp(menuOpen, false));
const LoginSheet = lazyPart(
  () => loadDoor('LoginSheet'),
  null,
  () => giveUp(loginAsked, null),
);
const GameSheet = lazyPart(
  () => loadDoor('GameSheet'),
  null,
  () => giveUp(gameWanted, null),
);
const ProofDialog = lazyPart(
  () => loadDoor('ProofDialog'),
  null,
  () => giveUp(proofAsked, null),
);
const SignOutDialog = lazyPart(
  () => loadDoor('SignOutDialog'),
  null,
  () => giveUp(signOutAsked, false),
);

const ContentLayers = lazyPart(
  () => loadDoor('ContentLayers'),
  null,
  () => giveUp(openedLayer, null),
);

const ReferralLayer = lazyPart(
  () => loadDoor('ReferralLayer'),
  null,
  () => giveUp(sharePanel, false),
);

/** If a layer's code fails to load, says so and closes it, so that it can be opened again. */
function giveUp<T>(store: Store<T>, closed: T) {
  if (store.get() === closed) return;
  store.set(closed);
  toast(t('client.offline'), { kind: 'error' });
}

/**
 * Stays mounted once opened, so that its closing animation can run; without its code it is loaded
 * again at the next opening and not before.
 */
function Asked({ asked, Layer }: { asked: boolean; Layer: LazyPartOf<object> }) {
  return asked || Layer.loaded() ? <Layer /> : null;
}
