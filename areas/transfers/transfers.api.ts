import { defineErrors } from '@palaro/api';

export const transfersErrors = defineErrors({});

export const transfersApi = {};
