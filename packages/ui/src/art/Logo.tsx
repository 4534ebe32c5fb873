import sprite from '../../art/logo.svg?no-inline';

export interface LogoProps {
  /** The text for screen readers; without it the logo is decoration. */
  label?: string;
  height?: number;
  /** Only the star. */
  mark?: boolean;
}

/** Width of the star and the name by their height. */
export const WORDMARK_RATIO = 3.5;

/** The parol star and the name. The letters have the colour of the text around them. */
export function Logo({ label, height = 32, mark }: LogoProps) {
  const ratio = mark ? 1 : WORDMARK_RATIO;
  return (
    <svg
      width={height * ratio}
      height={height}
      viewBox={mark ? '0 0 64 64' : '0 0 224 64'}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <use href={`${sprite}#${mark ? 'mark' : 'palaro'}`} />
    </svg>
  );
}
