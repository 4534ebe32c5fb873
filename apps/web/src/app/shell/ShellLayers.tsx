import { signOutAsked } from '@palaro/accounts/web';
import { openedLayer } from '@palaro/content/web';
import { loadAllTexts, loginAsked, proofAsked, t, useStore, type Store } from '@palaro/client';
import { lazyPart, toast } from '@palaro/ui';
import { useState, type ComponentType } from 'react';
import { loadDoor } from './load-door.ts';
import { loadSideMenu, menuOpen } from './menu/open-menu.ts';

/** What lies over any screen and is asked for by a store; its code comes with the first asking. */
export function ShellLayers() {
  return (
    <>
      <Asked asked={useStore(menuOpen)} Layer={SideMenu} />
      <Asked asked={useStore(loginAsked) !== null} Layer={LoginSheet} />
      <Asked asked={useStore(proofAsked) !== null} Layer={ProofDialog} />
      <Asked asked={useStore(signOutAsked)} Layer={SignOutDialog} />
      <Asked asked={useStore(openedLayer) !== null} Layer={ContentLayers} />
    </>
  );
}

/** The first load has the texts of home and its frame alone; what these say comes with the rest. */
const withTexts = <T,>(load: () => Promise<T>): Promise<T> =>
  Promise.all([load(), loadAllTexts()]).then(([part]) => part);

const SideMenu = lazyPart(
  () => withTexts(loadSideMenu),
  null,
  () => giveUp(menuOpen, false),
);
const LoginSheet = lazyPart(
  () => withTexts(() => loadDoor('LoginSheet')),
  null,
  () => giveUp(loginAsked, null),
);
const ProofDialog = lazyPart(
  () => withTexts(() => loadDoor('ProofDialog')),
  null,
  () => giveUp(proofAsked, null),
);
const SignOutDialog = lazyPart(
  () => withTexts(() => loadDoor('SignOutDialog')),
  null,
  () => giveUp(signOutAsked, false),
);

const ContentLayers = lazyPart(
  () => loadDoor('ContentLayers'),
  null,
  () => giveUp(openedLayer, null),
);

/** A layer whose code did not come says so, and may be asked for again. */
function giveUp<T>(store: Store<T>, closed: T) {
  if (store.get() === closed) return;
  store.set(closed);
  toast(t('client.offline'), { kind: 'error' });
}

/** Stays once it was asked for, so that it can leave with a movement. */
function Asked({ asked, Layer }: { asked: boolean; Layer: ComponentType }) {
  const [ever, setEver] = useState(asked);
  if (asked && !ever) setEver(true);
  return ever ? <Layer /> : null;
}
