import { t } from '@palaro/client';
import type { Ratio } from '@palaro/kernel';
import { decimalText } from '../../fractions.ts';
import { RISKS, ROWS } from '../tables.ts';

/** 15 is `1.5×`, 18,300 is `1,830×`. */
export const timesText = (tenths: number) =>
  `${String(tenths / 10).replace(/\B(?=(\d{3})+$)/g, ',')}×`;

/** A part of one as a percentage, cut: `96.3427 %`. */
export const percentText = ({ num, den }: Ratio, decimals: number) =>
  `${decimalText({ num: num * 100n, den }, decimals)} %`;

export const riskChoices = () => RISKS.map((value) => ({ value, label: t(`plinko.${value}`) }));

export const ALL_ROWS = Array.from({ length: ROWS.max - ROWS.min + 1 }, (_, at) => ROWS.min + at);
