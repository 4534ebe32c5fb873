import type { InLanguages } from '@palaro/kernel';

interface Words {
  title: string;
  lines: readonly string[];
}

const WHEN = {
  EN: 'It was done on {at} from {device}{ip}.',
  TY: 'Ginawa ito noong {at} mula sa {device}{ip}.',
};
const NOT_YOU = {
  EN: 'Was it you? Then there is nothing to do. If not, change your password now and tell our service.',
  TY: 'Kung ikaw iyon, wala ka nang gagawin. Kung hindi, palitan agad ang password at sabihan po ang aming service.',
};

/**
 * The message about a change, in both languages: what changed, when and from where, and what to do
 * if it was someone else.
 */
const changed = (title: InLanguages<string>, line: InLanguages<string>): InLanguages<Words> => ({
  EN: { title: title.EN, lines: [line.EN, WHEN.EN, NOT_YOU.EN] },
  TY: { title: title.TY, lines: [line.TY, WHEN.TY, NOT_YOU.TY] },
});

/** A message about what we decided: no alarm about a stranger, and a way to the next step. */
const decided = (title: InLanguages<string>, ...lines: InLanguages<string>[]) => ({
  EN: { title: title.EN, lines: lines.map((line) => line.EN) },
  TY: { title: title.TY, lines: lines.map((line) => line.TY) },
});

/**
 * Messages about a change of a member's account, for the inbox and, without markup, for mail.
 * Titles are plain enough for an SMS.
 */
