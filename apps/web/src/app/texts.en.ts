import { en as catalogue } from '@palaro/catalogue/en';
import { en as client } from '@palaro/client/en';
import { en as home } from '@palaro/home/en';
import { en as wallet } from '@palaro/wallet/en';
import { en as shell } from './shell.en.ts';

/** What home and the frame around every page say in English. */
export const texts = { catalogue, client, home, wallet, shell };
