import { en as accounts } from '@palaro/accounts/en';
import { en as catalogue } from '@palaro/catalogue/en';
import { en as client } from '@palaro/client/en';
import { en as home } from '@palaro/home/en';
import { en as play } from '@palaro/play/en';
import { en as records } from '@palaro/records/en';
import { en as wallet } from '@palaro/wallet/en';
import { en as shell } from './shell.en.ts';

/** Every area's texts in English: one chunk, loaded when the language is chosen. */
export const texts = { accounts, catalogue, client, home, play, records, shell, wallet };
