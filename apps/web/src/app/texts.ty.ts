import { ty as catalogue } from '@palaro/catalogue/ty';
import { ty as client } from '@palaro/client/ty';
import { ty as home } from '@palaro/home/ty';
import { ty as wallet } from '@palaro/wallet/ty';
import { ty as shell } from './shell.ty.ts';

/** What home and the frame around every page say in Filipino. */
export const texts = { catalogue, client, home, wallet, shell };
