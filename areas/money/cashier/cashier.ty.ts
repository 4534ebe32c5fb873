import type { Messages } from '@palaro/api';
import type { en } from './cashier.en.ts';

export const ty: Messages<typeof en> = {
  'error.deposit_closed': 'Hindi magagamit ang paraang ito ngayon. Pumili ng iba.',
  'error.withdraw_closed': 'Hindi muna makapag-withdraw sa account na ito.',
  'error.amount_min': 'Maglagay ng {min} hanggang {max}.',
  'error.amount_max': 'Maglagay ng {min} hanggang {max}.',
  'error.amount_step': 'Dapat multiple ng {step} ang halaga.',
  'error.amount_precision': 'Piso at sentimo lang ang ilagay.',
  'error.deposit_open_orders': 'Tapusin o kanselahin muna ang bukas mong deposito.',
  'error.deposit_day_count':
    '{count} beses mo nang ginamit ang paraang ito ngayong araw. Pumili ng iba.',
  'error.payer_name_required': 'Ilagay ang pangalan sa account na pagbabayaran mo.',
  'error.provider_unavailable':
    'Hindi sumasagot ang serbisyo ng bayad; walang nabawas. Subukan ulit mamaya.',
  'error.promo_not_eligible': 'Hindi akma ang alok na ito sa depositong ito.',
  'error.card_unknown': 'Pumili ng isa sa mga account mo.',
  'error.card_not_usable_yet': 'Magagamit ang account na ito simula {time}.',
  'error.card_in_review': 'Sinusuri pa ang account na ito. Pumili ng iba.',
  'error.turnover_not_met': 'Tumaya pa ng {missing} bago mag-withdraw.',
  'error.withdraw_open': 'Isang withdrawal lang muna. Hintayin o kanselahin ang bukas.',
  'error.withdraw_day_count': 'Ubos na ang withdrawal mo ngayong araw. Bukas ulit.',
  'error.withdraw_day_sum': '{left} pa ang puwede mong i-withdraw ngayong araw.',
  'error.withdraw_hold': 'Makakapag-withdraw ka ulit sa {time}.',
  'error.debt_open': 'May bukas na pagtatama na {amount}. Kontakin ang customer service.',
  'error.wallet.insufficient': 'Kulang ang balanse mo.',
  'error.order_state': 'Nagbago na ang order na ito. Ito na ang lagay niya ngayon.',
  'error.slip_type': 'Pumili ng larawang png o jpg.',
  'error.slip_size': 'Hanggang 5 MB lang ang larawan.',
  'error.statement.unreadable': 'Hindi mabasa ang linya {line} ng file. Walang na-load.',
  'error.payout.split': 'Hanggang {most} lang ang isang bahagi.',
  'error.payout.kind': 'Walang nagbabayad sa ganitong account ngayon.',
};
