/** Sample texts in both languages. Filipino is some 40 % longer, and the layout must fit it. */
const en = {
  deposit: 'Deposit',
  withdraw: 'Withdraw ₱500.00',
  retry: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  code: 'Code to scan',
  picture: 'Choose pictures',
  sending: 'Sending',
  logOut: 'Log out',
  cancel: 'Cancel',
  close: 'Close',
  username: 'Username',
  usernameHelp: '6 to 15 letters and digits',
  password: 'Password',
  passwordWrong: 'Username or password is not right. 4 tries left.',
  show: 'Show',
  hide: 'Hide',
  remember: 'Remember me on this phone',
  sound: 'Sound and vibration',
  soundHelp: 'A soft tick, a short melody for a win',
  stake: 'Stake',
  less: 'Less',
  more: 'More',
  target: 'Roll under',
  today: 'Today',
  yesterday: 'Yesterday',
  week: '7 days',
  settled: 'Settled',
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  noBets: 'No bets in these seven days',
  noBetsHelp: 'Bets appear here as soon as they are placed.',
  play: 'Find a game',
  failed: 'We could not read your bets',
  money: 'Your balance has not changed.',
  offline: 'No connection. We keep trying.',
  announce:
    'Perlas ng Silangan opens tonight: dive with the turtle, follow the lighthouse, ten free spins for three lights.',
  winners: 'Latest wins',
  sheet: 'Perlas ng Silangan',
  leave: 'Log out on this phone?',
  leaveText: 'An open round is finished by itself; its result is in your record.',
  saved: 'Change saved',
  loading: 'Logging in',
  HOT: 'Hot',
  RNG: 'Slots',
  PVP: 'Tables',
  LIVE: 'Live',
  FISH: 'Fish',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  COCKFIGHT: 'Sabong',
  LOTT: 'Lotto',
  ELOTT: 'E-lotto',
  INHOUSE: 'Originals',
  html:
    '<h2>How free spins work</h2><p>Three <strong>lanterns</strong> open ten spins. Read more in ' +
    '<a href="/m/help">help</a> or at <a href="https://example.com/rules">a longer page</a>.</p>' +
    '<ol><li>Choose a stake.</li><li>Press the round button.</li></ol>' +
    '<blockquote>Play for fun and take breaks.</blockquote>' +
    '<table><caption>Wins a line</caption><thead><tr><th>Symbol</th><th>Three</th><th>Four</th>' +
    '<th>Five</th><th>Pays from</th><th>Counts as</th></tr></thead><tbody><tr><td>Turtle</td>' +
    '<td>₱10.00</td><td>₱40.00</td><td>₱200.00</td><td>left</td><td>high</td></tr></tbody></table>',
};

const ty: typeof en = {
  deposit: 'Mag-deposit na',
  withdraw: 'I-withdraw ang ₱500.00',
  retry: 'Subukan po ulit',
  copy: 'Kopyahin',
  copied: 'Nakopya',
  code: 'Code na i-scan',
  picture: 'Pumili ng mga larawan',
  sending: 'Ipinapadala',
  logOut: 'Mag-log out na',
  cancel: 'Huwag na muna',
  close: 'Isara',
  username: 'Username sa Palaro',
  usernameHelp: '6 hanggang 15 po na letra at numero lamang',
  password: 'Password',
  passwordWrong: 'Hindi po tugma ang username o ang password. May 4 na subok ka pa.',
  show: 'Ipakita',
  hide: 'Itago',
  remember: 'Tandaan ako sa teleponong ito',
  sound: 'Tunog at panginginig ng telepono',
  soundHelp: 'Mahinang pitik, at maikling himig kapag nanalo',
  stake: 'Taya bawat ikot',
  less: 'Bawasan',
  more: 'Dagdagan',
  target: 'Mas mababa sa',
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  week: 'Nakaraang 7 araw',
  settled: 'Tapos na',
  open: 'Bukas pa',
  won: 'Nanalo',
  lost: 'Natalo',
  noBets: 'Wala ka pa pong taya sa pitong araw na ito',
  noBetsHelp: 'Lalabas po rito ang bawat taya pagkalagay mo.',
  play: 'Maghanap ng laro',
  failed: 'Hindi po namin mabasa ang mga taya mo',
  money: 'Hindi po nagbago ang balanse mo.',
  offline: 'Wala pong koneksyon. Sinusubukan po naming bumalik.',
  announce:
    'Bukas na mamayang gabi ang Perlas ng Silangan: sumisid kasama ang pawikan, sundan ang parola, sampung libreng spin sa tatlong ilaw.',
  winners: 'Mga bagong panalo',
  sheet: 'Perlas ng Silangan',
  leave: 'Mag-log out sa teleponong ito?',
  leaveText: 'Matatapos po nang kusa ang bukas na round; nasa talaan mo ang resulta.',
  saved: 'Nai-save na po ang pagbabago',
  loading: 'Nagla-log in po',
  HOT: 'Sikat',
  RNG: 'Slots',
  PVP: 'Baraha',
  LIVE: 'Live',
  FISH: 'Isda',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  COCKFIGHT: 'Sabong',
  LOTT: 'Lotto',
  ELOTT: 'E-lotto',
  INHOUSE: 'Sariling gawa',
  html:
    '<h2>Paano gumagana ang libreng spin</h2><p>Tatlong <strong>parol</strong> ang nagbubukas ng ' +
    'sampung spin. May paliwanag pa sa <a href="/m/help">tulong</a> o sa ' +
    '<a href="https://example.com/rules">mas mahabang pahina</a>.</p>' +
    '<ol><li>Pumili po ng taya.</li><li>Pindutin ang bilog na button.</li></ol>' +
    '<blockquote>Maglaro para sa saya at magpahinga paminsan-minsan.</blockquote>' +
    '<table><caption>Panalo sa bawat linya</caption><thead><tr><th>Simbolo</th><th>Tatlo</th>' +
    '<th>Apat</th><th>Lima</th><th>Mula saan</th><th>Uri</th></tr></thead><tbody><tr>' +
    '<td>Pawikan</td><td>₱10.00</td><td>₱40.00</td><td>₱200.00</td><td>kaliwa</td><td>mataas</td>' +
    '</tr></tbody></table>',
};

export const WORDS = { en, ty };
export type Words = typeof en;
