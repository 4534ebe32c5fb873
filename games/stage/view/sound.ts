import { readStored, writeStored } from '@palaro/client';

/**
 * The games' sounds, synthesised in the browser (docs/domain/games.md §9). They are off until the
 * member turns them on; the device remembers it. A loss is silent; a win below the stake only
 * ticks.
 */
export interface Sound {
  readonly on: boolean;
  toggle(): void;
  subscribe(listener: () => void): () => void;
  /** A press or a win below the stake. */
  tick(): void;
  /** A reel or a die comes to rest; `step` raises the pitch a little from reel to reel. */
  drum(step?: number): void;
  /** A plucked string, as on a rondalla: for a step of the ladder, or when a free spin begins. */
  pluck(step?: number): void;
  /** A kulintang figure of three notes or more; `multiple` is the win over the stake. */
  win(multiple: number): void;
}

/** A pentatonic row of gongs, in hertz. */
const GONGS = [392, 440, 523.25, 587.33, 659.25, 784, 880, 1046.5];
const VOLUME = 0.32;

interface Tone {
  hz: number;
  at: number;
  seconds: number;
  gain: number;
  wave: OscillatorType;
}

/** The most notes for a win; more would disturb the next round. */
const NOTES_MAX = 9;

/** The notes of a win: three, and one more for each doubling of the multiple. */
export function winFigure(multiple: number): number[] {
  const more = Math.floor(Math.log2(Math.max(1, multiple)));
  const count = Math.min(3 + more, NOTES_MAX);
  return Array.from({ length: count }, (_, i) => (i % 2 === 0 ? i : i + 1) % GONGS.length);
}

/** Reads the settings' switch: it is on only if the stored value is 1. */
const isOn = (name: 'sound' | 'haptics') => readStored(name) === '1';

function createSound(): Sound {
  const listeners = new Set<() => void>();
  let context: AudioContext | undefined;

  function play(...tones: Tone[]) {
    if (!isOn('sound') || document.hidden || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const tone of tones) ring(context, tone);
  }
  const bell = (hz: number, at: number, gain: number): Tone[] => [
    { hz, at, seconds: 0.9, gain, wave: 'sine' },
    { hz: hz * 2.76, at, seconds: 0.35, gain: gain * 0.35, wave: 'sine' },
    { hz: hz * 5.4, at, seconds: 0.12, gain: gain * 0.15, wave: 'sine' },
  ];
  return {
    get on() {
      return isOn('sound');
    },
    toggle() {
      writeStored('sound', isOn('sound') ? '0' : '1');
      for (const listener of Array.from(listeners)) listener();
      play(...bell(GONGS[2] ?? 523, 0, 0.5));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tick: () => play({ hz: 1_200, at: 0, seconds: 0.03, gain: 0.18, wave: 'triangle' }),
    drum: (step = 0) => play({ hz: 96 + step * 7, at: 0, seconds: 0.16, gain: 0.7, wave: 'sine' }),
    pluck: (step = 0) => {
      const hz = GONGS[step % GONGS.length] ?? 392;
      play(
        { hz, at: 0, seconds: 0.3, gain: 0.3, wave: 'triangle' },
        { hz: hz * 1.004, at: 0.02, seconds: 0.3, gain: 0.2, wave: 'triangle' },
      );
    },
    win(multiple) {
      const notes = winFigure(multiple);
      play(...notes.flatMap((note, i) => bell(GONGS[note] ?? 523, i * 0.13, 0.5)));
    },
  };
}

function ring(context: AudioContext, { hz, at, seconds, gain, wave }: Tone) {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  const level = context.createGain();
  tone.type = wave;
  tone.frequency.value = hz;
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(gain * VOLUME, start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(level).connect(context.destination);
  tone.start(start);
  tone.stop(start + seconds + 0.02);
}

/** The one sound of the site, since the site has one switch for it. */
export const sound = createSound();

const WIN_BUZZ_MS = 40;
const CONFIRM_BUZZ_MS = 12;

/**
 * Haptics, only on a confirmed bet and on a win above the stake (docs/domain/design.md, Sound and
 * haptics).
 */
export const buzz = {
  confirm: () => vibrate(CONFIRM_BUZZ_MS),
  win: () => vibrate(WIN_BUZZ_MS),
};

function vibrate(ms: number) {
  // Before the first tap on the page, browsers refuse it and write that to the console.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (isOn('haptics') && typeof navigator.vibrate === 'function') navigator.vibrate(ms);
}
