import { t } from '@palaro/client';
import { RISKS, ROWS } from '../tables.ts';

export const riskChoices = () => RISKS.map((value) => ({ value, label: t(`plinko.${value}`) }));

export const ALL_ROWS = Array.from({ length: ROWS.max - ROWS.min + 1 }, (_, at) => ROWS.min + at);
