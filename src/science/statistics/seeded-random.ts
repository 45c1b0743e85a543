/**
 * Random numbers that are the same for the same seed everywhere, so that an order or a sample can be drawn again years later.
 * From 0 to below 1. Source: mulberry32 (T. Ettinger), 32 bits of state.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The same things in an order that the seed decides (Fisher and Yates). */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  const random = seededRandom(seed)
  const list = things.slice()
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = list[i] as T
    list[i] = list[j] as T
    list[j] = kept
  }
  return list
}

/** `size` of the things, drawn without return; all of them when there are fewer. */
export const sampleOf = <T>(things: readonly T[], size: number, seed: number): T[] =>
  shuffled(things, seed).slice(0, Math.max(0, size))
