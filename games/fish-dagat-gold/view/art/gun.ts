import { OUTLINE, type Pen } from './pen.ts';

/** Colours of the four seats; each also carries its number. */
export const SEAT_COLOURS = ['#ffce54', '#ff8a5c', '#7ee0b2', '#c9a6ff'] as const;

interface Gun {
  seat: number;
  /** Radians, y downwards. */
  turn: number;
  taken: boolean;
  own: boolean;
  /** 0 … 1 after a shot. */
  recoil: number;
}

/** A seat's net gun on its outrigger, around the origin, in units of the water. */
export function drawGun(pen: Pen, { seat, turn, taken, own, recoil }: Gun): void {
  const colour = SEAT_COLOURS[seat] ?? SEAT_COLOURS[0];
  pen.save();
  pen.globalAlpha = taken ? 1 : 0.35;
  pen.lineWidth = 4;
  pen.strokeStyle = OUTLINE;
  pen.lineJoin = 'round';
  // The boat with its two outriggers.
  for (const y of [-34, 34]) {
    pen.fillStyle = '#d9b36a';
    pen.fillRect(-74, y - 4, 148, 8);
  }
  pen.fillStyle = '#7b4a24';
  pen.beginPath();
  pen.ellipse(0, 0, 88, 26, 0, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.save();
  pen.rotate(turn);
  pen.translate(-recoil * 14, 0);
  pen.fillStyle = '#20465f';
  pen.fillRect(0, -15, 78, 30);
  pen.strokeRect(0, -15, 78, 30);
  pen.fillStyle = colour;
  pen.fillRect(56, -20, 22, 40);
  pen.strokeRect(56, -20, 22, 40);
  pen.restore();
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(0, 0, 27, 0, Math.PI * 2);
  pen.fill();
  pen.lineWidth = own ? 7 : 4;
  pen.strokeStyle = own ? '#fffaf0' : OUTLINE;
  pen.stroke();
  pen.fillStyle = '#10202f';
  pen.font = '800 34px system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(seat + 1), 0, 2);
  pen.restore();
}

/** A net on its way, in the colour of its seat. */
export function drawBullet(pen: Pen, seat: number, turn: number): void {
  const colour = SEAT_COLOURS[seat] ?? SEAT_COLOURS[0];
  pen.save();
  pen.rotate(turn);
  pen.fillStyle = 'rgba(255, 255, 255, 0.25)';
  pen.beginPath();
  pen.ellipse(-20, 0, 28, 9, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = colour;
  pen.strokeStyle = OUTLINE;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.arc(0, 0, 16, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.restore();
}

/** The net that opens where a bullet hit; `age` of 0 … 1. */
export function drawNet(pen: Pen, seat: number, age: number): void {
  pen.save();
  pen.globalAlpha = 1 - age;
  pen.strokeStyle = SEAT_COLOURS[seat] ?? SEAT_COLOURS[0];
  pen.lineWidth = 5;
  const r = 24 + age * 44;
  for (const part of [0.45, 0.75, 1]) {
    pen.beginPath();
    pen.arc(0, 0, r * part, 0, Math.PI * 2);
    pen.stroke();
  }
  for (let i = 0; i < 8; i++) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(i * 0.785) * r, Math.sin(i * 0.785) * r);
    pen.stroke();
  }
  pen.restore();
}

/** Gold that bursts out of a catch: more for a greater one; `age` of 0 … 1. */
export function drawCoins(pen: Pen, times: number, age: number): void {
  const count = Math.min(36, 5 + Math.round(Math.sqrt(times) * 3));
  pen.save();
  pen.globalAlpha = Math.min(1, 2 - age * 2);
  pen.fillStyle = '#ffd54a';
  pen.strokeStyle = '#8a5b00';
  pen.lineWidth = 3;
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * Math.PI * 2 + i * 2.4;
    const far = age * (90 + ((i * 37) % 90));
    const size = 8 + ((i * 13) % 7);
    pen.beginPath();
    pen.ellipse(
      Math.cos(turn) * far,
      Math.sin(turn) * far + age * age * 90,
      size * Math.abs(Math.cos(age * 9 + i)) + 2,
      size,
      0,
      0,
      Math.PI * 2,
    );
    pen.fill();
    pen.stroke();
  }
  pen.restore();
}
