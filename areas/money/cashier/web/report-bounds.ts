import type { Bounds } from '@palaro/records/web/period';
import { REPORT_DAYS_MAX } from '../cashier.limits.ts';

/** The days that a report of orders covers at a time (docs/domain/payments.md §2). */
export const REPORT_BOUNDS: Bounds = { spans: ['1', '7', '30'], most: REPORT_DAYS_MAX };
