import { t } from '@palaro/client';
import type { Game } from '../../contract.ts';
import { zoneFacts } from '../../stage/view/bet-facts.ts';
import { BetTextField } from '../../stage/view/BetTextField.tsx';
import { fieldsIn } from '../../stage/view/read-input.ts';
import type { BetFieldsProps, GameVerifier } from '../../stage/view/verify-contract.ts';
import { zonesIn, zonesText } from '../../stage/view/zone-text.ts';
import type { TableZone } from '../table-rules.ts';

interface TableVerifierParts {
  game: Game;
  zones: readonly TableZone[];
  /** A zone's name, as on the felt. */
  zoneName(id: string): string;
  /** Stakes as they are typed, for the form's start: `player:5`. */
  example: string;
  Result: GameVerifier['Result'];
}

const HAND = /^[1-9]\d{0,3}$/;

/** A table's part of the verifier: the stakes by zone, and with a shoe the number of its hand. */
export function tableVerifier(parts: TableVerifierParts): GameVerifier {
  const { game, zones, zoneName, example, Result } = parts;
  const shoe = game.card.shared?.shoe === true;
  const read = (typed: string) => zonesIn(typed, (id) => zones.some((zone) => zone.id === id));
  return {
    game,
    start: { zones: example },
    stakeField: 'zones',
    fieldsOf(input) {
      const { zones: stakes, hand } = fieldsIn(input);
      const text = zonesText(stakes);
      return {
        ...(text === '' ? {} : { zones: text }),
        ...(shoe && typeof hand === 'number' ? { hand: String(hand) } : {}),
      };
    },
    betOf: (input) => zoneFacts(fieldsIn(input).zones, zoneName),
    inputOf: ({ zones: typed = '', hand = '' }) => ({
      zones: read(typed) ?? {},
      ...(HAND.test(hand) ? { hand: Number(hand) } : {}),
    }),
    // An empty field is no error: it is still to be typed.
    check: ({ zones: typed = '', hand = '' }) => ({
      ...(typed === '' || read(typed) ? {} : { zones: 'table.zones_bad' as const }),
      ...(hand === '' || HAND.test(hand) ? {} : { hand: 'table.hand_bad' as const }),
    }),
    Fields: (props) => <TableFields {...props} shoe={shoe} example={example} />,
    Result,
  };
}

function TableFields({
  shoe,
  example,
  ...props
}: BetFieldsProps & { shoe: boolean; example: string }) {
  return (
    <>
      <BetTextField {...props} name="zones" label={t('table.zones')} inputMode="text" />
      <p>{t('table.zones_help', { example })}</p>
      {shoe && <BetTextField {...props} name="hand" label={t('table.hand')} inputMode="numeric" />}
    </>
  );
}
