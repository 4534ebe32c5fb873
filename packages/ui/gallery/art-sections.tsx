import {
  ANIMALS,
  Avatar,
  Button,
  Card,
  CATEGORY_CODES,
  CategoryIcon,
  Drawing,
  EmptyState,
  ErrorState,
  LicenceSeal,
  Logo,
  OfflineBanner,
  SiteLogo,
  type DrawingName,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Line, Section, type SectionProps } from './Section.tsx';

const symbols = import.meta.glob<string>('../art/symbols/perlas/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});
const patterns = import.meta.glob<string>('../art/patterns/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

const OTHERS: DrawingName[] = [
  'no-games',
  'no-notices',
  'offline',
  'lost',
  'maintenance',
  'region',
];

export function StateSection({ words }: SectionProps) {
  return (
    <Section title="EmptyState, ErrorState, OfflineBanner">
      <OfflineBanner offline>{words.offline}</OfflineBanner>
      <Card>
        <EmptyState title={words.noBets} action={<Button tone="gold">{words.play}</Button>}>
          {words.noBetsHelp}
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          title={words.failed}
          money={words.money}
          retryLabel={words.retry}
          onRetry={() => undefined}
        />
      </Card>
      <Line>
        {OTHERS.map((name) => (
          <Drawing key={name} name={name} size={160} />
        ))}
      </Line>
    </Section>
  );
}

export function ArtSection() {
  return (
    <Section title="Logo, icons, avatars, symbols, patterns">
      <Line>
        <Logo label="Palaro" height={48} />
        <Logo mark height={48} />
        <SiteLogo label="Palaro" height={48} />
        <LicenceSeal age={21} label="21+" />
      </Line>
      <Line>
        {CATEGORY_CODES.map((code) => (
          <CategoryIcon key={code} code={code} size={40} />
        ))}
      </Line>
      <Line>
        {ANIMALS.map((animal) => (
          <Avatar key={animal} animal={animal} size={56} />
        ))}
      </Line>
      <Line>
        {Object.entries(symbols).map(([name, url]) => (
          <img key={name} src={url} alt="" className={styles.symbol} />
        ))}
      </Line>
      <Line>
        {Object.entries(patterns).map(([name, url]) => (
          <img key={name} src={url} alt="" className={styles.weave} />
        ))}
      </Line>
    </Section>
  );
}
