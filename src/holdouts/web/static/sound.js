// Sounds, made here without a file. Silent until somebody asks for them.

const KEY = "sound";
let air = null;

export const audible = () => localStorage.getItem(KEY) === "yes";

export function listen(on) {
  localStorage.setItem(KEY, on ? "yes" : "no");
  if (on) make("turn");
}

export const play = (name) => audible() && make(name);

// A call that somebody asked for is heard whether or not the table is.
export const chime = () => make("turn");

function make(name) {
  try {
    air ??= new AudioContext();
    air.resume();
    SOUNDS[name](air.currentTime + 0.01);
  } catch {
    air = null; // a browser that has no sound plays on without
  }
}

// A tone swells and fades; noise is what rattles, slides and hits.
function tone(at, pitch, length, loud = 0.12, form = "sine") {
  const [source, volume] = [air.createOscillator(), air.createGain()];
  source.type = form;
  source.frequency.setValueAtTime(pitch, at);
  fade(volume, at, length, loud);
  source.connect(volume).connect(air.destination);
  source.start(at);
  source.stop(at + length);
}

function noise(at, length, pitch, loud = 0.2) {
  const samples = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate);
  const wave = samples.getChannelData(0);
  for (let index = 0; index < wave.length; index += 1) wave[index] = Math.random() * 2 - 1;
  const [source, filter, volume] = [air.createBufferSource(), air.createBiquadFilter(), air.createGain()];
  source.buffer = samples;
  Object.assign(filter, { type: "bandpass" });
  filter.frequency.value = pitch;
  fade(volume, at, length, loud);
  source.connect(filter).connect(volume).connect(air.destination);
  source.start(at);
}

function fade(volume, at, length, loud) {
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.02, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
}

const SOUNDS = {
  turn: (at) => [523, 659].forEach((pitch, step) => tone(at + step * 0.14, pitch, 0.5)),
  dice: (at) => [0, 0.09, 0.17, 0.3, 0.47].forEach((later) => noise(at + later, 0.06, 1800 + 900 * later, 0.35)),
  card: (at) => noise(at, 0.09, 3200, 0.12),
  hit: (at) => [tone(at, 82, 0.3, 0.3, "triangle"), noise(at, 0.1, 240, 0.4)],
  entrance: (at) => [110, 104, 98].forEach((pitch, step) => tone(at + step * 0.16, pitch, 0.7, 0.16, "sawtooth")),
  chapter: (at) => [196, 294].forEach((pitch, step) => tone(at + step * 0.22, pitch, 0.9, 0.1)),
};
