import sprite from '../../art/categories.svg?no-inline';

/** The categories of the catalogue that have a drawing. */
export const CATEGORY_CODES = [
  'HOT',
  'RNG',
  'PVP',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'INHOUSE',
] as const;

export type CategoryCode = (typeof CATEGORY_CODES)[number];

/**
 * A category's drawing, shown beside its name. One file holds all drawings and uses the theme's
 * text colour.
 */
export function CategoryIcon({ code, size = 32 }: { code: CategoryCode; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false">
      <use href={`${sprite}#${code}`} />
    </svg>
  );
}
