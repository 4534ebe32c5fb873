export const INVITE = '/m/inviteFriends';

/** The type of promotion that pays for invited friends. */
export const REFERRAL = 'REFERRAL';
