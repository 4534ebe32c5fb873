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
  label?: string;
  size?: number;
  className?: string;
}

/** A round picture of an island animal. */
export function Avatar({ animal, label = '', size = 40, className }: AvatarProps) {
  return (
    <img
      src={files[`../../art/avatars/${animalOf(animal)}.svg`]}
      alt={label}
      width={size}
      height={size}
      className={cx(styles.avatar, className)}
    />
  );
}
