import type { AnnouncementDraft } from '../save-announcement.ts';
import type { DemoPiece } from './announcements.ts';

type Popup = DemoPiece & Pick<AnnouncementDraft, 'execution' | 'promotionType' | 'link'>;

/** One for each audience: logged in, guests, first login (POP-05). */
export const POPUPS: readonly Popup[] = [
  {
    execution: 'A',
    image: 'popup-measure',
    title: { EN: 'How long have you been playing?', TY: 'Gaano ka na katagal naglalaro?' },
    content: {
      EN: `
      <p>Your time and your result of this session are one tap away in every game. When it stops
      being fun, <a href="/m/help?i=4">take a break</a>.</p>`,
      TY: `
      <p>Isang tap lang sa bawat laro para makita ang oras at resulta mo ngayon. Kapag hindi na
      masaya, <a href="/m/help?i=4">magpahinga muna</a>.</p>`,
    },
  },
  {
    execution: 'B',
    link: '/m/trail?back=%2Fm%2Fgame%2Fdice',
    image: 'popup-square',
    title: { EN: 'Welcome to the square', TY: 'Maligayang pagdating sa plaza' },
    content: {
      EN: `
      <p>Look around as long as you like. Many games can be tried for free, and what each one
      pays back is written beside it.</p>
      <p>For players aged 21 and over.</p>`,
      TY: `
      <p>Tumingin-tingin muna hangga’t gusto mo. Maraming laro ang puwedeng subukan nang libre,
      at nakasulat kung magkano ang ibinabalik ng bawat isa.</p>
      <p>Para sa mga 21 anyos pataas.</p>`,
    },
  },
  {
    execution: 'F',
    promotionType: 'WELCOME',
    image: 'popup-morning',
    title: { EN: 'Good to have you here', TY: 'Salamat sa pagsali' },
    content: {
      EN: `
      <p>Three things to begin with:</p>
      <ol>
      <li>Try a game for free.</li>
      <li>Prove your mobile number in the <a href="/m/securityCenter">security center</a>.</li>
      <li>Ask <a href="/m/service">customer service</a> whatever you want to know.</li></ol>`,
      TY: `
      <p>Tatlong bagay para makapagsimula:</p>
      <ol>
      <li>Subukan ang isang laro nang libre.</li>
      <li>Patunayan ang mobile number mo sa <a href="/m/securityCenter">security center</a>.</li>
      <li>Magtanong sa <a href="/m/service">customer service</a> tungkol sa kahit ano.</li></ol>`,
    },
  },
];

/** Short texts. Home shows the first in a separate block. */
export const PROMOTION_TEXTS: readonly (DemoPiece & Pick<AnnouncementDraft, 'groupName'>)[] = [
  {
    groupName: 'm_home',
    title: { EN: 'Play that you can check', TY: 'Larong puwede mong i-check' },
    content: {
      EN: `
      <p>Every outcome of our own games follows from numbers that were fixed before your bet.
      <a href="/m/verify">Check one yourself</a>.</p>`,
      TY: `
      <p>Galing sa mga numerong nakatakda na bago ang taya mo ang bawat resulta ng sarili naming
      laro. <a href="/m/verify">Subukang i-check</a>.</p>`,
    },
  },
  {
    groupName: 'm_reg',
    title: { EN: 'An account in two minutes', TY: 'Account sa loob ng dalawang minuto' },
    content: {
      EN: `
      <p>You need your mobile number and must be 21 or older.</p>`,
      TY: `
      <p>Kailangan ang mobile number mo at dapat 21 anyos ka na pataas.</p>`,
    },
  },
  {
    title: { EN: 'One wallet for all games', TY: 'Iisang wallet sa lahat ng laro' },
    content: {
      EN: '<p>Move from slots to dice without moving money.</p>',
      TY: '<p>Lumipat mula slots hanggang dice nang hindi naglilipat ng pera.</p>',
    },
  },
];
