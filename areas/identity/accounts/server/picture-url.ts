/** Where uploaded pictures are served; the profile answers there. */
export const PICTURES = '/api/v1/profile/pictures/';
const PICTURE_ID = /^[0-9a-f]{32}$/;

export const isPictureId = (icon: string) => PICTURE_ID.test(icon);

/** The address of a member's uploaded picture; null where his icon is a drawing. */
export const pictureUrl = (icon: string): string | null =>
  isPictureId(icon) ? `${PICTURES}${icon}` : null;
