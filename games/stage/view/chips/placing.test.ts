import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubled, sameZones, totalOf, withChip } from './placing.ts';

const MOST = '20000.0000';
const LIMITS = { most: MOST };
const zones = fc.dictionary(
  fc.constantFrom('red', 'blue', 'pair', 'red-blue', 'pink-triple'),
  fc.integer({ min: 1, max: 4_000 }).map((pesos) => `${pesos}.0000`),
);
const chips = fc.constantFrom('1.0000', '100.0000', '5000.0000');
const pesosOf = (placed: Readonly<Record<string, string>>) => Number(totalOf(placed));

it('a chip raises its zone alone, and the total never passes the greatest stake', () => {
  fc.assert(
    fc.property(zones, chips, (placed, chip) => {
      const next = withChip(placed, 'red', chip, LIMITS);
      const raised = Math.min(Number(chip), Number(MOST) - pesosOf(placed));
      expect(pesosOf(next)).toBe(pesosOf(placed) + raised);
      expect({ ...next, red: placed.red }).toEqual({ ...placed, red: placed.red });
      expect(next === placed).toBe(raised === 0);
    }),
  );
});

it('all chips are doubled, or none where the total would be too great', () => {
  fc.assert(
    fc.property(zones, (placed) => {
      const next = doubled(placed, LIMITS);
      const fits = pesosOf(placed) * 2 <= Number(MOST);
      expect(pesosOf(next)).toBe(pesosOf(placed) * (fits ? 2 : 1));
      expect(Object.keys(next)).toEqual(Object.keys(placed));
    }),
  );
});

it('tables are the same whatever the order of their chips', () => {
  expect(sameZones({ red: '1.0000', blue: '2.0000' }, { blue: '2.0000', red: '1.0000' })).toBe(
    true,
  );
  expect(sameZones({ red: '1.0000' }, { red: '2.0000' })).toBe(false);
  expect(sameZones({ red: '1.0000' }, { blue: '1.0000' })).toBe(false);
  expect(sameZones({}, { blue: '1.0000' })).toBe(false);
});
