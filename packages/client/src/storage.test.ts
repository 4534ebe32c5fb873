import { expect, it } from 'vitest';
import { forgetVisit, readStoredJson, writeStored } from './storage.ts';

it('FGT-06 a logout leaves nothing of the visit and stores autoLogin 0', () => {
  writeStored('MC_SESSION_INFO', '{"token":"t"}');
  writeStored('trialName', 'trial1');
  writeStored('PSW', 'x');
  writeStored('hideDownloadBar', '1');
  forgetVisit();
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(localStorage.getItem('hideDownloadBar')).toBe('1');
});

it('a stored value that cannot be parsed counts as missing', () => {
  writeStored('memberInfo', '{');
  expect(readStoredJson('memberInfo')).toBeNull();
});
