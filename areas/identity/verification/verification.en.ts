export const en = {
  'error.verification.invalid': 'Verification code error: it is wrong or has expired',
  code_wrong: 'Wrong or expired code',
  country_closed: 'Numbers of this country are not taken here',
  mobile_wrong: 'Use the digits of your mobile number, without the country code',
  code: 'Verification code',
  get_code: 'Get code',
  get_another: 'Send again',
  sending: 'Sending the code, please wait',
  sent: 'Code sent',
  not_sent: 'No code was sent. Please try again.',
  seconds: '{seconds} s',
  wait: 'Another code in {seconds} seconds',
  captcha: 'Captcha code',
  captcha_picture: 'Picture with the code',
  new_captcha: 'Get another picture',
  captcha_hear: 'Hear digits instead of the picture',
  captcha_see: 'Show a picture instead',
  captcha_said: 'Type the digits you hear.',
  captcha_again: 'Hear the digits again',
  mobile: 'Mobile number',
  dialing_code: '{country}, +{code}: choose another country',
  choose_country: 'Country',
  search_country: 'Search by country or code',
  no_country: 'No country found. Try another name or code.',
  robot: 'Are you a person?',
  close: 'Close',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    verification: typeof en;
  }
}
