import type { InLanguages } from '@palaro/kernel';
import { ACCOUNT_TEMPLATES } from './account-templates.ts';
import { AWARD_TEMPLATES, REJECTION_WORDS } from './award-templates.ts';
import { DEPOSIT_TEMPLATES } from './deposit-templates.ts';
import { RETURN_TEMPLATES } from './return-templates.ts';

interface Words {
  /** Must hold no values, because a locked phone shows it too (web push). */
  title: string;
  /** One paragraph per line. `{names}` are replaced by escaped values. */
  lines: readonly string[];
}

const WELCOME = {
  EN: {
    title: 'Welcome to the square',
    lines: [
      'Good to have you at {site}, {account}.',
      'Your messages come here: what moved in your wallet, what changed on your account, and news if you want them. Settings say which of them your phone shows.',
      'Play for fun, set a limit that suits you, and take breaks.',
    ],
  },
  TY: {
    title: 'Maligayang pagdating sa plaza',
    lines: [
      'Salamat sa pagsali sa {site}, {account}.',
      'Dito po darating ang mga mensahe: galaw ng wallet mo, pagbabago sa account, at balita kung gusto mo. Sa settings pipiliin kung alin ang lalabas sa telepono.',
      'Maglaro para sa saya, magtakda ng limit na kaya mo, at magpahinga paminsan-minsan.',
    ],
  },
};

const NEW_LOGIN = {
  EN: {
    title: 'New login to your account',
    lines: [
      'Your account was opened on {at} from a device or place that it does not know: {device}, address {ip}.',
      'Was it you? Then there is nothing to do. If not, change your password now and tell our service.',
    ],
  },
  TY: {
    title: 'Bagong pag-login sa account mo',
    lines: [
      'Binuksan ang account mo noong {at} mula sa device o lugar na hindi pa nito kilala: {device}, address na {ip}.',
      'Kung ikaw iyon, wala ka nang gagawin. Kung hindi, palitan agad ang password at sabihan po ang aming service.',
    ],
  },
};

const TRANSFER_RETURNED = {
  EN: {
    title: 'A transfer came back',
    lines: [
      '{amount} is in your main wallet again: {vendor} did not take the transfer.',
      'You can use the money or try the transfer again.',
    ],
  },
  TY: {
    title: 'May bumalik na transfer',
    lines: [
      'Nasa main wallet mo na ulit ang {amount}: hindi tinanggap ng {vendor} ang transfer.',
      'Puwede mo na itong gamitin, o subukan ulit ang transfer.',
    ],
  },
};

const TRANSFER_STAYED = {
  EN: {
    title: 'A transfer did not go through',
    lines: [
      '{amount} is still at {vendor}: it did not give the transfer.',
      'Nothing was taken from you. You can try again.',
    ],
  },
  TY: {
    title: 'Hindi natuloy ang isang transfer',
    lines: [
      'Nasa {vendor} pa rin ang {amount}: hindi nito ibinigay ang transfer.',
      'Walang nabawas sa iyo. Puwede mong subukan ulit.',
    ],
  },
};

const ROUND_SETTLED = {
  EN: {
    title: 'An open round was settled',
    lines: [
      'A round at {vendor} had stayed open. We asked, and it is settled now as {vendor} said.',
      'Your betting record shows it with its stake and payout.',
    ],
  },
  TY: {
    title: 'Naayos na ang nakabukas na round',
    lines: [
      'May round sa {vendor} na naiwang bukas. Nagtanong kami, at sarado na ito ayon sa {vendor}.',
      'Makikita mo ito sa betting record, kasama ang taya at panalo.',
    ],
  },
};

const ROUND_CASHED_OUT = {
  EN: {
    title: 'Your open round was cashed out',
    lines: [
      'You left a round of {game} a day ago. By its rule we ended it as you had it: {amount} is in your balance.',
      'Your betting record shows it with every step.',
    ],
  },
  TY: {
    title: 'Na-cash out ang naiwan mong round',
    lines: [
      'Isang araw na ang round ng {game} na naiwan mo. Ayon sa patakaran nito, tinapos namin ito sa inabot mo: nasa balance mo na ang {amount}.',
      'Makikita sa betting record ang bawat hakbang nito.',
    ],
  },
};

const ROUND_RETURNED = {
  EN: {
    title: 'Your stake came back',
    lines: [
      'You began a round of {game} a day ago and took no step. We ended it, and {amount} is in your balance again.',
    ],
  },
  TY: {
    title: 'Bumalik ang taya mo',
    lines: [
      'Isang araw na ang round ng {game} na sinimulan mo nang walang hakbang. Tinapos na namin ito, at nasa balance mo na ulit ang {amount}.',
    ],
  },
};

const ROUND_VOID = {
  EN: {
    title: 'A round was void',
    lines: [
      'A round of {game} that you had bet on could not be finished as it should, so it does not count. {amount} is in your balance again.',
      'Your betting record shows the round and what was drawn for it.',
    ],
  },
  TY: {
    title: 'Walang bisa ang isang round',
    lines: [
      'Hindi natapos nang tama ang isang round ng {game} na tinayaan mo, kaya hindi ito bibilangin. Nasa balance mo na ulit ang {amount}.',
      'Makikita sa betting record ang round at ang lumabas dito.',
    ],
  },
};

