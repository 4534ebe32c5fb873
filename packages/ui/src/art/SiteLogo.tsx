import { useTemplate } from '@palaro/client';
import { Logo, WORDMARK_RATIO, type LogoProps } from './Logo.tsx';
import styles from './SiteLogo.module.css';

/**
 * The logo that the site's template names, else the software's. It has the same place as that one,
 * so that nothing moves when an operator changes it; where only the star has room, it is the icon.
 */
export function SiteLogo({ label = '', height = 32, mark }: LogoProps) {
  const template = useTemplate();
  if (!template?.logo) return <Logo label={label} height={height} mark={mark} />;
  return (
    <img
      className={styles.logo}
      src={mark ? template.pwa_icon : template.logo}
      alt={label}
      width={height * (mark ? 1 : WORDMARK_RATIO)}
      height={height}
    />
  );
}
