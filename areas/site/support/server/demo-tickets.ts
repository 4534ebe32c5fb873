import type { ReplyText } from '../console.api.ts';
import type { FeedbackTopic } from '../support.api.ts';

interface DemoTalk {
  account: string;
  said: readonly string[];
  hoursAgo: number;
  answer?: { text: string; closed: boolean };
}

/** Conversations of demo members: answered, closed, and waiting. */
export const DEMO_TALKS: readonly DemoTalk[] = [
  {
    account: 'member1',
    said: ['Hi! Saan ko po makikita ang mga dati kong bet?'],
    hoursAgo: 24,
    answer: {
      text: 'Hello po! Nasa Betting record: pumili lang ng araw o category.',
      closed: false,
    },
  },
  {
    account: 'player210',
    said: [
      'Naubos na po ang ipon ko, hindi ko mapigilan.',
      'Puwede po bang i-block ang account ko?',
    ],
    hoursAgo: 0.2,
  },
  {
    account: 'player211',
    said: ['Good day. My tablet shows the games very small, is there a bigger view?'],
    hoursAgo: 0.4,
  },
  {
    account: 'player212',
    said: ['Paano po magpalit ng mobile number? Nawala po ang luma kong SIM, 0917 555 0142.'],
    hoursAgo: 1.5,
  },
  {
    account: 'player213',
    said: ['Which games may I try without money?'],
    hoursAgo: 30,
    answer: { text: 'Tap a game and choose the free play. It uses play money.', closed: true },
  },
];

interface DemoFeedback {
  account: string;
  topic: FeedbackTopic;
  content: string;
  hoursAgo: number;
  answer?: string;
}

/** Feedback of demo members; the first has its answer. */
export const DEMO_FEEDBACK: readonly DemoFeedback[] = [
  {
    account: 'member1',
    topic: 'app',
    content: 'Sana po may mas malaking letra sa listahan ng mga bet.',
    hoursAgo: 24,
    answer: 'Salamat po sa suggestion. Sumusunod na ang listahan sa laki ng letra ng phone mo.',
  },
  {
    account: 'player214',
    topic: 'game',
    content: 'Sa Dice po, sana maalala ang huling taya ko pag bumalik ako sa laro.',
    hoursAgo: 27,
  },
  {
    account: 'player215',
    topic: 'account',
    content: 'The code for my new phone took ten minutes to arrive yesterday evening.',
    hoursAgo: 5,
  },
];

/** Replies that operators keep ready. */
export const CANNED_REPLIES: readonly ReplyText[] = [
  {
    title: 'Greeting',
    textEn: 'Good day, thank you for writing. How can I help you?',
    textTy: 'Magandang araw po, salamat sa pag-message. Ano po ang maitutulong ko?',
  },
  {
    title: 'Looking into it',
    textEn: 'I am looking into this now. Please give me a few minutes.',
    textTy: 'Tinitingnan ko na po ito ngayon. Sandali lang po, mga ilang minuto.',
  },
  {
    title: 'Taking a break from play',
    textEn:
      'Thank you for telling us. You can close your account for a day or longer under My account, Play limits. Nobody will ask you to come back. Would you like me to do it for you now?',
    textTy:
      'Salamat po sa pagsabi sa amin. Puwede mong isara ang account nang isang araw o mas matagal sa Account ko, Play limits. Walang pipilit na bumalik ka. Gusto mo bang gawin ko na ito ngayon para sa iyo?',
  },
  {
    title: 'Goodbye',
    textEn: 'I am glad that I could help. Write again whenever you need us.',
    textTy: 'Masaya po akong nakatulong. Mag-message lang po ulit kung may kailangan ka.',
  },
];
