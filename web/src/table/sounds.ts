// Short tones, made on the spot: stone that slides, steps, a find, a coin, dice, cards, a dragon, the minotaur, a loss, one's turn, a refusal.

import { house } from "../house.svelte";
import type { GameEvent } from "../scene";

export type Sound = "push" | "step" | "find" | "coin" | "dice" | "card" | "roar" | "hooves" | "catch" | "loss" | "turn" | "refusal";

let context: AudioContext | null = null;
/** Everything sounds through this, so that all of it can be cut short. */
let out: GainNode | null = null;

/** Browsers allow sound only after somebody has touched the page; before that there is silence. */
function open(): AudioContext | null {
  if (!house.sound || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function outlet(audio: AudioContext): GainNode {
  if (!out) (out = audio.createGain()).connect(audio.destination);
  return out;
}

/** Cut short what sounds, and what was to sound later. */
export function hush(): void {
  out?.disconnect();
  out = null;
}

function tone(audio: AudioContext, at: number, hertz: number, seconds: number, loud = 0.08, shape: OscillatorType = "sine"): void {
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = shape;
  voice.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  voice.connect(gain).connect(outlet(audio));
  voice.start(at);
  voice.stop(at + seconds);
}

/** Stone on stone: noise through a low filter that closes. */
function grind(audio: AudioContext, at: number, seconds: number): void {
  const samples = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, samples, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index++) data[index] = (Math.random() * 2 - 1) * (1 - index / samples);
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(520, at);
  filter.frequency.linearRampToValueAtTime(140, at + seconds);
  gain.gain.value = 0.22;
  source.connect(filter).connect(gain).connect(outlet(audio));
  source.start(at);
  tone(audio, at + seconds * 0.85, 82, 0.16, 0.12);
}

const made: Record<Sound, (audio: AudioContext, at: number) => void> = {
  push: (audio, at) => grind(audio, at, 0.36),
  step: (audio, at) => [0, 0.11, 0.22].forEach((after, index) => tone(audio, at + after, 330 - 24 * index, 0.07, 0.05, "triangle")),
  find: (audio, at) => [523, 659, 784, 1047].forEach((hertz, index) => tone(audio, at + index * 0.085, hertz, 0.28, 0.06, "triangle")),
  dice: (audio, at) => [0, 0.14, 0.3, 0.42, 0.52, 0.58].forEach((after, index) => tone(audio, at + after, 940 - 70 * index, 0.05, 0.05, "triangle")),
  coin: (audio, at) => [1319, 1760].forEach((hertz, index) => tone(audio, at + index * 0.07, hertz, 0.22, 0.05, "triangle")),
  card: (audio, at) => [620, 880].forEach((hertz, index) => tone(audio, at + index * 0.06, hertz, 0.07, 0.05, "triangle")),
  roar: (audio, at) => (grind(audio, at, 0.7), [92, 110, 73].forEach((hertz, index) => tone(audio, at + index * 0.2, hertz, 0.4, 0.07, "sawtooth"))),
  loss: (audio, at) => [440, 370, 294].forEach((hertz, index) => tone(audio, at + index * 0.14, hertz, 0.3, 0.06, "triangle")),
  hooves: (audio, at) => [0, 0.13].forEach((after) => tone(audio, at + after, 98, 0.12, 0.1, "triangle")),
  catch: (audio, at) => [110, 82, 62].forEach((hertz, index) => tone(audio, at + index * 0.12, hertz, 0.4, 0.07, "sawtooth")),
  turn: (audio, at) => [392, 587].forEach((hertz, index) => tone(audio, at + index * 0.13, hertz, 0.4, 0.07)),
  refusal: (audio, at) => [196, 147].forEach((hertz, index) => tone(audio, at + index * 0.11, hertz, 0.2, 0.07, "square")),
};

export function sound(which: Sound, after = 0): void {
  const audio = open();
  if (audio) made[which](audio, audio.currentTime + after);
}

/** How many seconds what moves stone or a piece takes to be shown. */
export const SLIDE = 0.36;

/** What is heard of which events of a game, and how many seconds each takes to be shown. */
export type Sounds = Readonly<Record<string, readonly [Sound, number]>>;

/** The sounds of what happens, one after the other, as it is animated. */
export function score(events: readonly GameEvent[], sounds: Sounds): [Sound, number][] {
  const found: [Sound, number][] = [];
  let after = 0;
  for (const { type } of events) {
    const heard = sounds[type];
    if (!heard) continue;
    found.push([heard[0], after]);
    after += heard[1];
  }
  return found;
}

export function hear(events: readonly GameEvent[], sounds: Sounds, signal: AbortSignal): void {
  signal.addEventListener("abort", hush);
  for (const [which, after] of score(events, sounds)) sound(which, after);
}
