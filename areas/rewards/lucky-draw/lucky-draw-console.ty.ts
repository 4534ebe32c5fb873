import type { Messages } from '@palaro/api';
import type { en } from './lucky-draw-console.en.ts';

export const ty: Messages<typeof en> = {
  new: 'Sumulat ng lucky draw',
  prize1: 'Pinakamalaking premyo',
  odds1: 'Tsansa nito sa porsiyento',
  stock1: 'Ilan nito',
  prize2: 'Ikalawang premyo',
  odds2: 'Tsansa ng ikalawa sa porsiyento',
  stock2: 'Ilan ang ikalawa',
  prize3: 'Ikatlong premyo',
  odds3: 'Tsansa ng ikatlo sa porsiyento',
  stock3: 'Ilan ang ikatlo',
  prize4: 'Ikaapat na premyo',
  odds4: 'Tsansa ng ikaapat sa porsiyento',
  stock4: 'Ilan ang ikaapat',
  odds_help: 'Sa lahat ng bunot: ang 0.1 ay isa sa isang libo. Nakikita ito ng mga miyembro.',
  usual: 'Karaniwang premyo',
  usual_help:
    'Sa lahat ng ibang bunot, at kapag ubos na ang nabunot: walang bunot na walang laman.',
  free: 'Libreng bunot bawat araw',
  bet_for: 'Wastong taya para sa isa pa',
  most: 'Pinakamaraming bunot bawat araw',
  budget_help:
    'Nakalaan dito ang bawat premyong may bilang mula sa paglalathala; ang natira ang pambayad sa karaniwan.',
  times_help: 'Kung ilang beses itataya ang premyo bago ito mai-withdraw.',
};
