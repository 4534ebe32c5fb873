import { inflateRawSync } from 'node:zlib';
import { randomBytes, randomInt, type Language } from '@palaro/kernel';
import { ENGLISH } from './spoken-english.ts';
import { FILIPINO } from './spoken-filipino.ts';

/** Ten spoken digits: how many samples each has, and all of them, deflated, in base64. */
interface SpokenDigits {
  lengths: readonly number[];
  samples: string;
}

const VOICES = { EN: ENGLISH, TY: FILIPINO } as const satisfies Record<Language, SpokenDigits>;
const RATE = 8_000;
const SILENCE = 128;
/** Bytes before the samples of a WAV file. */
const HEADER = 44;
const PERCENT = 100;
/** Slowest and quickest speech, per cent of the recorded one. */
const SPEED = { least: 88, most: 112 };
/** Pause before each digit, samples. */
const PAUSE = { least: 0.3 * RATE, most: 0.7 * RATE };
const HISS = 5;

const between = ({ least, most }: { least: number; most: number }) =>
  least + randomInt(most - least + 1);

/**
 * Digits as speech, a WAV file (PCM, mono, 8 bits, 8 kHz) of about a second a digit
 * (docs/domain/accounts.md §3). Pauses, speed and hiss differ each time, so that no two files are
 * alike and none can be looked up.
 */
export function sayDigits(digits: string, language: Language): Buffer {
  const { lengths, samples } = VOICES[language];
  const all = inflateRawSync(Buffer.from(samples, 'base64'));
  const samplesOf = (digit: number) => {
    const from = lengths.slice(0, digit).reduce((sum, length) => sum + length, 0);
    return all.subarray(from, from + (lengths[digit] ?? 0));
  };
  const said = digits
    .split('')
    .flatMap((digit) => [
      Buffer.alloc(between(PAUSE), SILENCE),
      atSpeed(samplesOf(Number(digit)), between(SPEED)),
    ]);
  const clear = Buffer.concat([...said, Buffer.alloc(PAUSE.least, SILENCE)]);
  const noise = randomBytes(clear.length);
  const sound = clear.map((sample, index) => withHiss(sample, noise[index] ?? 0));
  return Buffer.concat([wavHeader(sound.length), sound]);
}

const atSpeed = (samples: Buffer, speed: number) =>
  Buffer.from(
    Array.from(
      { length: Math.floor((samples.length * PERCENT) / speed) },
      (_, index) => samples[Math.floor((index * speed) / PERCENT)] ?? SILENCE,
    ),
  );

const withHiss = (sample: number, random: number) =>
  Math.min(255, Math.max(0, sample + (random % (2 * HISS + 1)) - HISS));

/** The header of a WAV file: RIFF, one `fmt ` chunk of plain PCM, one `data` chunk. */
function wavHeader(length: number): Buffer {
  const header = Buffer.alloc(HEADER);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER - 8 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  return header;
}