export const ACCOUNT_TEMPLATES = {
  account_password: changed(
    { EN: 'Your login password was changed', TY: 'Pinalitan ang login password mo' },
    {
      EN: 'The new password opens the account now. It was logged out everywhere else.',
      TY: 'Ang bagong password na ang gamit ng account, at na-log out ito sa ibang device.',
    },
  ),
  account_password_reset: changed(
    { EN: 'Your login password was reset', TY: 'Na-reset ang login password mo' },
    {
      EN: 'The account was logged out everywhere, and withdrawals wait for a while.',
      TY: 'Na-log out ang account sa lahat ng device, at maghihintay muna ang mga withdrawal.',
    },
  ),
  account_payment_password: changed(
    { EN: 'Your payment password was changed', TY: 'Nagbago ang payment password mo' },
    {
      EN: 'Withdrawals and changes of your cards ask for the new one from now on.',
      TY: 'Ang bago na ang hihingin sa withdrawal at sa pagbabago ng mga card.',
    },
  ),
  account_mobile: changed(
    { EN: 'Your mobile number was changed', TY: 'Pinalitan ang mobile number mo' },
    {
      EN: 'Codes go to {to} from now on. If a number was replaced, withdrawals wait for a while.',
      TY: 'Sa {to} na ipapadala ang mga code. Kung may pinalitang numero, maghihintay muna ang mga withdrawal.',
    },
  ),
  account_email: changed(
    { EN: 'Your email was changed', TY: 'Pinalitan ang email mo' },
    {
      EN: 'Mail about your account goes to {to} from now on.',
      TY: 'Sa {to} na ipapadala ang mail tungkol sa account mo.',
    },
  ),
  account_payee_name: changed(
    { EN: 'Your payee name was set', TY: 'Na-set ang payee name mo' },
    {
      EN: 'Your cards and e-wallets must be in this name.',
      TY: 'Dapat nakapangalan dito ang mga card at e-wallet mo.',
    },
  ),
  account_nickname: changed(
    { EN: 'Your nickname was changed', TY: 'Pinalitan ang palayaw mo' },
    {
      EN: 'You log in with the same username as before.',
      TY: 'Pareho pa rin ang username mo sa pag-login.',
    },
  ),
  account_icon: changed(
    { EN: 'Your picture was changed', TY: 'Pinalitan ang larawan mo' },
    {
      EN: 'The new one is shown beside your name.',
      TY: 'Ang bago na ang makikita sa tabi ng pangalan mo.',
    },
  ),
  account_bank_card_added: changed(
    { EN: 'A card or e-wallet was added', TY: 'May idinagdag na card o e-wallet' },
    {
      EN: '{card} can take withdrawals once its waiting time is over.',
      TY: 'Puwede nang mag-withdraw sa {card} pagkatapos ng hintay nito.',
    },
  ),
  account_bank_card_removed: changed(
    { EN: 'A card or e-wallet was removed', TY: 'May inalis na card o e-wallet' },
    { EN: '{card} takes no more withdrawals.', TY: 'Hindi na makakapag-withdraw sa {card}.' },
  ),
  account_bank_card_default: changed(
    { EN: 'Your main card was changed', TY: 'Pinalitan ang pangunahing card mo' },
    {
      EN: 'Withdrawals offer {card} first from now on.',
      TY: 'Ang {card} na ang unang lalabas sa withdrawal.',
    },
  ),
  account_bank_card_approved: decided(
    { EN: 'Your card or e-wallet was checked', TY: 'Nasuri na ang card o e-wallet mo' },
    {
      EN: '{card} can take withdrawals once its waiting time is over.',
      TY: 'Puwede nang mag-withdraw sa {card} pagkatapos ng hintay nito.',
    },
    {
      EN: '<a href="/m/withdraw">Withdraw</a>',
      TY: '<a href="/m/withdraw">Mag-withdraw</a>',
    },
  ),
  account_bank_card_refused: decided(
    { EN: 'Your card or e-wallet was not accepted', TY: 'Hindi tinanggap ang card o e-wallet mo' },
    {
      EN: '{card} was removed. Add a card that is in your own name.',
      TY: 'Inalis ang {card}. Magdagdag ng card na nasa sarili mong pangalan.',
    },
  ),
  account_security_questions: changed(
    { EN: 'Your security questions were changed', TY: 'Nagbago ang security questions mo' },
    {
      EN: 'Only the new answers count from now on.',
      TY: 'Ang mga bagong sagot na lang ang tatanggapin.',
    },
  ),
  account_second_factor_on: changed(
    { EN: 'Two-step login is on', TY: 'Naka-on na ang two-step login' },
    {
      EN: 'Your login asks for a second proof from now on.',
      TY: 'Hihingi na ng ikalawang patunay ang pag-login mo.',
    },
  ),
  account_second_factor_off: changed(
    { EN: 'Two-step login is off', TY: 'Naka-off na ang two-step login' },
    {
      EN: 'Your password alone opens the account again.',
      TY: 'Password na lang ulit ang kailangan para mabuksan ang account.',
    },
  ),
  account_recovery_codes: changed(
    { EN: 'Your recovery codes were replaced', TY: 'Pinalitan ang recovery codes mo' },
    {
      EN: 'Only the new codes work from now on.',
      TY: 'Ang mga bagong code na lang ang gagana mula ngayon.',
    },
  ),
  account_passkey_added: changed(
    { EN: 'A passkey was added', TY: 'May idinagdag na passkey' },
    {
      EN: 'It can be used to log in to your account.',
      TY: 'Puwede na itong gamitin sa pag-login sa account mo.',
    },
  ),
  account_passkey_removed: changed(
    { EN: 'A passkey was removed', TY: 'May inalis na passkey' },
    {
      EN: 'It does not open your account any more.',
      TY: 'Hindi na nito mabubuksan ang account mo.',
    },
  ),
  account_social_linked: changed(
    { EN: 'A social account was linked', TY: 'May ni-link na social account' },
    {
      EN: 'It can be used to log in to your account.',
      TY: 'Puwede na itong gamitin sa pag-login sa account mo.',
    },
  ),
  account_social_unlinked: changed(
    { EN: 'A social account was unlinked', TY: 'May inalis na social account' },
    {
      EN: 'It does not open your account any more.',
      TY: 'Hindi na nito mabubuksan ang account mo.',
    },
  ),
  account_kyc: changed(
    { EN: 'Your identity check has news', TY: 'May balita sa identity check mo' },
    {
      EN: 'Look at your verification to see where it stands.',
      TY: 'Tingnan sa verification kung nasaan na ito.',
    },
  ),
  account_kyc_approved: decided(
    { EN: 'You are verified', TY: 'Verified ka na' },
    {
      EN: 'Your identity check is done. You can deposit, play and withdraw now.',
      TY: 'Tapos na ang identity check mo. Puwede ka nang mag-deposit, maglaro at mag-withdraw.',
    },
    {
      EN: '<a href="/m/withdraw">Withdraw</a>',
      TY: '<a href="/m/withdraw">Mag-withdraw</a>',
    },
  ),
  account_kyc_rejected: decided(
    { EN: 'You are not verified yet', TY: 'Hindi ka pa verified' },
    {
      EN: 'Your identity check could not be finished. Your verification says why, and what to do.',
      TY: 'Hindi natapos ang identity check mo. Nasa verification ang dahilan at ang gagawin.',
    },
    {
      EN: '<a href="/m/kyc">See why and try again</a>',
      TY: '<a href="/m/kyc">Tingnan ang dahilan at subukan ulit</a>',
    },
  ),
  account_logged_out_everywhere: changed(
    { EN: 'You were signed out everywhere', TY: 'Na-sign out ka sa lahat ng device' },
    {
      EN: 'Other devices ask for your password again.',
      TY: 'Hihingin ulit ng ibang device ang password mo.',
    },
  ),
  account_remembered_stolen: changed(
    {
      EN: 'A remembered login was used twice',
      TY: 'Dalawang beses nagamit ang isang naka-save na login',
    },
    {
      EN: 'Somebody may have copied it from your device, so it was ended. Log in with your password.',
      TY: 'Baka may kumopya nito sa device mo, kaya tinapos na ito. Mag-log in gamit ang password.',
    },
  ),
  account_data_exported: changed(
    { EN: 'Your data was downloaded', TY: 'Na-download ang data mo' },
    {
      EN: 'A file with everything that we keep about you was made, after the password was given again.',
      TY: 'Ginawa ang file ng lahat ng itinatago namin tungkol sa iyo, matapos ibigay muli ang password.',
    },
  ),
  account_closed: changed(
    { EN: 'Your account is closed', TY: 'Sarado na ang account mo' },
    {
      EN: 'Nothing can be played or deposited with it any more. What is left in it stays yours.',
      TY: 'Hindi na makakapaglaro o makakapag-deposit dito. Sa iyo pa rin ang natirang pera.',
    },
  ),
  account_closed_by_check: {
    EN: {
      title: 'Your account is closed',
      lines: [
        'The identity check showed that you may not play here. It was closed on {at}.',
        'If you have money here, all of it goes back to you: from {until} on, to where you paid it from or to an account in your own name, within seven days. Nothing moves before that. Another message says when each part was sent.',
        'Is this a mistake? Tell our service before {until}.',
      ],
    },
    TY: {
      title: 'Sarado na ang account mo',
      lines: [
        'Ayon sa identity check, hindi ka puwedeng maglaro rito. Isinara ito noong {at}.',
        'Kung may pera ka rito, ibabalik ang lahat: simula {until}, sa pinanggalingan ng bayad mo o sa account na nasa sarili mong pangalan, sa loob ng pitong araw. Walang gagalaw bago iyon. Sasabihin sa isa pang mensahe kapag naipadala ang bawat bahagi.',
        'Mali ba ito? Sabihan ang aming service bago ang {until}.',
      ],
    },
  },
  account_closed_under_age: {
    EN: {
      title: 'Your account is closed',
      lines: [
        'The identity check showed that you are not old enough to play here. It was closed on {at}.',
        'What you deposited and still have here goes back to you: from {until} on, to where you paid it from or to an account in your own name, within seven days. Wins are void. Nothing moves before that. Another message says when each part was sent.',
        'Is this a mistake? Tell our service before {until}.',
      ],
    },
    TY: {
      title: 'Sarado na ang account mo',
      lines: [
        'Ayon sa identity check, kulang pa ang edad mo para maglaro rito. Isinara ito noong {at}.',
        'Ibabalik ang idineposito mo na narito pa: simula {until}, sa pinanggalingan ng bayad mo o sa account na nasa sarili mong pangalan, sa loob ng pitong araw. Walang bisa ang mga panalo. Walang gagalaw bago iyon. Sasabihin sa isa pang mensahe kapag naipadala ang bawat bahagi.',
        'Mali ba ito? Sabihan ang aming service bago ang {until}.',
      ],
    },
  },
  account_reopened: {
    EN: {
      title: 'Your account is open again',
      lines: [
        'Its closing by the identity check was undone on {at}. Nothing was taken from your balance.',
        'Log in again. We look at your documents once more and tell you what comes of it.',
      ],
    },
    TY: {
      title: 'Bukas na ulit ang account mo',
      lines: [
        'Binawi noong {at} ang pagsasara nito ng identity check. Walang ibinawas sa balanse mo.',
        'Mag-log in ulit. Titingnan namin muli ang mga dokumento mo at sasabihan ka ng resulta.',
      ],
    },
  },
} as const satisfies Record<`account_${string}`, InLanguages<Words>>;

/** The end of an SMS about a change. */
export const CALL_SERVICE: InLanguages<string> = {
  EN: 'Not you? Tell our service now.',
  TY: 'Hindi ikaw? Sabihan agad ang aming service.',
};
