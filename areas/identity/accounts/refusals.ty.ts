import type { refusals as en } from './refusals.en.ts';

export const refusals: Record<keyof typeof en, string> = {
  'error.login.failed': 'Mali ang username o password, o naka-disable ang account',
  'error.login.method_closed': 'Mag-log in po gamit ang username at password mo.',
  'error.login.second_factor': 'Kumpirmahin po na ikaw ito.',
  'error.login.agents_only': 'Hindi po makakapag-log in ang hindi agent',
  'error.login.members_only': 'Hindi po makakapag-log in ang account na hindi member',
  'error.session.replaced': 'Na-log out po ang account: binuksan ito sa ibang device.',
  'error.session.password_wrong': 'Maling password',
  'error.captcha.wrong': 'Maling captcha',
  'error.account.case_open': 'May bukas na kaso tungkol sa account na ito. Isara muna ang kaso.',
  'error.account.exists': 'May gumagamit na ng username na ito',
  'error.mobile.exists': 'Nasa ibang account na po ang number na ito.',
  'error.account.not_active':
    'Hindi po aktibo ang account na ito ngayon, o mas matagal na itong nakahinto.',
  'error.account.closed':
    'Sarado na po ang account na ito. Makikita mo pa rin ang records at makukuha ang pera mo.',
  'error.rg.time_out':
    'Nagpapahinga ka po sa paglalaro. Kusa itong matatapos, at sa iyo pa rin ang pera mo.',
  'error.rg.excluded':
    'Hindi po kasali sa paglalaro ang account na ito. Ibibigay pa rin ang napanalunan mo, at sa iyo pa rin ang pera mo.',
};
