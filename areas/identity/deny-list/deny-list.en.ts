export const en = {
  'error.support.needed': 'We cannot do this here. Please write to our support team.',
  'error.deny-list.listed': 'This is on the deny list already.',
  value_device: 'A device is its 64 digits or letters a–f, from the member’s sessions.',
  value_card: 'No bank or e-wallet has such a number.',
  value_mobile: 'Enter a mobile number.',
  value_address: 'Enter an address, or a range of at least /8 (IPv6: /16).',
  value_name: 'Enter the first name and the surname.',
  until_past: 'The end must be in the future.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    'deny-list': typeof en;
  }
}
