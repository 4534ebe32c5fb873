import { cx } from '../class-names.ts';
import styles from './avatar.module.css';

const files = import.meta.glob<string>('../../art/avatars/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** Twelve animals of the islands, in the order of their names. */
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

/** The 24 head icons by their number, less one: the animals by day, then by night (REWARD-07). */
export const HEAD_ICONS: readonly string[] = [
  ...ANIMALS,
  ...ANIMALS.map((animal) => `${animal}-gabi`),
];

const isAnimal = (name: string): name is Animal => (ANIMALS as readonly string[]).includes(name);

/**
 * The animal of that name; for any other text (a member's id) always the same one of the twelve.
 */
function animalOf(text: string): Animal {
  if (isAnimal(text)) return text;
  let sum = 7;
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) % 65_521;
  return ANIMALS[sum % ANIMALS.length] ?? 'tarsier';
}

interface AvatarProps {
  /** Name of an animal, or any text that stands for the person. */
  animal: string;
  /** Number of the head icon that was chosen; nothing or empty: none was. */
  icon?: string | undefined;
  /** Address of the person's own picture, which goes before both. */
  picture?: string | null | undefined;
  label?: string;
  size?: number;
  className?: string;
}

/** A round picture of an island animal, or the person's own. */
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
