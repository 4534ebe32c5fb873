// Loads a game's screen, or its part of the verifier, in the browser, each with its texts. Files
// are found by the folder's name; pages without a game load none of this.
import { loadTexts, type AreaTexts, type Words } from '@palaro/client';
import { GAME_CARDS, isGameId, type GameCard } from './cards.ts';
import { loadSlotStage } from './slot/view/load-stage.ts';
import { stageTexts } from './stage/view/texts.ts';
import type { GameVerifier } from './stage/view/verify-contract.ts';
import type { GameViewModule } from './stage/view/view-contract.ts';

const SCREENS = import.meta.glob<GameViewModule>('./*/view/play.tsx');
const VERIFIERS = import.meta.glob<GameVerifier>('./*/view/verify.tsx', { import: 'verifier' });
const TEXTS = {
  EN: import.meta.glob<Words>('./*/*.en.ts', { import: 'en' }),
  TY: import.meta.glob<Words>('./*/*.ty.ts', { import: 'ty' }),
};

/**
 * Loads a game's screen and the games' shared texts. The canvas library is asked for beside a
 * screen that uses it, and only then: the caller knows that this browser can draw.
 */
export async function loadGameView(gameId: string): Promise<GameViewModule> {
  const load = SCREENS[`./${gameId}/view/play.tsx`];
  if (!load) throw new Error(`games/${gameId} has no screen`);
  // The screen itself waits for it, and says so if it does not come.
  if (cardOf(gameId)?.needsWebgl2) loadSlotStage().catch(() => undefined);
  const [view] = await Promise.all([load(), loadTexts([...wordsOf(gameId), stageTexts])]);
  return view;
}

/** Loads a game's part of the verifier: its rules by version, its fields and its result's view. */
export async function loadVerifier(gameId: string): Promise<GameVerifier> {
  const load = VERIFIERS[`./${gameId}/view/verify.tsx`];
  if (!load) throw new Error(`games/${gameId} has no verifier`);
  const texts = [...wordsOf(gameId), stageTexts];
  const [verifier] = await Promise.all([load(), loadTexts(texts)]);
  return verifier;
}

const cardOf = (gameId: string): GameCard | null => (isGameId(gameId) ? GAME_CARDS[gameId] : null);

/** A game's own texts, and those that it shares with the games of its kind. */
const wordsOf = (gameId: string) => {
  const card = cardOf(gameId);
  const slot = card?.gameType === 'RNG' ? [textsOf('slot')] : [];
  const table = card?.shared?.kind === 'zones' ? [textsOf('table')] : [];
  const room = card?.cardRoom ? [textsOf('card-room')] : [];
  return [textsOf(card?.texts ?? gameId), ...slot, ...table, ...room];
};

/** One object for each folder: the client recognises loaded texts by the object itself. */
const known = new Map<string, AreaTexts>();

function textsOf(folder: string): AreaTexts {
  const file = (language: 'EN' | 'TY') => {
    const load = TEXTS[language][`./${folder}/${folder}.${language.toLowerCase()}.ts`];
    if (!load) throw new Error(`games/${folder} has no texts in ${language}`);
    return load();
  };
  const texts = known.get(folder) ?? {
    area: folder,
    EN: async () => file('EN'),
    TY: async () => file('TY'),
  };
  known.set(folder, texts);
  return texts;
}
