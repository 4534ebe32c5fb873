/** Messages about the balance of a person who may not play here, for the inbox and for mail. */
export const RETURN_TEMPLATES = {
  return_ordered: {
    EN: {
      title: 'Your money goes back to you',
      lines: [
        'You cannot play or deposit here, so the money that you have here goes back to you: to where you paid it from or, where that cannot be done, by a transfer to an account in your own name.',
        'It is with you by {until}. You need do nothing; our service asks you if anything is missing.',
      ],
    },
    TY: {
      title: 'Ibabalik sa iyo ang pera mo',
      lines: [
        'Hindi ka puwedeng maglaro o mag-deposit dito, kaya ibabalik ang pera mo: sa pinanggalingan ng bayad mo o, kung hindi iyon puwede, sa account na nasa sarili mong pangalan.',
        'Darating ito hanggang {until}. Wala kang kailangang gawin; tatanungin ka ng aming service kung may kulang.',
      ],
    },
  },
  return_refund: {
    EN: {
      title: 'Money was sent back to you',
      lines: [
        '{amount} is on its way back to where you paid deposit {reference} from. Banks and wallets may take some days to show it.',
      ],
    },
    TY: {
      title: 'May perang ibinalik sa iyo',
      lines: [
        'Pabalik na ang {amount} sa pinanggalingan ng bayad mo para sa deposito {reference}. Maaaring abutin ng ilang araw bago ito lumabas sa bangko o wallet.',
      ],
    },
  },
  return_transfer: {
    EN: {
      title: 'Money was sent back to you',
      lines: ['{amount} was transferred to you. The bank’s reference is {reference}.'],
    },
    TY: {
      title: 'May perang ibinalik sa iyo',
      lines: ['Nailipat na sa iyo ang {amount}. Ito ang reference ng bangko: {reference}.'],
    },
  },
};
