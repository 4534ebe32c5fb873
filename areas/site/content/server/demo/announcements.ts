import type { Texts } from '../content.tables.ts';

/** A piece of the demo's content: its texts and the name of its picture in art.json. */
export interface DemoPiece {
  title: Texts;
  content: Texts;
  image?: string;
  link?: string;
  /** Age in hours when the demo is filled. */
  hoursAgo?: number;
  pinned?: boolean;
  forTrials?: boolean;
}

export const BANNERS: readonly DemoPiece[] = [
  {
    image: 'banner-fiesta',
    link: '/m/notice',
    title: { EN: 'Fiesta at the town square', TY: 'May fiesta sa plaza' },
    content: {
      EN: '<p>See what is new at Palaro this week.</p>',
      TY: '<p>Alamin kung ano ang bago sa Palaro ngayong linggo.</p>',
    },
  },
  {
    image: 'banner-perlas',
    link: '/m/game/perlas',
    title: { EN: 'Perlas ng Silangan: dive for pearls', TY: 'Perlas ng Silangan: sisid na' },
    content: {
      EN: '<p>Our own slot from the lagoon. Try it for free first.</p>',
      TY: '<p>Sarili naming slot mula sa lagoon. Subukan muna nang libre.</p>',
    },
  },
  {
    image: 'banner-dice',
    link: '/m/game/dice',
    title: { EN: 'Dice: check every roll yourself', TY: 'Dice: ikaw mismo ang mag-check' },
    content: {
      EN: '<p>The seed is fixed before you bet, and shown to you afterwards.</p>',
      TY: '<p>Nakatakda na ang seed bago ka tumaya, at ipapakita sa iyo pagkatapos.</p>',
    },
  },
  {
    image: 'banner-reels',
    link: '/m/gameList',
    title: { EN: 'Demo Reels: three in a row', TY: 'Demo Reels: tatlong magkakahilera' },
    content: {
      EN: '<p>Games of outside providers, from one wallet.</p>',
      TY: '<p>Mga laro ng ibang provider, iisang wallet lang ang gamit.</p>',
    },
  },
  {
    image: 'banner-rest',
    link: '/m/help?i=4',
    title: { EN: 'Take a break whenever you like', TY: 'Magpahinga kahit kailan' },
    content: {
      EN: '<p>Your time and your result are one tap away in every game.</p>',
      TY: '<p>Isang tap lang sa bawat laro para makita ang oras at resulta mo.</p>',
    },
  },
];

export const PLAYER_NEWS: readonly DemoPiece[] = [
  {
    hoursAgo: 2,
    pinned: true,
    title: {
      EN: 'Perlas ng Silangan is open for everyone',
      TY: 'Bukas na sa lahat ang Perlas ng Silangan',
    },
    content: {
      EN: `
      <p>Our first slot of our own is here: five reels, a lagoon and a lighthouse. Its return to
      player and all pay tables stand in the game itself.</p>
      <p><a href="/m/game/perlas">Open the game</a> or try it with play money first.</p>`,
      TY: `
      <p>Narito na ang una naming sariling slot: limang reel, isang lagoon at isang parola.
      Makikita sa loob ng laro ang return to player at lahat ng pay table.</p>
      <p><a href="/m/game/perlas">Buksan ang laro</a> o subukan muna gamit ang perang
      panlaro.</p>`,
    },
  },
  {
    hoursAgo: 20,
    pinned: true,
    title: {
      EN: 'See your time and result while you play',
      TY: 'Tingnan ang oras at resulta habang naglalaro',
    },
    content: {
      EN: `
      <p>How long you have been playing, and what it has brought or cost you, is one tap away in
      every game.</p>
      <p><a href="/m/help?i=4">When play stops being fun</a></p>`,
      TY: `
      <p>Isang tap lang sa bawat laro para makita kung gaano ka na katagal naglalaro, at kung
      magkano ang panalo o talo mo.</p>
      <p><a href="/m/help?i=4">Kapag hindi na masaya ang laro</a></p>`,
    },
  },
  {
    hoursAgo: 30,
    forTrials: true,
    title: {
      EN: 'Trial accounts play with play money',
      TY: 'Perang panlaro ang gamit ng trial account',
    },
    content: {
      EN: `
      <p>Everything feels like the real games: same rules, same draws. Play money cannot be
      withdrawn, and a trial ends after two hours.</p>`,
      TY: `
      <p>Parang totoong laro ang lahat: parehong rules, parehong draw. Hindi puwedeng i-withdraw
      ang perang panlaro, at natatapos ang trial pagkalipas ng dalawang oras.</p>`,
    },
  },
  {
    hoursAgo: 52,
    title: {
      EN: 'Every bet now shows its proof',
      TY: 'May proof na ang bawat taya',
    },
    content: {
      EN: `
      <p>Open a bet in your <a href="/m/gameRecord">betting record</a> and tap Verify. The
      numbers that decided it are shown, and your own phone checks them.</p>`,
      TY: `
      <p>Buksan ang isang taya sa <a href="/m/gameRecord">betting record</a> at i-tap ang
      Verify. Makikita ang mga numerong nagpasya rito, at ang sarili mong phone ang
      magche-check.</p>`,
    },
  },
  {
    hoursAgo: 120,
    title: {
      EN: 'We never ask for your password',
      TY: 'Hindi namin kailanman hihingin ang password mo',
    },
    content: {
      EN: `
      <p>Nobody of Palaro asks for your password or a code from an SMS, not by chat, call or
      message. Whoever does is not from us.</p>
      <ul>
      <li>Log in only at this address.</li>
      <li>Report such a message to <a href="/m/service">customer service</a>.</li></ul>`,
      TY: `
      <p>Walang taga-Palaro na hihingi ng password o ng code sa SMS, sa chat man, tawag o
      mensahe. Kung may humingi, hindi po siya taga-amin.</p>
      <ul>
      <li>Sa address na ito lang mag-log in.</li>
      <li>I-report ang ganoong mensahe sa <a href="/m/service">customer service</a>.</li></ul>`,
    },
  },
  {
    hoursAgo: 200,
    forTrials: true,
    title: {
      EN: 'Palaro speaks English and Filipino',
      TY: 'May Filipino at English ang Palaro',
    },
    content: {
      EN: '<p>Choose your language in the settings. Games, notices and help follow it.</p>',
      TY: '<p>Piliin ang wika sa settings. Susunod dito ang mga laro, abiso at tulong.</p>',
    },
  },
];

export const AGENT_NEWS: readonly DemoPiece[] = [
  {
    hoursAgo: 10,
    title: {
      EN: 'Tell us when somebody plays too much',
      TY: 'Sabihan kami kapag may sobra nang maglaro',
    },
    content: {
      EN: `
      <p>You know the people you invite. If play no longer does one of them good, write to
      <a href="/m/service">customer service</a>.</p>`,
      TY: `
      <p>Kilala mo ang mga iniimbita mo. Kapag hindi na nakabubuti ang laro sa isa sa kanila,
      sumulat sa <a href="/m/service">customer service</a>.</p>`,
    },
  },
  {
    hoursAgo: 90,
    title: {
      EN: 'Invite fairly: what is not allowed',
      TY: 'Patas na pag-imbita: ano ang bawal',
    },
    content: {
      EN: `
      <p>Nobody under 21, nobody who has excluded himself, and no promise of winnings. Accounts
      that break this lose their commission.</p>`,
      TY: `
      <p>Bawal mag-imbita ng wala pang 21, ng nag-self-exclude, at bawal mangako ng panalo.
      Mawawalan ng komisyon ang account na lalabag dito.</p>`,
    },
  },
];
