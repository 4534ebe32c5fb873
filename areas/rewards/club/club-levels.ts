/** A level of the VIP club. Amounts and rates are decimals of 1/10,000, rates in percent. */
export interface ClubLevel {
  level: number;
  /** Total deposits and total valid bets that reach it: both. */
  deposit: string;
  validBet: string;
  /** Valid bets in 90 days that keep it. */
  keep: string;
  levelUp: string;
  weekly: string;
  monthly: string;
  birthday: string;
  /** Share of valid bets that is given back, by kind of product, percent. */
  rebate: { RNG: string; LIVE: string; SPORTS: string };
}

const row = (
  level: number,
  [deposit, validBet, keep]: readonly [number, number, number],
  [levelUp, weekly, monthly, birthday]: readonly [number, number, number, number],
  [RNG, LIVE, SPORTS]: readonly [string, string, string],
): ClubLevel => ({
  level,
  deposit: `${deposit}.0000`,
  validBet: `${validBet}.0000`,
  keep: `${keep}.0000`,
  levelUp: `${levelUp}.0000`,
  weekly: `${weekly}.0000`,
  monthly: `${monthly}.0000`,
  birthday: `${birthday}.0000`,
  rebate: { RNG, LIVE, SPORTS },
});

/** The table of docs/domain/promotions.md §7. */
export const CLUB_LEVELS: readonly ClubLevel[] = [
  row(0, [0, 0, 0], [0, 0, 0, 0], ['0.3000', '0.1000', '0.2000']),
  row(1, [1_000, 20_000, 2_000], [8, 0, 5, 8], ['0.3500', '0.1200', '0.2500']),
  row(2, [5_000, 100_000, 10_000], [28, 3, 12, 28], ['0.4000', '0.1400', '0.3000']),
  row(3, [20_000, 500_000, 50_000], [88, 18, 58, 88], ['0.4500', '0.1600', '0.3500']),
  row(4, [60_000, 1_500_000, 150_000], [188, 38, 128, 188], ['0.5000', '0.1800', '0.4000']),
  row(5, [150_000, 5_000_000, 400_000], [588, 88, 288, 388], ['0.5500', '0.2000', '0.4500']),
  row(6, [400_000, 15_000_000, 1_000_000], [1_588, 188, 588, 888], ['0.6000', '0.2200', '0.5000']),
  row(
    7,
    [1_000_000, 40_000_000, 2_500_000],
    [3_888, 388, 1_288, 1_888],
    ['0.6500', '0.2400', '0.5500'],
  ),
  row(
    8,
    [3_000_000, 100_000_000, 6_000_000],
    [8_888, 888, 2_888, 3_888],
    ['0.7000', '0.2600', '0.6000'],
  ),
  row(
    9,
    [8_000_000, 300_000_000, 15_000_000],
    [18_888, 1_888, 6_888, 8_888],
    ['0.7500', '0.2800', '0.6500'],
  ),
  row(
    10,
    [20_000_000, 1_000_000_000, 40_000_000],
    [58_888, 3_888, 15_888, 18_888],
    ['0.8000', '0.3000', '0.7000'],
  ),
];

export const TOP_LEVEL = CLUB_LEVELS.length - 1;
/** Valid bets of the last week that a weekly award needs, and of the last month a monthly one. */
export const WEEKLY_NEEDS = '1000.0000';
export const MONTHLY_NEEDS = '5000.0000';
/** Days of play that keep a level. */
export const KEEP_DAYS = 90;
/** How often an award of the club must be bet before it may be withdrawn. */
export const CLUB_TURNOVER_TIMES = 1;

export const levelAt = (level: number): ClubLevel =>
  CLUB_LEVELS[level] ?? (CLUB_LEVELS[0] as ClubLevel);

/** The name of a level on the member's card; it is the same in every language. */
export const labelOf = (level: number) => `VIP ${level}`;