const WITHDRAWAL_PAID = {
  EN: {
    title: 'Your withdrawal was paid',
    lines: ['{amount} is at {card} now. The order is {order}.'],
  },
  TY: {
    title: 'Nabayaran na ang withdrawal mo',
    lines: ['Nasa {card} na ang {amount}. Ang order ay {order}.'],
  },
};

const WITHDRAWAL_REJECTED = {
  EN: {
    title: 'A withdrawal was not paid',
    lines: [
      'Order {order} over {amount} to {card} was not paid. The money is back in your wallet.',
      'The record of withdrawals says why; our service can tell you more.',
    ],
  },
  TY: {
    title: 'May withdrawal na hindi nabayaran',
    lines: [
      'Hindi nabayaran ang order {order} na {amount} papunta sa {card}. Nasa wallet mo na ulit ang pera.',
      'Nasa record ng withdrawal ang dahilan; masasabi po ng aming service ang detalye.',
    ],
  },
};

const WITHDRAWAL_RETURNED = {
  EN: {
    title: 'A withdrawal came back',
    lines: [
      'The bank returned {amount} of order {order} to {card}. The money is back in your wallet.',
      'Check the account number before you withdraw again.',
    ],
  },
  TY: {
    title: 'May bumalik na withdrawal',
    lines: [
      'Ibinalik ng bangko ang {amount} ng order {order} papunta sa {card}. Nasa wallet mo na ulit ang pera.',
      'Tingnan muna ang account number bago mag-withdraw ulit.',
    ],
  },
};

const LIMIT_SET = {
  EN: {
    title: 'Your limit changed',
    lines: [
      'Since {at}: {limit} {amount}.',
      'It counts at once. A lower limit works at once; a higher one has a waiting time.',
    ],
  },
  TY: {
    title: 'Nagbago ang limit mo',
    lines: [
      'Simula {at}: {limit} {amount}.',
      'Epektibo na ito. Agad gumagana ang mas mababang limit; may hintay ang mas mataas.',
    ],
  },
};

const LIMIT_ASKED = {
  EN: {
    title: 'A looser limit waits',
    lines: [
      'You asked for this: {limit} {amount}.',
      'From {at} you can confirm it under Play safely, for seven days. Until then nothing changes.',
    ],
  },
  TY: {
    title: 'May naghihintay na pagluwag ng limit',
    lines: [
      'Ito ang hiniling mo: {limit} {amount}.',
      'Mula {at}, puwede mo itong kumpirmahin sa Ligtas na laro sa loob ng pitong araw. Hanggang doon, walang magbabago.',
    ],
  },
};

const LIMIT_CANCELLED = {
  EN: {
    title: 'Your limit stays as it is',
    lines: ['On {at} you took this back: {limit} {amount}.'],
  },
  TY: {
    title: 'Mananatili ang limit mo',
    lines: ['Noong {at}, binawi mo ito: {limit} {amount}.'],
  },
};

const LIMIT_REMOVED = {
  EN: {
    title: 'A limit was removed',
    lines: ['Since {at}: {limit}.', 'You can set a new one at any time. It counts at once.'],
  },
  TY: {
    title: 'Inalis ang isang limit',
    lines: [
      'Simula {at}: {limit}.',
      'Puwede kang magtakda ng bago anumang oras. Agad itong gagana.',
    ],
  },
};

const BREAK_STARTED = {
  EN: {
    title: 'Your break from play has begun',
    lines: [
      'Until {until} there is no bet and no deposit. It ends by itself, and never earlier.',
      'Your money stays yours: you can withdraw it, and what you won is credited.',
    ],
  },
  TY: {
    title: 'Nagsimula na ang pahinga mo sa laro',
    lines: [
      'Hanggang {until}, walang taya at walang deposit. Kusa itong matatapos, at hindi mas maaga.',
      'Sa iyo pa rin ang pera mo: puwede mo itong i-withdraw, at papasok ang napanalunan mo.',
    ],
  },
};

const EXCLUDED = {
  EN: {
    title: 'Your account is excluded from play',
    lines: [
      'Since {at} there is no bet, no deposit and no message about promotions.',
      'Your money stays yours: you can withdraw it, and what you won is credited. If you want to talk to someone, our service knows who helps.',
    ],
  },
  TY: {
    title: 'Hindi na makakapaglaro ang account mo',
    lines: [
      'Simula {at}, walang taya, walang deposit at walang mensahe tungkol sa promo.',
      'Sa iyo pa rin ang pera mo: puwede mo itong i-withdraw, at papasok ang napanalunan mo. Kung gusto mo po ng makakausap, alam ng aming service kung sino ang makakatulong.',
    ],
  },
};

