import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRoot, type Root } from 'react-dom/client';
import { listenForKeys, useKeys } from './keys.ts';

let root: Root;
let endListening: () => void;

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild!);
  endListening = listenForKeys();
});

afterEach(() => {
  root.unmount();
  endListening();
});

function Part({ taken, run }: { taken: boolean; run: () => void }) {
  useKeys([{ press: 'r', label: 'desk.queue.take', run }], taken);
  return <p>{taken ? 'taken' : 'free'}</p>;
}

const press = (key: string) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

/** Calls it as soon as the page says the text, before anything else of React can run. */
const onceSaid = (text: string, then: () => void) =>
  new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.body.textContent.includes(text)) return;
      observer.disconnect();
      then();
      resolve();
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

it('a key works from the moment in which the screen says so', async () => {
  let pressed = 0;
  const run = () => void pressed++;
  const free = onceSaid('free', () => press('r'));
  root.render(<Part taken={false} run={run} />);
  await free;
  expect(pressed).toBe(0);
  const taken = onceSaid('taken', () => press('r'));
  root.render(<Part taken run={run} />);
  await taken;
  expect(pressed).toBe(1);
});
