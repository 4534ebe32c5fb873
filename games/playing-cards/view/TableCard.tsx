import { useId } from 'react';
import { CardBack, CardFace } from './CardArt.tsx';
import styles from './card.module.css';
import { eased, squeezed } from './card-motion.ts';

export interface CardPlace {
  /** The card's middle. */
  x: number;
  y: number;
  /** A card is 1.4 times as high as wide. */
  width: number;
  /** Lies on its side, as third cards do. */
  aside?: boolean;
}

interface TableCardProps {
  card: number;
  place: CardPlace;
  /** Where it flies from. */
  from: { x: number; y: number };
  /** How far it has flown and how far it is turned, 0 … 1. */
  flown: number;
  turned: number;
  /** Turned slowly from its edge instead of flipped. */
  squeeze?: boolean;
  /** Reduced motion: it fades in at its place. */
  calm: boolean;
}

/** A card of a table's drawing: it flies out of the shoe face down and is turned at its place. */
export function TableCard({ card, place, from, flown, turned, calm, ...how }: TableCardProps) {
  if (flown <= 0) return null;
  const { x, y, width, aside = false } = place;
  const scale = width / 100;
  const way = calm ? 1 : eased(flown);
  const at = (start: number, end: number) => (start + (end - start) * way).toFixed(2);
  const spin = (aside ? 90 : 0) - 150 * (1 - way);
  const size = scale * (0.55 + 0.45 * way);
  const Turned = calm ? Faded : how.squeeze ? Squeezed : Flipped;
  return (
    <g
      transform={`translate(${at(from.x, x)} ${at(from.y, y)}) rotate(${spin.toFixed(1)}) scale(${size.toFixed(4)})`}
      opacity={calm ? flown : undefined}
    >
      <Turned card={card} turned={turned} />
    </g>
  );
}

interface TurnProps {
  card: number;
  turned: number;
}

/** Turned over its long axis, lifted a little on the way. */
function Flipped({ card, turned }: TurnProps) {
  const angle = eased(turned) * Math.PI;
  const wide = Math.abs(Math.cos(angle));
  const lift = 1 + 0.1 * Math.sin(angle);
  return (
    <g transform={`scale(${(wide * lift).toFixed(4)} ${lift.toFixed(4)}) translate(-50 -70)`}>
      <Shadow />
      {angle < Math.PI / 2 ? <CardBack /> : <CardFace card={card} />}
    </g>
  );
}

/** The back is bent away from the foot upwards, with a halt half way. */
function Squeezed({ card, turned }: TurnProps) {
  const clip = useId();
  const edge = 140 * (1 - squeezed(turned));
  const fold = Math.min(46, 140 - edge, edge);
  return (
    <g transform="translate(-50 -70)">
      <Shadow />
      {turned > 0 && <CardFace card={card} />}
      {turned < 1 && (
        <>
          <clipPath id={clip}>
            <rect x="-2" y="-2" width="104" height={edge + 2} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <CardBack />
          </g>
          {turned > 0 && (
            <>
              <rect x="1.5" y={edge} width="97" height="7" className={styles.shade} />
              <rect
                x="1.5"
                y={edge - fold}
                width="97"
                height={fold}
                rx="8"
                className={styles.fold}
              />
              <rect x="1.5" y={edge - 3} width="97" height="3" className={styles.shade} />
            </>
          )}
        </>
      )}
    </g>
  );
}

const Faded = ({ card, turned }: TurnProps) => (
  <g transform="translate(-50 -70)">
    <CardBack />
    <g opacity={turned}>
      <CardFace card={card} />
    </g>
  </g>
);

const Shadow = () => <rect x="3" y="5" width="97" height="138" rx="10" className={styles.shade} />;