const TURNOVER_WAIVED = {
  EN: {
    title: 'Less to bet before you withdraw',
    lines: [
      'You need not bet another {amount}: our team took this condition off your account.',
      'The withdrawal page shows what you can take out now.',
    ],
  },
  TY: {
    title: 'Mas kaunti na ang kailangang itaya bago mag-withdraw',
    lines: [
      'Hindi mo na kailangang itaya pa ang {amount}: inalis na ito ng team namin sa account mo.',
      'Makikita sa withdrawal page kung magkano na ang puwede mong kunin.',
    ],
  },
};

/**
 * Messages that the site itself writes, in every language. Operators' messages are stored in their
 * rows.
 */
export const TEMPLATES = {
  welcome: WELCOME,
  new_login: NEW_LOGIN,
  transfer_returned: TRANSFER_RETURNED,
  transfer_stayed: TRANSFER_STAYED,
  round_settled: ROUND_SETTLED,
  round_cashed_out: ROUND_CASHED_OUT,
  round_returned: ROUND_RETURNED,
  round_void: ROUND_VOID,
  withdrawal_paid: WITHDRAWAL_PAID,
  withdrawal_rejected: WITHDRAWAL_REJECTED,
  withdrawal_returned: WITHDRAWAL_RETURNED,
  turnover_waived: TURNOVER_WAIVED,
  limit_set: LIMIT_SET,
  limit_asked: LIMIT_ASKED,
  limit_cancelled: LIMIT_CANCELLED,
  limit_removed: LIMIT_REMOVED,
  break_started: BREAK_STARTED,
  excluded: EXCLUDED,
  ...ACCOUNT_TEMPLATES,
  ...AWARD_TEMPLATES,
  ...DEPOSIT_TEMPLATES,
  ...RETURN_TEMPLATES,
} as const satisfies Record<string, InLanguages<Words>>;

export type TemplateName = keyof typeof TEMPLATES;

/** Values that are shown as words: a play limit by kind and period, a device without a name. */
export const WORDS: InLanguages<Readonly<Record<string, string>>> = {
  EN: {
    ...REJECTION_WORDS.EN,
    'device/other': 'an unknown device',
    'device/service': 'our service',
    'stake/bet': 'the most you stake on one bet is',
    'wager/day': 'the most you stake in a day is',
    'wager/week': 'the most you stake in a week is',
    'wager/month': 'the most you stake in a month is',
    'loss/day': 'the most you lose in a day is',
    'loss/week': 'the most you lose in a week is',
    'loss/month': 'the most you lose in a month is',
    'deposit/day': 'the most you deposit in a day is',
    'deposit/week': 'the most you deposit in a week is',
    'deposit/month': 'the most you deposit in a month is',
    'deposit/day/none': 'no limit on what you deposit in a day',
    'deposit/week/none': 'no limit on what you deposit in a week',
    'deposit/month/none': 'no limit on what you deposit in a month',
    'wager/day/none': 'no limit on what you stake in a day',
    'wager/week/none': 'no limit on what you stake in a week',
    'wager/month/none': 'no limit on what you stake in a month',
    'loss/day/none': 'no limit on what you lose in a day',
    'loss/week/none': 'no limit on what you lose in a week',
    'loss/month/none': 'no limit on what you lose in a month',
    'stake/bet/none': 'no limit on one bet',
  },
  TY: {
    ...REJECTION_WORDS.TY,
    'device/other': 'di-kilalang device',
    'device/service': 'aming service',
    'stake/bet': 'ang pinakamalaki mong taya bawat bet ay',
    'wager/day': 'ang pinakamalaki mong kabuuang taya sa isang araw ay',
    'wager/week': 'ang pinakamalaki mong kabuuang taya sa isang linggo ay',
    'wager/month': 'ang pinakamalaki mong kabuuang taya sa isang buwan ay',
    'loss/day': 'ang pinakamalaki mong talo sa isang araw ay',
    'loss/week': 'ang pinakamalaki mong talo sa isang linggo ay',
    'loss/month': 'ang pinakamalaki mong talo sa isang buwan ay',
    'deposit/day': 'ang pinakamalaki mong deposito sa isang araw ay',
    'deposit/week': 'ang pinakamalaki mong deposito sa isang linggo ay',
    'deposit/month': 'ang pinakamalaki mong deposito sa isang buwan ay',
    'deposit/day/none': 'walang limit sa deposito sa isang araw',
    'deposit/week/none': 'walang limit sa deposito sa isang linggo',
    'deposit/month/none': 'walang limit sa deposito sa isang buwan',
    'wager/day/none': 'walang limit sa kabuuang taya sa isang araw',
    'wager/week/none': 'walang limit sa kabuuang taya sa isang linggo',
    'wager/month/none': 'walang limit sa kabuuang taya sa isang buwan',
    'loss/day/none': 'walang limit sa talo sa isang araw',
    'loss/week/none': 'walang limit sa talo sa isang linggo',
    'loss/month/none': 'walang limit sa talo sa isang buwan',
    'stake/bet/none': 'walang limit sa bawat taya',
  },
};
