import { defineEndpoint, int, object, text } from '@palaro/api';

/** The largest picture that is taken. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** What operators call; members' browsers never do. */
export const consoleApi = {
  uploadImage: defineEndpoint({
    access: 'operator',
    method: 'POST',
    path: '/console/api/content/images',
    summary: 'Stores a picture for content: PNG, JPG, WebP or AVIF, made into AVIF and WebP',
    moduleId: null,
    upload: { maxBytes: IMAGE_MAX_BYTES },
    reply: object({
      /** Its files are `<url>/<width>.<form>`. */
      url: text(),
      width: int({ min: 1 }),
      height: int({ min: 1 }),
    }),
    errors: ['image.type', 'image.size', 'image.unreadable'],
  }),
};
