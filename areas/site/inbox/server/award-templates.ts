/** Messages about awards that wait to be claimed. */
export const AWARD_TEMPLATES = {
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
};
