import { changeSite, setSite, setTexts, type SiteInfo } from '@palaro/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../shell.en.ts';
import { ty } from '../shell.ty.ts';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

afterEach(cleanup);
const show = () => render(<MaintenanceScreen onRetry={() => Promise.resolve()} />);

it('APP-06 maintenance shows the operators’ text and the end time, in the visitor’s language', () => {
  setTexts('EN', { shell: en });
  setSite({ now: new Date(0).toISOString(), settings: { 'site.zone': 'Asia/Manila' } } as SiteInfo);
  show();
  expect(screen.getByText(en['maintenance.text'])).toBeTruthy();
  cleanup();
  const notice = {
    EN: 'New games move in.',
    TY: 'May bagong laro.',
    until: '2026-11-21T08:30:00Z',
  };
  changeSite({ settings: { 'maintenance.notice': notice } });
  show();
  const told = 'New games move in. We expect to be open again on Saturday, Nov 21, 16:30.';
  expect(screen.getByText(told)).toBeTruthy();
  cleanup();
  setTexts('TY', { shell: ty });
  show();
  expect(screen.getByText(/^May bagong laro\. Inaasahan pong/)).toBeTruthy();
});
