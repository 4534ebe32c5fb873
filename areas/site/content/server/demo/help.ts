import type { DemoPiece } from './announcements.ts';

/** Help topics in order. Links in other content refer to a topic by its place (`/m/help?i=6`). */
export const HELP_TOPICS: readonly DemoPiece[] = [
  {
    title: { EN: 'Your account', TY: 'Ang account mo' },
    content: {
      EN: `
      <h3>Keep it yours</h3>
      <ul>
      <li>Use a password that you use nowhere else.</li>
      <li>Change it at once if somebody may know it: Member center, then Settings.</li>
      <li>Log out on phones that are not yours.</li></ul>
      <h3>One person, one account</h3>
      <p>A second account of the same person is closed. Money that was deposited there is paid
      back.</p>`,
      TY: `
      <h3>Ingatan ang account</h3>
      <ul>
      <li>Gumamit ng password na hindi mo ginagamit sa iba.</li>
      <li>Palitan agad kung may posibleng nakaalam: Member center, tapos Settings.</li>
      <li>Mag-log out kung hindi mo phone ang gamit.</li></ul>
      <h3>Isang tao, isang account</h3>
      <p>Isasara ang pangalawang account ng iisang tao. Ibabalik ang perang na-deposit doon.</p>`,
    },
  },
  {
    title: { EN: 'Deposit', TY: 'Pag-deposit' },
    content: {
      EN: `
      <ol>
      <li>Tap Deposit in the wallet.</li>
      <li>Choose how you pay and the amount.</li>
      <li>Confirm in your own bank or e-wallet.</li></ol>
      <p>The money is in your wallet as soon as the payment is confirmed, mostly within a
      minute. Pay only from an account in your own name.</p>
      <h3>It has not arrived?</h3>
      <p>Wait ten minutes, then write to <a href="/m/service">customer service</a> with the
      time, the amount and the reference number.</p>`,
      TY: `
      <ol>
      <li>I-tap ang Deposit sa wallet.</li>
      <li>Piliin kung paano magbabayad at kung magkano.</li>
      <li>Kumpirmahin sa sarili mong bangko o e-wallet.</li></ol>
      <p>Papasok ang pera sa wallet kapag nakumpirma na ang bayad, kadalasan sa loob ng isang
      minuto. Magbayad lang mula sa account na nakapangalan sa iyo.</p>
      <h3>Hindi pa pumapasok?</h3>
      <p>Maghintay ng sampung minuto, saka sumulat sa <a href="/m/service">customer service</a>
      kasama ang oras, halaga at reference number.</p>`,
    },
  },
  {
    title: { EN: 'Withdrawal', TY: 'Pag-withdraw' },
    content: {
      EN: `
      <p>You can withdraw whatever is not tied to an open bet or a bonus. The money goes only to
      an account in your own name.</p>
      <table><thead>
      <tr><th scope="col">State</th> <th scope="col">What it means</th></tr></thead><tbody>
      <tr><td>Pending</td><td>We are checking it.</td></tr>
      <tr><td>Approved</td><td>It is on its way to your bank.</td></tr>
      <tr><td>Paid</td><td>Your bank has confirmed it.</td></tr>
      <tr><td>Refused</td><td>The money is back in your wallet; the reason stands beside
      it.</td></tr></tbody></table>
      <p>Before the first withdrawal we must know who you are:
      <a href="/m/help?i=3">verification</a>.</p>`,
      TY: `
      <p>Puwede mong i-withdraw ang perang hindi nakatali sa bukas na taya o bonus. Sa account
      na nakapangalan sa iyo lang ipinapadala ang pera.</p>
      <table><thead>
      <tr> <th scope="col">Status</th><th scope="col">Ibig sabihin</th></tr></thead><tbody>
      <tr> <td>Pending</td><td>Tinitingnan pa namin.</td></tr>
      <tr><td>Approved</td><td>Papunta na sa bangko mo.</td></tr>
      <tr><td>Paid</td><td>Kinumpirma na ng bangko mo.</td></tr>
      <tr> <td>Refused</td><td>Nasa wallet mo na ulit ang pera; nakasulat ang
      dahilan.</td></tr></tbody></table>
      <p>Bago ang unang withdraw, kailangan naming malaman kung sino ka:
      <a href="/m/help?i=3">verification</a>.</p>`,
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
      <li>your address, for larger amounts.</li></ul>
      <p>We mostly answer within a day. Your documents are stored encrypted, and only those who
      check them can open them.</p>`,
      TY: `
      <p>Hinihingi ng batas na kilala namin ang mga naglalaro. Kailangan namin ng:</p>
      <ul>
      <li>litrato ng valid na government ID,</li>
      <li>selfie, para makita naming sa iyo ang ID,</li>
      <li>address mo, kung mas malaking halaga.</li></ul>
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
    title: { EN: 'Limits', TY: 'Mga limit' },
    content: {
      EN: `
      <p>You can limit what you stake and what you lose, by day, week or month.</p>
      <ul>
      <li>Lowering a limit works at once.</li>
      <li>Raising or removing one works only after a wait, and you must confirm it again.</li>
      <li>A bet beyond a limit is refused before it is taken.</li></ul>
      <p>Limits count in all games together.</p>`,
      TY: `
      <p>Puwede mong limitahan ang itinataya at natatalo mo, kada araw, linggo o buwan.</p>
      <ul>
      <li>Agad gumagana ang pagbaba ng limit.</li>
      <li>May hihintayin muna bago tumaas o maalis ang limit, at kailangan mo itong kumpirmahin
      ulit.</li>
      <li>Tatanggihan ang tayang lampas sa limit bago pa ito kunin.</li></ul>
      <p>Magkakasama ang lahat ng laro sa bilang.</p>`,
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
      <li>Set <a href="/m/help?i=6">limits</a>.</li>
      <li>Take a break of a day to six weeks.</li>
      <li>Exclude yourself for half a year or longer. We cannot undo that earlier, also not when
      you ask.</li></ul>
      <p>What you have won stays yours during a break, and can be withdrawn.</p>`,
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
      <li>Mag-set ng <a href="/m/help?i=6">limit</a>.</li>
      <li>Magpahinga nang isang araw hanggang anim na linggo.</li>
      <li>Mag-self-exclude nang kalahating taon o mas matagal. Hindi namin ito mababawi nang mas
      maaga, kahit hilingin mo.</li></ul>
      <p>Sa iyo pa rin ang napanalunan mo habang nagpapahinga, at puwede itong i-withdraw.</p>`,
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
