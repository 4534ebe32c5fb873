import { applicationsConsoleApi } from '../console.api.ts';

/** Reads that are made again once an application is decided. */
export const READS = [
  applicationsConsoleApi.applications,
  applicationsConsoleApi.applicationRecord,
];
