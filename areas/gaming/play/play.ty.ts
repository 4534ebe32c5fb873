import type { Messages } from '@palaro/api';
import type { en } from './play.en.ts';

/** Texts of play in Filipino. */
export const ty: Messages<typeof en> = {
  game_title: 'Laro',
  game_back: 'Bumalik',
  game_balance: 'Balanse',
  game_menu: 'Menu ng laro',
  game_close: 'Isara',
  game_loading: 'Binubuksan ang laro',
  game_free_play: 'Libreng laro',
  game_free_help:
    'Perang panlaro lang ito: hindi nagagalaw ang sarili mong balanse, at walang ibinabayad.',
  game_free_again: 'Magsimula muli sa bagong halaga',
  game_free_start: 'Subukan gamit ang perang panlaro',
  game_bring: 'Maglipat ng pera mula sa ibang wallet',
  game_real_start: 'Maglaro gamit ang totoong pera',
  game_no_webgl:
    'Hindi po kayang ipakita ng browser na ito ang laro (walang WebGL 2), kaya hindi makakapagtaya rito. Gumamit po ng mas bagong browser.',
  game_cannot_play: 'Hindi malalaro ang game na ito rito',
  game_browser_too_old:
    'Masyado pong luma ang browser na ito para sa laro, kaya hindi makakapagtaya rito. Hindi nagalaw ang balanse mo. I-update po ang phone, o maglaro sa mas bago.',
  game_paytable: 'Bayad',
  game_history: 'Mga huling round',
  game_fairness: 'Patas na laro',
  game_limits: 'Mga limitasyon',
  chat: 'Chat',
  chat_gone: 'Isinara na po muna ang chat sa mesang ito.',
  chat_new: 'Chat, may bagong mensahe',
  game_sound: 'Tunog',
  game_session: 'Session na ito',
  game_limit_min: 'Pinakamababang taya',
  game_limit_max: 'Pinakamataas na taya',
  game_limit_win: 'Pinakamalaking panalo sa isang round',
  game_limit_round: 'Pinakamaikling round',
  game_seconds: '{count} s',
  game_tally_time: 'Oras sa larong ito',
  game_tally_rounds: 'Mga round',
  game_tally_staked: 'Naitaya',
  game_tally_won: 'Napanalunan',
  game_tally_net: 'Kabuuang resulta',
  game_tally_break: '{minutes} minuto ka na pong naglalaro. Makabubuti ang sandaling pahinga.',
  game_minutes: '{count} min',
  game_returned: 'Ibinalik ang taya',
  game_history_empty: 'Wala pang round sa larong ito.',
  game_history_failed: 'Hindi po mabasa ang mga round.',
  game_history_all: 'Betting record',
  game_try_again: 'Subukan ulit',
  game_unknown: 'Wala po ang larong ito.',
  watch_title: 'Manood ng laro',
  watch_demo: 'Pagtatanghal, walang pera',
  watch_why:
    'Binubunot ang pagtatanghal na ito sa browser mo ayon sa mismong tuntunin ng laro, kaya kapareho ng laro ang ibinabalik nito. Walang ipinapadala sa site at walang perang nakataya. Ang site ang bumubunot sa mga round ng kasapi, at mapapatunayan ang bawat isa.',
  watch_pause: 'Ihinto muna',
  watch_go: 'Ituloy',
  watch_login: 'Mag-log in para maglaro',
  watch_none: 'Mga kasapi ang naglalaban sa larong ito, kaya walang mapapanood.',
  table_watch: 'Nanonood ka',
  table_opens: 'Magbubukas ang mesang ito sa {time}.',
  table_overdue: 'Kusang magbubukas ang mesang ito kapag lumabas na ang pampublikong value.',
  table_opens_why:
    'Nakapirmi na ang mga bunot nito bago pa umiral ang pampublikong value na isasama rito; pag lumabas na ito, magbubukas ang unang round.',
  hand_title: 'Paano binubunot ang kamay',
  hand_intro:
    'Bago pa malaman kung sino ang kasali, ipinapakita ng site ang hash ng lihim ng kamay. Saka ihahalo ang client seed ng lahat ng upuan, kaya hindi bahay o iisang manlalaro ang nagpapasya ng baraha. Ipinapakita ang lihim pagkatapos ng kamay, at mapapatunayan mo ito sa talaan ng taya. Nasa ibaba ang sarili mong client seed.',
  chain_title: 'Paano binubunot sa mesang ito',
  chain_intro:
    'Lahat ng bunot ng mesa ay nakapirmi sa isang kadena ng hash bago pa may tumaya. Ipinapakita ng bawat bunot ang lihim nito kapag tapos na, at ang hash ng lihim na iyon ang siyang ipinakita noon.',
  chain_draw: 'Numero ng bunot',
  chain_anchor: 'Unang hash ng kadena',
  chain_published: 'Inilathala',
  chain_salt: 'Pampublikong value (salt)',
  chain_salt_later: 'Hindi pa alam',
  chain_beacon_round: 'Numero ng pampublikong value',
  chain_beacon_at: 'Alam mula',
  chain_beacon_network: 'Network ng drand (hash)',
  chain_beacon_anchor: 'Unang hash ng pangalawang kadena',
  chain_beacon_proof: 'Lagda ng network',
  chain_beacon_drand:
    'Galing ang pampublikong value sa drand, isang network ng magkakahiwalay na institusyong sabay-sabay na lumalagda sa bawat round. Walang sinumang nakaaalam nito noong inilathala ang kadena, pati ang operator. Ito ang SHA-256 ng lagda sa itaas, at kahit sino ay puwedeng magtanong sa drand.',
  chain_beacon_demo:
    'Sa demonstrasyong ito, gawa-gawa ang unang pampublikong value: kapalit ito ng papangalanan sana ng isang beacon.',
  chain_beacon:
    'Galing ang pampublikong value sa pangalawang kadenang inilathala ng operator. Pinatutunayan nito na walang binago pagkatapos, pero hindi nito pinatutunayan kung alam na ito ng operator noon.',
  'error.play.stake_not_offered': 'Wala po sa larong ito ang taya o ang pinili mo.',
  'error.play.insufficient_funds': 'Kulang po ang balanse mo para sa tayang ito.',
  'error.play.called_off': 'Binawi ang tayang ito. Walang kinuha.',
  'error.play.limit_reached': 'Lampas po sa limit ng laro ang tayang ito.',
  'error.play.session_ended': 'Tapos na po ang game session. Pakibuksan muli ang laro.',
  'error.play.member_blocked': 'Hindi po puwedeng maglaro ang account na ito sa ngayon.',
  'error.play.game_closed': 'Sarado po ang larong ito sa ngayon.',
  'error.play.rng_down': 'Sarado po ang mga laro habang sinusuri ang bunutan. Ligtas ang pera mo.',
  'error.play.open_round': 'Tapusin mo muna ang bukas mong round.',
  'error.play.no_open_round': 'Walang bukas na round na maitutuloy.',
  'error.play.step_conflict':
    'May nangyari na sa round habang naghihintay. Ipinapakita ang kalagayan nito ngayon.',
  'error.play.step_not_offered': 'Hindi puwede ang hakbang na ito ngayon sa round.',
  'error.play.table_closed':
    'Sarado na ang taya sa round na ito. Malapit nang bumukas ang susunod.',
  'error.play.table_full':
    'Hindi na tumatanggap ang mesa ng ganitong taya sa round na ito. Natitirang maaaring panalunan: {room}.',
  'error.play.zone_full':
    'Naabot mo na ang pinakamalaking taya sa bahaging ito para sa isang round.',
  'error.play.bets_full': 'Naabot mo na ang dami ng taya para sa isang round.',
  'error.play.no_last_bets': 'Wala kang naunang taya sa mesang ito na maaaring ulitin.',
  'error.play.not_flying': 'Hindi pa nagsisimula ang lipad.',
  'error.play.crashed': 'Natapos ang lipad bago dumating ang cash-out mo.',
  'error.play.seated': 'Nakaupo ka na sa isang mesa. Umalis muna roon.',
  'error.play.not_seated': 'Hindi ka kasali sa kamay na ito.',
  'error.play.not_your_turn': 'Hindi mo pa turno.',
  'error.play.seat_taken': 'May umupo na sa puwestong ito. Pumili ng iba.',
  'error.play.session_full':
    'Hanggang 2,000 putok lang ang isang sesyon. Kunin ang pera mo at umupo ulit.',
  'error.play.buy_in_spent': 'Kulang ang dala mo para sa putok na ito. Pumili ng mas maliit.',
  'error.play.too_fast': 'Masyadong mabilis. Bagalan nang kaunti ang putok.',
  'error.play.clock_off': 'Hindi tugma ang oras ng screen na ito. Buksan ulit ang laro.',
  'error.play.bullet_unknown': 'Hindi sa iyo ang putok na ito, o naibalik na sa iyo.',
  'error.play.bullet_spent': 'Tumama na ang putok na ito.',
  'error.play.bullet_age':
    'Tumatama ang putok mula 0.2 hanggang 6 na segundo matapos itong pakawalan.',
  'error.play.target_gone': 'Nahuli na ang isdang ito o nakalangoy na palayo.',
  'error.play.hit_missed': 'Hindi inabot ng putok ang isda.',
  'error.play.chat_long': 'Hanggang {max} character lang po ang isang mensahe.',
  'error.play.chat_signs': 'May mga sign po ito na hindi maipapakita rito.',
  'error.play.chat_contact':
    'Hindi po ipinapadala rito ang link, handle, email at numero ng telepono.',
  'error.play.chat_repeat': 'Kasasabi mo lang po nito.',
  'error.play.chat_often': 'Ang bilis po. Maghintay sandali, saka ipadala.',
  'error.play.chat_silenced': 'Hindi ka po makakasulat sa mga chat ngayon.',
  'error.play.chat_closed': 'Sarado na po muna ang chat sa mesang ito.',
  'error.play.round_over':
    'Tapos na ang round na ito. Isa-isang vino-void ang mga taya nito, sa Mga round.',
  'error.play.hand_open':
    'Nilalaro pa po ang kamay na ito. Makikita ang mga baraha kapag tapos na.',
  'error.play.round_known':
    'Alam na ang resulta ng round na ito kaya babayaran ito. Puwede itong i-void kung hindi pa rin bayad pagkalipas ng limang minuto.',
  'error.play.chat_not_silenced': 'Puwede nang sumulat ang member na ito.',
  verify_title: 'I-verify ang round',
  verify_browser_too_old:
    'Masyado pong luma ang browser na ito para kuwentahin ulit ang mga round. Buksan po ang page na ito sa mas bagong phone o computer.',
  verify_intro:
    'Dito po muling binubunot ang isang round mula sa mga seed nito, sa browser mo mismo. Walang ipinapadala kahit saan at hindi kailangang mag-login.',
  verify_game: 'Laro',
  verify_version: 'Bersyon',
  verify_version_unknown: 'Wala pong bersyon {version} ang larong ito.',
  verify_failed: 'Hindi po ma-load ang laro.',
  verify_server_seed: 'Server seed',
  verify_server_seed_help: '64 na character. Makikita ito pagkatapos mong i-rotate ang mga seed.',
  verify_chain_seed_help: '64 na character: ang lihim ng bunot, na makikita kapag tapos na ito.',
  verify_chain_hash_help: 'Ang ipinakita ng mesa bago ang taya.',
  verify_server_seed_bad: '64 na character po ang server seed, 0–9 at a–f.',
  verify_server_seed_missing:
    'Hindi pa po nailalabas ang server seed ng round na ito. Mag-log in at buksan ang round mula sa betting record para i-verify.',
  verify_seed_hash: 'Hash ng server seed',
  verify_seed_hash_help: 'Ang ipinakita sa iyo bago ang taya.',
  verify_client_seed: 'Client seed',
  verify_client_seed_bad: '1 hanggang 64 na letra, numero, gitling o underscore po.',
  verify_nonce: 'Nonce',
  verify_nonce_bad: 'Buong numero po mula 0 pataas.',
  verify_anchor_help:
    'h_0, inilathala bago ang unang bunot ng kadena. Sinasabi ng nonce kung gaano ito kalayo.',
  verify_anchor_bad: '64 na character po ang hash, 0–9 at a–f.',
  verify_stake_bad: 'Wala po ang tayang ito sa larong ito.',
  verify_commitment: 'Commitment',
  verify_hash_of_seed: 'SHA-256 ng server seed',
  verify_hash_equal: 'Kapareho ng hash na ipinakita sa iyo: hindi binago ang seed.',
  verify_hash_differs: 'Hindi ito ang hash na ipinakita sa iyo: hindi ito ang seed na na-commit.',
  verify_hash_unknown: 'Ilagay po ang hash na ipinakita bago ang taya para maikumpara.',
  verify_fair:
    'Patas po ang round na ito: itinakda ang seed bago ka tumaya, at ito mismo ang ibinibigay nitong resulta.',
  verify_void:
    'Walang bisa po ang round na ito: hindi ito binilang at naibalik ang taya mo. Itinakda ang seed bago ka tumaya, at ito sana ang lumabas.',
  verify_gives: 'Itinakda ang seed bago ang taya, at ito ang ibinibigay nitong resulta.',
  verify_unchecked:
    'Ito ang resulta ng mga seed. Para makitang itinakda ang seed bago ang taya, ilagay po ang hash na ipinakita sa iyo.',
  verify_changed: 'May mali: hindi ito ang seed na itinakda bago ang taya.',
  verify_differs:
    'May mali: iba ang resulta ng mga seed sa naitala namin. Pakisabi po sa customer service.',
  verify_unlinked:
    'May mali: hindi kabilang ang bunot na ito sa inilathalang kadena at pampublikong value.',
  verify_chain: 'Pabalik sa unang hash ng kadena',
  verify_chain_walking: 'Hina-hash mula sa lihim ng bunot: hakbang {done} sa {steps}.',
  verify_chain_linked:
    'Mga hakbang mula sa lihim ng bunot hanggang sa unang hash: {steps}. Nakapirmi na ang lahat ng bunot ng kadena noong inilathala ang hash na iyon.',
  verify_chain_unlinked:
    'Matapos ma-hash nang {done} beses, hindi ang unang hash na inilathala ang kinalabasan ng lihim.',
  verify_salt_drand:
    'Ang pampublikong value ay ang sa round {round} ng drand, alam mula {time}: ang SHA-256 ng lagda nito. Pinangalanan ang round bago pa ito umiral, at kahit sino ay puwedeng magtanong sa drand.',
  verify_salt_operator:
    'Ang pampublikong value ay ang ika-{round} sa pangalawang kadena ng operator, alam mula {time}: kapag na-hash nang ganoong karaming beses, ito ang unang hash ng kadenang iyon.',
  verify_salt_wrong: 'Hindi ito ang pampublikong value na pinangalanan noon.',
  verify_chain_hidden:
    'Hindi pa po ipinapakita ang lihim ng bunot na ito dahil may round pa itong hindi tapos, gaya ng susunod na kamay sa parehong shoe. Buksan ulit ito kapag tapos na ang mga iyon.',
  verify_round_open:
    'Hindi pa po tapos ang round na ito, o hindi ito sa iyo. Buksan ulit ito mula sa betting record kapag nandoon na.',
  verify_reveal_title: 'I-verify ang round na ito',
  verify_reveal_text:
    'Ginagamit pa ang seed ng round na ito: ilalabas ito at magsisimula ang bago, saka susuriin dito ang round.',
  verify_reveal: 'Ilabas at i-verify',
  story_bet: 'Ano ang tinayaan',
  story_result: 'Ano ang lumabas',
  story_failed: 'Hindi na-load kung ano ang tinayaan sa round na ito.',
  story_secret_own:
    'Ipapakita ang server seed ng round na ito kapag pinalitan mo ang mga seed mo; ginagawa iyon ng “I-verify ang round na ito”.',
  story_secret_draw:
    'Ipapakita ang server seed ng draw na ito kapag tapos na ang huling round nito, tulad ng huling kamay ng parehong shoe.',
  verify_details: 'Mga seed, hash at bunot',
  verify_payout: 'Bayad sa tayang {stake}',
  verify_config_hash: 'Hash ng config',
  verify_stream: 'Mga byte',
  verify_block: 'Block {number}',
  verify_draws: 'Mga bunot',
  verify_draw_call: 'Bunot',
  verify_draw_words: 'Mga word na binasa',
  verify_draw_value: 'Halaga',
  verify_draw_rejected: '{word} (tinanggihan)',
  verify_alone_title: 'Kahit wala ang site na ito',
  verify_alone:
    'Hindi mo kailangang magtiwala sa pahinang ito: nasa isang file lang ang parehong mga patakaran, walang ibang kailangan, na puwede mong basahin at patakbuhin sa Node.js sa sarili mong computer. Wala itong tinatanong kahit kanino.',
  verify_alone_get: 'I-download ang script',
  verify_alone_command: 'Ang round na ito bilang command:',
  verify_alone_copy: 'Kopyahin ang command',
  verify_alone_copied: 'Nakopya',
  verify_how_title: 'Paano ito gumagana',
  verify_how_stream:
    'Ang block k ay HMAC-SHA256 na ang susi ay ang teksto ng server seed at ang mensahe ay “client seed:nonce:k”. Ang word ay apat na byte nito, big-endian.',
  verify_how_int:
    'Para sa numerong mas mababa sa n, minu-multiply ang word sa n at kinukuha ang itaas na 32 bit; kapag mas mababa sa 2³² mod n ang ibabang 32 bit, tinatanggihan ang word at binabasa ang kasunod.',
  verify_how_commit:
    'Ipinapakita ang hash ng server seed bago ang unang taya mo rito, nakahanda na ang susunod bago ka pumili ng client seed, at ang seed mismo ay ipinapakita pagkatapos ng rotation.',
  verify_how_chain:
    'Sa mesang pinagsasaluhan ng lahat, ang hash ng lihim ng bawat bunot ay ang lihim ng bunot bago nito, hanggang sa unang hash ng kadena na inilathala bago pa umiral ang pampublikong value na isinasama sa lahat ng bunot.',
  fair_title: 'Pagiging patas',
  fair_intro:
    'Bawat resulta ay galing sa tatlong bagay na tiyak na bago ka tumaya: ang server seed namin na may hash dito, ang client seed mo, at ang numero ng round.',
  fair_next: 'Hash ng susunod na server seed',
  fair_rounds: 'Mga round na nilaro rito',
  fair_rotate: 'I-rotate ang mga seed',
  fair_rotate_help:
    'Ipapakita ang server seed na ginagamit at sisimulan ang susunod gamit ang client seed na ito.',
  fair_rotated: 'Na-rotate na ang mga seed',
  fair_new_client_seed: 'Susunod mong client seed',
  fair_random: 'Random',
  fair_revealed: 'Mga nailabas na seed',
  fair_revealed_none: 'Wala pa po. Ipinapakita ang server seed pagkatapos mong mag-rotate.',
  fair_revealed_rounds: 'Round {first} hanggang {last}',
  fair_revealed_unused: 'Walang round',
  fair_verify: 'I-verify',
  fair_failed: 'Hindi po mabasa ang mga seed mo.',
};
