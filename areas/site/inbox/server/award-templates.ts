/** Messages about awards that wait to be claimed, and about bonuses of deposits. */
export const AWARD_TEMPLATES = {
  offer_paid: {
    EN: {
      title: 'Your bonus is in',
      lines: [
        '{amount} of bonus came with your deposit {reference}. What must be bet before you withdraw stands on Withdraw, and shrinks while you play.',
      ],
    },
    TY: {
      title: 'Pumasok na ang bonus mo',
      lines: [
        'May bonus na {amount} kasama ng deposito mong {reference}. Nasa Withdraw kung magkano pa ang dapat itaya, at lumiliit ito habang naglalaro ka.',
      ],
    },
  },
  offer_lapsed: {
    EN: {
      title: 'Your deposit came without its bonus',
      lines: [
        'Deposit {reference} is in your balance, but it did not meet the conditions of its bonus: it was too small, too late, or the offer was not open to you any more. Only the usual turnover holds for it.',
      ],
    },
    TY: {
      title: 'Pumasok ang deposito mo nang walang bonus',
      lines: [
        'Nasa balanse mo na ang deposito {reference}, pero hindi nito natugunan ang kondisyon ng bonus: kulang ang halaga, huli na, o sarado na sa iyo ang alok. Karaniwang turnover lang ang kailangan dito.',
      ],
    },
  },
  award_issued: {
    EN: {
      title: 'Something waits for you',
      lines: [
        '{amount} waits in the reward center. Claim it by {until}; what must be bet for it stands beside it.',
      ],
    },
    TY: {
      title: 'May naghihintay sa iyo',
      lines: [
        'May {amount} na naghihintay sa reward center. Kunin ito hanggang {until}; nakasulat sa tabi kung magkano ang dapat itaya.',
      ],
    },
  },
  award_forfeited: {
    EN: {
      title: 'What was still to be bet is closed',
      lines: [
        'You are excluded from play, so nothing of your balance must be bet any more. {amount} of rewards that were not bet yet went back to us. What you paid in yourself and what you won is yours: you can withdraw it now.',
      ],
    },
    TY: {
      title: 'Sarado na ang dapat pang itaya',
      lines: [
        'Hindi ka muna makakalaro, kaya wala nang dapat itaya sa balanse mo. Bumalik sa amin ang {amount} na reward na hindi pa naitataya. Sa iyo ang dineposito at napanalunan mo: puwede mo na itong i-withdraw.',
      ],
    },
  },
  application_rejected: {
    EN: {
      title: 'Your application was not approved',
      lines: ['{reason}', '{note}', 'The promotion says whether you may apply again.'],
    },
    TY: {
      title: 'Hindi naaprubahan ang application mo',
      lines: ['{reason}', '{note}', 'Nasa promo kung puwede ka pang mag-apply ulit.'],
    },
  },
};

/** Reasons of a rejected application, in words. */
export const REJECTION_WORDS = {
  EN: {
    'application/not_met': 'It does not meet the conditions of the promotion.',
    'application/incomplete': 'Something is missing in it.',
    'application/unreadable': 'The pictures cannot be read.',
    'application/not_own': 'It shows somebody else, or somebody else’s picture.',
    'application/duplicate': 'The same was sent before.',
    'application/other': 'There is another reason.',
  },
  TY: {
    'application/not_met': 'Hindi nito natugunan ang kondisyon ng promo.',
    'application/incomplete': 'May kulang dito.',
    'application/unreadable': 'Hindi mabasa ang mga larawan.',
    'application/not_own': 'Ibang tao ang makikita, o larawan ito ng iba.',
    'application/duplicate': 'Naipadala na ito dati.',
    'application/other': 'May iba pang dahilan.',
  },
};
