/** So many letters are a root: fewer are shared by chance. */
const ROOT = 6
/** So many letters may differ behind the root that words of two languages share. */
const TAIL = 3

/** Greek and Latin words as their sound is, however a language spells it: k and z as c, ph as f, th as t, single letters. */
export const soundOf = (word: string): string =>
  word
    .replace(/^es(?=[ptc])/, 's')
    .replaceAll(/[kz]/g, 'c')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('ch', 'c')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1/g, '$1')

/**
 * Letters of the Greek or Latin root that the sounds of a word of another language and of an English one share: Tuberkulose,
 * tuberculosis; 0 where they are no such pair.
 */
export function sharedRoot(a: string, b: string): number {
  let same = 0
  while (same < a.length && same < b.length && a.charCodeAt(same) === b.charCodeAt(same)) same++
  return same >= ROOT && a.length - same <= TAIL && b.length - same <= TAIL ? same : 0
}
