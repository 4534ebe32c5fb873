import type { DemoPiece } from './announcements.ts';

/** The demo's user agreement, version 1. */
export const AGREEMENT: DemoPiece = {
  title: { EN: 'User agreement', TY: 'Kasunduan sa paggamit' },
  content: {
    EN: `
      <p>This is the agreement between you and the operator of this site. It is written to be
      read.</p>
      <h3>1. Who may play</h3>
      <p>You must be 21 or older, play for yourself and with your own money. You may hold one
      account. Those who may not play by law, among them government officials and persons on an
      exclusion list, may not open one.</p>
      <h3>2. Your account</h3>
      <p>Give true data and keep your password to yourself. What is done with your password
      counts as yours until you tell us that somebody else knows it. We ask for proof of
      identity before we first pay money out, and whenever the law wants it.</p>
      <h3>3. Your money</h3>
      <p>Your balance is yours. It is kept apart from our own money, it earns no interest, and
      customer service has it paid out whenever you ask, save what is staked in an open round or
      tied to a bonus whose terms you took. We pay only to accounts in your name.</p>
      <h3>4. Bets and results</h3>
      <p>A bet stands once it is shown as accepted. The result that our servers recorded
      decides; for our own games you can check it yourself. If a game was plainly broken, its
      bets are void: stakes go back, and winnings that came from the fault are taken back. We
      tell you when that happens.</p>
      <h3>5. Limits, breaks and self-exclusion</h3>
      <p>Customer service limits your stakes and losses, gives you a break, or excludes you from
      play, as you ask. A lower limit
      and an exclusion work at once. Nobody can end an exclusion early, neither we nor you.
      During it we send you no offers, and your balance is still paid out.</p>
      <h3>6. Bonuses</h3>
      <p>Each bonus states its terms before you take it: amount, turnover, games, end. Without
      these terms being shown to you, none apply.</p>
      <h3>7. What we may do</h3>
      <p>We may hold a payment while we check for fraud, and close an account that breaks
      this agreement. Money that is lawfully yours is paid out then as well.</p>
      <h3>8. Disputes</h3>
      <p>Write to <a href="/m/service">customer service</a> first: you get an answer within
      seven days, with reasons. If you disagree, you may bring it before the regulator or a
      court of the Philippines; nothing here takes that right from you.</p>
      <h3>9. Your data</h3>
      <p>We keep what the law and your account need, for as long as they need it, and sell none
      of it. You may ask for a copy at any time.</p>
      <h3>10. Changes</h3>
      <p>A new version is shown to you before it applies. If you do not agree, you may close
      your account and have your balance paid out.</p>`,
    TY: `
      <p>Ito ang kasunduan mo at ng nagpapatakbo ng site na ito. Isinulat ito para mabasa
      talaga.</p>
      <h3>1. Sino ang puwedeng maglaro</h3>
      <p>Dapat 21 anyos ka na pataas, para sa sarili ka naglalaro, at sarili mong pera ang
      gamit. Isang account lang ang puwede. Hindi puwedeng magbukas ng account ang mga bawal
      maglaro ayon sa batas, gaya ng mga opisyal ng gobyerno at mga nasa exclusion list.</p>
      <h3>2. Ang account mo</h3>
      <p>Magbigay ng totoong impormasyon at huwag ibigay kanino man ang password. Ituturing na
      sa iyo ang anumang ginawa gamit ang password mo hangga’t hindi mo sinasabi sa aming may
      ibang nakakaalam nito. Hihingi kami ng patunay ng pagkakakilanlan bago ang unang pagbabayad
      namin sa iyo,
      at tuwing hinihingi ng batas.</p>
      <h3>3. Ang pera mo</h3>
      <p>Sa iyo ang balanse mo. Hiwalay ito sa pera namin, wala itong interes, at ipapabayad ito
      ng customer service tuwing hihilingin mo, maliban sa nakataya sa bukas na round o nakatali
      sa bonus na tinanggap mo ang mga kondisyon. Sa account na nakapangalan sa iyo lang kami
      nagbabayad.</p>
      <h3>4. Mga taya at resulta</h3>
      <p>Tuloy ang taya kapag ipinakita nang tinanggap ito. Ang resultang naitala ng aming
      server ang masusunod; sa sarili naming mga laro, ikaw mismo ang puwedeng mag-check. Kung
      malinaw na may sira ang laro, walang bisa ang mga taya: ibabalik ang itinaya, at babawiin
      ang panalong galing sa sira. Sasabihan ka namin kapag nangyari iyon.</p>
      <h3>5. Limit, pahinga at self-exclusion</h3>
      <p>Sa hiling mo, lilimitahan ng customer service ang taya at talo mo, bibigyan ka ng
      pahinga, o ie-exclude ka sa paglalaro. Agad gumagana ang mas mababang limit at ang
      exclusion. Walang makakapagpaikli ng exclusion, kami man o ikaw. Habang umiiral ito, wala
      kaming ipapadalang alok, at ibabayad pa rin ang balanse mo.</p>
      <h3>6. Mga bonus</h3>
      <p>Nakasulat ang mga kondisyon ng bawat bonus bago mo ito kunin: halaga, turnover, mga
      laro, at hanggang kailan. Kung hindi ipinakita sa iyo, walang kondisyong masusunod.</p>
      <h3>7. Ano ang puwede naming gawin</h3>
      <p>Puwede naming pigilin ang isang bayad habang sinusuri kung may panloloko, at isara
      ang account na lumalabag sa kasunduang ito. Ibabayad pa rin ang perang legal na sa
      iyo.</p>
      <h3>8. Mga reklamo</h3>
      <p>Sumulat muna sa <a href="/m/service">customer service</a>: may sagot ka sa loob ng
      pitong araw, kasama ang dahilan. Kung hindi ka sang-ayon, puwede mo itong dalhin sa
      regulator o sa korte ng Pilipinas; walang anuman dito ang nag-aalis ng karapatang
      iyon.</p>
      <h3>9. Ang data mo</h3>
      <p>Itinatago lang namin ang kailangan ng batas at ng account mo, hangga’t kailangan, at
      wala kaming ibinebenta. Puwede kang humingi ng kopya kahit kailan.</p>
      <h3>10. Mga pagbabago</h3>
      <p>Ipapakita sa iyo ang bagong bersyon bago ito umiral. Kung hindi ka sang-ayon, puwede
      mong isara ang account at ipabayad ang balanse mo.</p>`,
  },
};
