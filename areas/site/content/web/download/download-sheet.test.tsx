import { changeSite, setSite, setTexts, type SiteInfo } from '@palaro/client';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en } from '../../content.en.ts';
import DownloadSheet from './DownloadSheet.tsx';

afterEach(cleanup);

it('APP-16 the download popup uses the template’s icon, description and colours', () => {
  setTexts('EN', { content: en });
  const mobileTemplate = {
    app_background: 'rgb(1, 2, 3)',
    app_desc: 'Pista araw-araw',
    app_desc_font_color: 'rgb(250, 251, 252)',
    pwa_icon: '/m/icon-96.png',
  };
  setSite({
    now: new Date(0).toISOString(),
    settings: { 'site.name': 'Pista' },
    mobileTemplate,
    download: [],
    service: [],
  } as unknown as SiteInfo);
  render(<DownloadSheet open onClose={() => undefined} />);
  const look = () => {
    const box = screen.getByText('Pista').parentElement?.parentElement as HTMLElement;
    return [box.style.backgroundColor, box.style.color, box.querySelector('img')?.src];
  };
  expect(screen.getByText('Pista araw-araw')).toBeTruthy();
  expect(look()).toEqual([
    'rgb(1, 2, 3)',
    'rgb(250, 251, 252)',
    new URL('/m/icon-96.png', location.href).href,
  ]);
  act(() =>
    changeSite({ mobileTemplate: { ...mobileTemplate, app_background: 'rgb(9, 9, 9)' } as never }),
  );
  expect(look()[0]).toBe('rgb(9, 9, 9)');
});
