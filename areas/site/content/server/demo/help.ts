import type { DemoPiece } from './announcements.ts';

/** Help topics in order. Links in other content refer to a topic by its place (`/m/help?i=4`). */
export const HELP_TOPICS: readonly DemoPiece[] = [
  {
    title: { EN: 'Your account', TY: 'Ang account mo' },
    content: {
      EN: `
      <h3>Keep it yours</h3>
      <ul>
      <li>Use a password that you use nowhere else.</li>
      <li>Change it at once if somebody may know it: My account, then Settings.</li>
      <li>Log out on phones that are not yours.</li></ul>
      <h3>One person, one account</h3>
      <p>A second account of the same person is closed.</p>`,
      TY: `
      <h3>Ingatan ang account</h3>
      <ul>
      <li>Gumamit ng password na hindi mo ginagamit sa iba.</li>
      <li>Palitan agad kung may posibleng nakaalam: Account ko, tapos Settings.</li>
      <li>Mag-log out kung hindi mo phone ang gamit.</li></ul>
      <h3>Isang tao, isang account</h3>
      <p>Isasara ang pangalawang account ng iisang tao.</p>`,
    },
  },
  {
    title: { EN: 'Verification', TY: 'Verification' },
    content: {
      EN: `
      <p>The law asks us to know our players. We need:</p>
      <ul>
      <li>a photo of a valid government ID,</li>
      <li>a selfie, so that we see the ID is yours,</li>
      <li>your address, if we ask for it.</li></ul>
      <p>We mostly answer within a day. Your documents are stored encrypted, and only those who
      check them can open them.</p>`,
      TY: `
      <p>Hinihingi ng batas na kilala namin ang mga naglalaro. Kailangan namin ng:</p>
      <ul>
      <li>litrato ng valid na government ID,</li>
      <li>selfie, para makita naming sa iyo ang ID,</li>
      <li>address mo, kung hihingin namin.</li></ul>
      <p>Kadalasan, sumasagot kami sa loob ng isang araw. Naka-encrypt ang mga dokumento mo, at
      ang mga nagche-check lang ang makakabukas.</p>`,
    },
  },
  {
    title: { EN: 'Games', TY: 'Mga laro' },
    content: {
      EN: `
      <p>Hold a game’s picture to see its return to player, its limits and its rules before you
      open it. Many games can be tried with play money.</p>
      <h3>The connection broke</h3>
      <p>A bet that was accepted is decided even when your phone is offline. Open the game
      again: you find the round where it stood, or its result in your
      <a href="/m/gameRecord">betting record</a>.</p>`,
      TY: `
      <p>Pindutin nang matagal ang larawan ng laro para makita ang return to player, mga limit
      at rules bago ito buksan. Maraming laro ang puwedeng subukan gamit ang perang panlaro.</p>
      <h3>Naputol ang connection</h3>
      <p>Tuloy ang tayang tinanggap na kahit offline ang phone mo. Buksan ulit ang laro: naroon
      ang round kung saan huminto, o nasa <a href="/m/gameRecord">betting record</a> na ang
      resulta.</p>`,
    },
  },
  {
    title: { EN: 'Fairness', TY: 'Patas na laro' },
    content: {
      EN: `
      <p>For our own games the server fixes a secret number first and shows you its fingerprint.
      Your own number is added, and both together decide the round. Afterwards you get the
      secret and can check that nothing was changed.</p>
      <p><a href="/m/verify">Open the checker</a></p>
      <p>Games of outside providers are tested by laboratories; their return to player is shown
      too.</p>`,
      TY: `
      <p>Sa sarili naming mga laro, nagtatakda muna ang server ng sikretong numero at
      ipinapakita sa iyo ang fingerprint nito. Idinadagdag ang sarili mong numero, at ang dalawa
      ang magpapasya sa round. Pagkatapos, ibibigay sa iyo ang sikreto para ma-check mong walang
      binago.</p>
      <p><a href="/m/verify">Buksan ang checker</a></p>
      <p>Sinusuri naman ng mga laboratoryo ang laro ng ibang provider; nakalagay rin ang return
      to player ng mga ito.</p>`,
    },
  },
  {
    title: { EN: 'Responsible gaming', TY: 'Responsableng paglalaro' },
    content: {
      EN: `
      <p>Gaming is for fun, with money that you can do without. It is never a way to earn, or to
      win back what was lost.</p>
      <h3>Signs to take seriously</h3>
      <ul>
      <li>You play longer or for more than you meant to.</li>
      <li>You play to forget something.</li>
      <li>You hide it from your family, or borrow to play.</li></ul>
      <h3>What you can do here</h3>
      <ul>
      <li>Look at your time and your result: they are one tap away in every game.</li>
      <li>Try games with play money instead.</li>
      <li>Write to <a href="/m/service">customer service</a>. We tell you where to find help.</li>
      </ul>`,
      TY: `
      <p>Pampasaya ang paglalaro, gamit ang perang kaya mong mawala. Hindi ito pagkakakitaan, at
      hindi paraan para mabawi ang natalo.</p>
      <h3>Mga senyales na dapat seryosohin</h3>
      <ul>
      <li>Mas matagal o mas malaki ang nilalaro mo kaysa plano.</li>
      <li>Naglalaro ka para may makalimutan.</li>
      <li>Itinatago mo ito sa pamilya, o nangungutang ka para maglaro.</li></ul>
      <h3>Ano ang puwede mong gawin</h3>
      <ul>
      <li>Tingnan ang oras at resulta mo: isang tap lang sa bawat laro.</li>
      <li>Perang panlaro muna ang gamitin.</li>
      <li>Sumulat sa <a href="/m/service">customer service</a>. Sasabihin namin kung saan may
      tulong.</li></ul>`,
    },
  },
  {
    title: { EN: 'Palaro on your home screen', TY: 'Palaro sa home screen mo' },
    content: {
      EN: `
      <h3>Android</h3>
      <ol>
      <li>Open the menu of your browser.</li>
      <li>Tap Add to Home screen, then Install.</li></ol>
      <h3>iPhone and iPad</h3>
      <ol>
      <li>Open this site in Safari.</li>
      <li>Tap the Share button.</li>
      <li>Tap Add to Home Screen, then Add.</li></ol>
      <p>It opens without the browser’s bars, and you can be told about messages. iOS 12.4 or
      later is needed.</p>`,
      TY: `
      <h3>Android</h3>
      <ol>
      <li>Buksan ang menu ng browser.</li>
      <li>I-tap ang Add to Home screen, tapos Install.</li></ol>
      <h3>iPhone at iPad</h3>
      <ol>
      <li>Buksan ang site na ito sa Safari.</li>
      <li>I-tap ang Share button.</li>
      <li>I-tap ang Add to Home Screen, tapos Add.</li></ol>
      <p>Bubukas ito nang walang bar ng browser, at puwede kang masabihan kapag may mensahe.
      Kailangan ng iOS 12.4 o mas bago.</p>`,
    },
  },
];
