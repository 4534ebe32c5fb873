import type { Messages } from '@palaro/api';
import type { en } from './jeepney-gold.en.ts';

/** Texts of Jeepney Gold in Filipino. */
export const ty: Messages<typeof en> = {
  golden_win: 'Gintong panalo',
  hold: 'Hold at respin',
  hold_summary: '{count} barya ang napanalunan',
  mini: 'MINI',
  major: 'MAJOR',
  grand: 'GRAND',
  stop_on_hold: 'Huminto kapag may hold',
  say_hold: 'Hold: {count} barya ang nagbayad ng {amount}.',
  say_grand:
    'Puno ang grid kaya may dagdag na GRAND. Hold: {count} barya ang nagbayad ng {amount}.',
  symbol_JEEP: 'Jeepney',
  symbol_COIN: 'Barya',
  symbol_BUSINA: 'Busina',
  symbol_GULONG: 'Gulong',
  symbol_PLAKA: 'Plaka',
  symbol_SAMPAGUITA: 'Sampaguita',
  symbol_A: 'A',
  symbol_K: 'K',
  symbol_Q: 'Q',
  symbol_J: 'J',
  pay_intro:
    'Bayad sa tayang {stake}; binibilang ang panalo mula sa pinakakaliwang reel sa 10 linya.',
  pay_wild:
    'Wild: pumapalit sa bawat simbolo maliban sa barya sa reel 2, 3 at 4. Walang bayad kapag mag-isa.',
  pay_hold:
    'Ang anim na barya o higit pa ay mananatili at magsisimula ang tatlong respin. Ang bagong barya ay mananatili at ibabalik sa tatlo ang respins. Matatapos ito kapag ubos na ang respins o puno na ang grid.',
  pay_values:
    'Bawat baryang nananatili ay nagbabayad ng {least} hanggang {most}: {mini} ang MINI, {most} ang MAJOR.',
  pay_grand: 'Ang labinlimang barya ay may dagdag na GRAND na {grand}.',
  verify_hold: 'Hold · {coins} coin',
  verify_landed: 'Lumabas',
  verify_respin: 'Respin {number}',
  verify_coin: 'Reel {reel}, hanay {row}: {value}×',
  verify_none: 'Walang barya',
  verify_grand: 'GRAND: {value}×',
};
