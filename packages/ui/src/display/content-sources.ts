import { imageAddress } from '@palaro/client';

/** Every uploaded image exists in these widths, px. */
const WIDTHS = [160, 480, 768, 960] as const;
const FORMS = ['avif', 'webp'] as const;

/** The files of an uploaded image; its path has no format and no width (APP-14). */
export function contentSources(path: string) {
  const file = (form: string, width: number) => imageAddress(`${path}/${width}.${form}`, path);
  return {
    sets: FORMS.map((form) => ({
      type: `image/${form}`,
      srcSet: WIDTHS.map((width) => `${file(form, width)} ${width}w`).join(', '),
    })),
    /** For browsers that know neither format: before iOS 14. */
    fallback: file('jpeg', WIDTHS[3]),
  };
}
