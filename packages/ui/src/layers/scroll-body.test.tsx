import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollBody } from './ScrollBody.tsx';

/** `jsdom` has no layout, so this sets the height of the content. */
function holding(height: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
}

const body = () => document.querySelector<HTMLElement>('.body');
const show = (children: ReactNode) => render(<ScrollBody className="body">{children}</ScrollBody>);
const frame = () => act(() => new Promise<void>((next) => requestAnimationFrame(() => next())));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('is a stop of the Tab key if it only holds more text than fits', async () => {
  holding(900);
  show(<p>Terms</p>);
  await waitFor(() => expect(body()?.tabIndex).toBe(0));
});

it('is none if everything is in view', async () => {
  holding(300);
  show(<p>Terms</p>);
  await frame();
  expect(body()?.hasAttribute('tabindex')).toBe(false);
});

it('is none if something inside is a stop', async () => {
  holding(900);
  function Late() {
    const [there, setThere] = useState(false);
    return (
      <>
        <p onClick={() => setThere(true)}>Terms</p>
        {there && <button type="button">Agree</button>}
      </>
    );
  }
  show(<Late />);
  await waitFor(() => expect(body()?.tabIndex).toBe(0));
  act(() => screen.getByText('Terms').click());
  await waitFor(() => expect(body()?.hasAttribute('tabindex')).toBe(false));
});
