import { expect, it } from 'vitest';
import { forgetVisit, readStoredJson, STORAGE, writeStored } from './storage.ts';

it('APP-17 the specification’s keys have their names', () => {
  const names = Object.keys(STORAGE);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['SHELL_PU_A', 'SHELL_PU_B', 'MC_SESSION_INFO', 'hideDownloadBar', 'WEBCLIP', 'trialName'],
      ...['memberInfo', 'lottList', 'elottList', 'gameHot', 'allVasslage', 'service_link'],
      ...['down_link', 'regValidatas', 'getVassGameType', 'getGameLotts', 'ANNOUNT_NOTICE'],
    ]),
  );
  writeStored('MC_SESSION_INFO', '{"token":"t"}');
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toBe('{"token":"t"}');
});

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
