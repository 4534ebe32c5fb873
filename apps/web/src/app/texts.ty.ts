import { ty as accounts } from '@palaro/accounts/ty';
import { ty as catalogue } from '@palaro/catalogue/ty';
import { ty as client } from '@palaro/client/ty';
import { ty as home } from '@palaro/home/ty';
import { ty as play } from '@palaro/play/ty';
import { ty as records } from '@palaro/records/ty';
import { ty as wallet } from '@palaro/wallet/ty';
import { ty as shell } from './shell.ty.ts';

/** Every area's texts in Filipino: one chunk, loaded when the language is chosen. */
export const texts = { accounts, catalogue, client, home, play, records, shell, wallet };
