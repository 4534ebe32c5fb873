import { defineErrors } from '@palaro/api';

export const reconciliationErrors = defineErrors({});

export const reconciliationApi = {};
