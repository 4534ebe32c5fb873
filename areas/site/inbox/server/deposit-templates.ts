const DEPOSIT_PAID = {
  EN: {
    title: 'Your deposit is in your wallet',
    lines: ['{amount} was added to your wallet. Reference: {reference}.'],
  },
  TY: {
    title: 'Nasa wallet mo na ang deposito',
    lines: ['Naidagdag ang {amount} sa wallet mo. Reference: {reference}.'],
  },
};

const DEPOSIT_LATE = {
  EN: {
    title: 'A late payment is in your wallet',
    lines: [
      'Your payment for deposit {reference} came after its time, and {amount} was added to your wallet all the same.',
    ],
  },
  TY: {
    title: 'Pumasok ang nahuling bayad mo',
    lines: [
      'Dumating nang lampas sa oras ang bayad mo para sa deposito {reference}, pero naidagdag pa rin ang {amount} sa wallet mo.',
    ],
  },
};

const DEPOSIT_RETURNED = {
  EN: {
    title: 'A payment was sent back',
    lines: [
      'Your payment for deposit {reference} goes back to where it came from. Nothing was added to your wallet.',
      'Our service can tell you more.',
    ],
  },
  TY: {
    title: 'Ibinalik ang isang bayad',
    lines: [
      'Babalik sa pinanggalingan ang bayad mo para sa deposito {reference}. Walang naidagdag sa wallet mo.',
      'Masasabi po ng aming service ang detalye.',
    ],
  },
};

const DEPOSIT_REJECTED = {
  EN: {
    title: 'A deposit was not accepted',
    lines: [
      'We found no payment for deposit {reference}. If you paid, show our service the receipt.',
    ],
  },
  TY: {
    title: 'Hindi tinanggap ang isang deposito',
    lines: [
      'Wala kaming nakitang bayad para sa deposito {reference}. Kung nagbayad ka, ipakita po ang resibo sa aming service.',
    ],
  },
};

const DEPOSIT_REVERSED = {
  EN: {
    title: 'A payment was taken back',
    lines: [
      'The bank took back {amount} of deposit {reference}, so it left your wallet. Contact our service.',
    ],
  },
  TY: {
    title: 'May bayad na binawi',
    lines: [
      'Binawi ng bangko ang {amount} ng deposito {reference}, kaya nabawas ito sa wallet mo. Kontakin po ang aming service.',
    ],
  },
};

/** Messages about deposits that a member may not have seen on screen. */
export const DEPOSIT_TEMPLATES = {
  deposit_paid: DEPOSIT_PAID,
  deposit_late: DEPOSIT_LATE,
  deposit_returned: DEPOSIT_RETURNED,
  deposit_rejected: DEPOSIT_REJECTED,
  deposit_reversed: DEPOSIT_REVERSED,
};
