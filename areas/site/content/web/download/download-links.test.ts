import type { SiteLink } from '@palaro/whitelabel';
import { expect, it } from 'vitest';
import { oldIosTip, showsDownloadBar } from './download-links.ts';

const link = (resourceType: SiteLink['resourceType']): SiteLink => ({
  resourceType,
  url: 'https://apps.example/palaro',
  labelNameEn: 'App',
});
const IOS = link('IOS');
const PROFILE = link('MOBILECONFIG');
const ANDROID = link('Android');

it.each`
  hidden  | installed | native   | platform     | links        | shows
  ${null} | ${false}  | ${false} | ${'ios'}     | ${[IOS]}     | ${true}
  ${null} | ${false}  | ${false} | ${'ios'}     | ${[PROFILE]} | ${true}
  ${null} | ${false}  | ${false} | ${'ios'}     | ${[ANDROID]} | ${false}
  ${null} | ${false}  | ${false} | ${'android'} | ${[ANDROID]} | ${true}
  ${null} | ${false}  | ${false} | ${'android'} | ${[IOS]}     | ${false}
  ${null} | ${false}  | ${false} | ${'desktop'} | ${[ANDROID]} | ${true}
  ${null} | ${false}  | ${false} | ${'desktop'} | ${[PROFILE]} | ${false}
  ${null} | ${false}  | ${false} | ${'android'} | ${[]}        | ${false}
  ${'0'}  | ${false}  | ${false} | ${'android'} | ${[ANDROID]} | ${true}
  ${'1'}  | ${false}  | ${false} | ${'android'} | ${[ANDROID]} | ${false}
  ${null} | ${true}   | ${false} | ${'ios'}     | ${[IOS]}     | ${false}
  ${null} | ${false}  | ${true}  | ${'android'} | ${[ANDROID]} | ${false}
`(
  'SVC-03 hidden=$hidden installed=$installed native=$native on $platform shows the bar: $shows',
  ({ shows, ...state }) => {
    expect(showsDownloadBar(state as Parameters<typeof showsDownloadBar>[0])).toBe(shows);
  },
);

it('SVC-03 a link without an address is ignored', () => {
  const state = { hidden: null, installed: false, native: false, platform: 'android' } as const;
  expect(showsDownloadBar({ ...state, links: [{ ...ANDROID, url: '' }] })).toBe(false);
});

it.each`
  major | minor | tip
  ${10} | ${3}  | ${'ios11'}
  ${11} | ${4}  | ${'ios11'}
  ${12} | ${0}  | ${'ios12_1'}
  ${12} | ${1}  | ${'ios12_1'}
  ${12} | ${2}  | ${'update'}
  ${12} | ${3}  | ${'update'}
  ${12} | ${4}  | ${null}
  ${17} | ${0}  | ${null}
`('SVC-02 iOS $major.$minor gets the tip $tip', ({ major, minor, tip }) => {
  expect(oldIosTip({ major: Number(major), minor: Number(minor) })).toBe(tip);
});
