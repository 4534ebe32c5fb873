import { defineEndpoint, int, object, text } from '@palaro/api';

/** The largest picture that an upload may have. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** Calls for operators. Members' browsers never use them. */
export const consoleApi = {
  uploadImage: defineEndpoint({
    access: 'operator',
    method: 'POST',
    path: '/console/api/content/images',
    summary: 'Stores a PNG, JPG, WebP or AVIF picture for content, as AVIF and WebP',
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
