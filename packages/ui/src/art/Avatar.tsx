import { cx } from '../class-names.ts';
import styles from './avatar.module.css';

const files = import.meta.glob<string>('../../art/avatars/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** Twelve animals of the islands, sorted by name. */
export const ANIMALS = [
  'agila',
  'baboy-damo',
  'bayawak',
  'butanding',
  'dugong',
  'kalabaw',
  'kalaw',
  'kwago',
  'pawikan',
  'tandang',
  'tarsier',
  'usa',
] as const;

export type Animal = (typeof ANIMALS)[number];

/**
 * The 24 head icons; icon n is at index n − 1. First the animals by day, then by night (REWARD-07).
 */
export const HEAD_ICONS: readonly string[] = [
  ...ANIMALS,
  ...ANIMALS.map((animal) => `${animal}-gabi`),
];

const isAnimal = (name: string): name is Animal => (ANIMALS as readonly string[]).includes(name);

/**
 * The animal of that name. Any other text (a member's id) always gives the same one of the twelve.
 */
function animalOf(text: string): Animal {
  if (isAnimal(text)) return text;
  let sum = 7;
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) % 65_521;
  return ANIMALS[sum % ANIMALS.length] ?? 'tarsier';
}

interface AvatarProps {
  /** The name of an animal, or any text that identifies the person. */
  animal: string;
  /** The number of the chosen head icon; undefined or empty if none was chosen. */
  icon?: string | undefined;
  /** Address of a picture the person uploaded; it comes before icon and animal. */
  picture?: string | null | undefined;
  label?: string;
  size?: number;
  className?: string;
}

/** A round picture: the person's, or an island animal. */
export function Avatar({ animal, icon, picture, label = '', size = 40, className }: AvatarProps) {
  const drawn = HEAD_ICONS[Number(icon ?? 0) - 1] ?? animalOf(animal);
  return (
    <img
      src={picture ?? files[`../../art/avatars/${drawn}.svg`]}
      alt={label}
      width={size}
      height={size}
      className={cx(styles.avatar, className)}
    />
  );
}
