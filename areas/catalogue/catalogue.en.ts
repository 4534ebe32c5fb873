export const en = {
  'error.game.not_found': 'We could not find this game.',
  'error.game.disabled': 'This game is closed at the moment.',
  'error.game.vendor_disabled': 'Games of this provider are closed at the moment.',
  'error.game.vendor_unavailable': 'The game provider does not answer. Please try again shortly.',
  'error.game.no_free_play': 'This game cannot be played for free.',
} as const;

declare module '@palaro/api' {
  interface TextAreas {
    catalogue: typeof en;
  }
}
