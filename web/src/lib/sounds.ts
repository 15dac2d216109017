/* Short sounds made on the spot; off until the player wants them. */

import { settings } from './settings.svelte';

type Sound = 'roll' | 'dock' | 'land' | 'token' | 'turn';

let audio: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, kind: OscillatorType, loud: number, to = frequency): void {
  const context = audio!,
    wave = context.createOscillator(),
    gain = context.createGain(),
    begin = context.currentTime + at;
  wave.type = kind;
  wave.frequency.setValueAtTime(frequency, begin);
  wave.frequency.exponentialRampToValueAtTime(to, begin + length);
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  wave.connect(gain).connect(context.destination);
  wave.start(begin);
  wave.stop(begin + length);
}

const PLAYED: Record<Sound, () => void> = {
  roll: () => {
    for (let i = 0; i < 5; i++) tone(180 + 60 * (i % 3), i * 0.09, 0.05, 'triangle', 0.12);
  },
  dock: () => tone(320, 0.25, 0.12, 'sine', 0.09, 220),
  land: () => {
    tone(520, 0, 0.5, 'sine', 0.08, 130);
    tone(196, 0.5, 0.3, 'triangle', 0.1);
  },
  token: () => {
    tone(880, 0.3, 0.08, 'sine', 0.05);
    tone(1175, 0.36, 0.1, 'sine', 0.05);
  },
  turn: () => {
    tone(523, 0, 0.15, 'sine', 0.08);
    tone(784, 0.14, 0.25, 'sine', 0.08);
  },
};

export const sounds = {
  /** Play a sound, if the player wants sounds. */
  play(sound: Sound): void {
    if (!settings.sounds) return;
    try {
      audio ??= new AudioContext();
      PLAYED[sound]();
    } catch {
      /* a browser without sound is a quiet table */
    }
  },
};
