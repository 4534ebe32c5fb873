import { hidePath } from '@palaro/whitelabel';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { writeStored, readStored } from '@palaro/client';
import { ContentLayers } from '@palaro/content/web';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DownloadBar } from './DownloadBar.tsx';
import HomeFloats from './HomeFloats.tsx';
import { ANDROID, givenSite, IPHONE, link, standOn } from './test-home.ts';

beforeEach(() => {
  window.history.replaceState(null, '', '/m/home');
  writeStored('hideDownloadBar', null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const entry = (title: string, path: string) => ({ title, path: hidePath(path) });

describe('APP icon', () => {
  it('HOME-05 shows in a plain browser and opens the download popup', async () => {
    givenSite();
    standOn(ANDROID);
    render(
      <>
        <HomeFloats />
        <ContentLayers />
      </>,
    );
    press('Get the app');
    expect(await screen.findByRole('dialog', { name: 'Get the app' })).toBeDefined();
    expect(screen.getByText('Choose Add to Home screen or Install app.')).toBeDefined();
    press('Close');
  });

  it('HOME-05 does not show in the installed app or the native app', () => {
    givenSite();
    standOn(IPHONE, { standalone: true });
    const installed = render(<HomeFloats />);
    expect(button('Get the app')).toBeNull();
    installed.unmount();
    standOn(`${ANDROID} PalaroApp/3.1`);
    render(<HomeFloats />);
    expect(button('Get the app')).toBeNull();
  });
});

describe('ways to reach people', () => {
  it('SVC-01 a group with several entries expands, and only one is open at a time', () => {
    givenSite({
      service: [entry('Chat', '/m/service'), entry('Help', '/m/help')],
      download: [link('TELEGRAM', 'News'), link('TELEGRAM1', 'Agents'), link('FACEBOOK', 'Page')],
    });
    render(<HomeFloats />);
    press('Customer service');
    expect(button('Chat')).not.toBeNull();
    press('Telegram');
    expect([button('Chat'), button('Agents')].map(Boolean)).toEqual([false, true]);
    press('Telegram');
    expect(button('Agents')).toBeNull();
    press('Customer service');
    press('Help');
    expect(window.location.pathname).toBe('/m/help');
    expect(button('Help')).toBeNull();
  });

  it('SVC-01 with one entry it opens directly, an outside page in a new tab', () => {
    givenSite({ service: [entry('Chat', '/m/service')], download: [link('FACEBOOK', 'Page')] });
    const opened: unknown[] = [];
    vi.stubGlobal('open', (...given: unknown[]) => void opened.push(given));
    render(<HomeFloats />);
    press('Facebook: Page');
    expect(opened).toEqual([['https://go.example/Page', '_blank', 'noopener,noreferrer']]);
    press('Customer service: Chat');
    expect(window.location.pathname).toBe('/m/service');
  });

  it('SVC-01 when folded into one button, they fold again after a choice, a press elsewhere and Escape', () => {
    givenSite({
      service: [entry('Chat', '/m/service')],
      download: [link('TELEGRAM', 'News'), link('TELEGRAM1', 'Agents')],
    });
    render(<HomeFloats />);
    const support = screen.getByRole('button', { name: 'Support' });
    const unfolded = () => support.getAttribute('aria-expanded') === 'true';
    const leaves = [
      () => fireEvent.pointerDown(document.body),
      () => fireEvent.keyDown(support, { key: 'Escape' }),
      () => press('Customer service: Chat'),
    ];
    expect(unfolded()).toBe(false);
    for (const leave of leaves) {
      fireEvent.click(support);
      expect(unfolded()).toBe(true);
      leave();
      expect(unfolded()).toBe(false);
    }
    // After closing, the focus is back on the button that is still visible.
    expect(document.activeElement).toBe(support);
  });

  it('SVC-01 what a deployment does not have is not shown', () => {
    givenSite();
    standOn(IPHONE, { standalone: true });
    render(<HomeFloats />);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

describe('add-to-home guide', () => {
  async function openGuide(userAgent: string, download: Parameters<typeof link>[] = []) {
    givenSite({ download: download.map((each) => link(...each)) });
    standOn(userAgent);
    render(
      <>
        <HomeFloats />
        <ContentLayers />
      </>,
    );
    press('Get the app');
    await screen.findByRole('dialog');
  }
  afterEach(() => act(() => press('Close')));
  const tip = () => screen.queryByRole('note')?.textContent ?? null;

  it('SVC-02 an iPhone gets the three steps with drawings', async () => {
    await openGuide(IPHONE);
    expect(screen.getByText('Tap the share button of Safari.')).toBeDefined();
    expect(document.querySelectorAll('ol svg')).toHaveLength(3);
    expect(tip()).toBeNull();
  });

  it('SVC-02 with a MOBILECONFIG link it gets the profile instead', async () => {
    await openGuide(IPHONE, [['MOBILECONFIG', 'profile']]);
    const profile = screen.getByRole('link', { name: 'Download profile' });
    expect(profile.getAttribute('href')).toBe('https://go.example/profile');
    expect(screen.queryByText('Tap the share button of Safari.')).toBeNull();
  });

  it.each`
    version   | told
    ${'11_4'} | ${'iOS 11 or older'}
    ${'12_1'} | ${'iOS 12.0 and 12.1'}
    ${'12_3'} | ${'needs iOS 12.4 or later'}
  `('SVC-02 iOS $version sees "$told"', async ({ version, told }) => {
    await openGuide(IPHONE.replace('17_4', version as string));
    expect(tip()).toContain(told);
  });
});

describe('download bar', () => {
  const bar = () => screen.queryByRole('complementary', { name: 'App' });

  it('SVC-03 closing it stores the flag, and it stays closed', () => {
    standOn(ANDROID);
    givenSite({ download: [link('Android', 'apk')] });
    const first = render(<DownloadBar />);
    press('Close');
    expect([bar(), readStored('hideDownloadBar')]).toEqual([null, '1']);
    first.unmount();
    render(<DownloadBar />);
    expect(bar()).toBeNull();
  });

  it('SVC-03 in the installed app it is hidden and the flag is forced to 1', () => {
    standOn(IPHONE, { standalone: true });
    givenSite({ download: [link('IOS', 'app')] });
    render(<DownloadBar />);
    expect([bar(), readStored('hideDownloadBar')]).toEqual([null, '1']);
  });

  it('SVC-03 shows with a link for the platform, and leads to the download popup', () => {
    standOn(IPHONE);
    givenSite({ download: [link('MOBILECONFIG', 'profile')] });
    render(<DownloadBar />);
    expect(bar()).not.toBeNull();
    expect(button('Get')).not.toBeNull();
  });
});
