/**
 * Endings by which English and Latin words of one root differ: vaccine, vaccination, vaccinated; prevent, prevention;
 * diabetes, diabetic; economy, economic. Longer ones first.
 */
const endings =
  /^(?:isations?|izations?|ations?|ative|ators?|ating|ions?|ional|ities|ity|ive|ives|ences?|ances?|ents?|ants?|ments?|ables?|ibles?|ally|als?|ials?|ics?|ical|isms?|ists?|iz|is|ised|ous|oses|osis|otic|etes|etic|ae?mic|emia|ia|ial|ian|y|ys|ies|es?|s|ed|er|ers|ors?|ing|ings|ly|ar|ary|us|um|a|ate|ated|ates|ic|ines?|in)?$/

/** So many letters are a root: "act" and "active" may be one word or two. */
export const ROOT = 5

/** Whether two terms are forms of one word by their endings. Generous: made to find a word, never to prove that it is there. */
export function sameFamily(a: string, b: string): boolean {
  if (a === b) return true
  let same = 0
  const most = Math.min(a.length, b.length)
  while (same < most && a.charCodeAt(same) === b.charCodeAt(same)) same++
  if (same < ROOT) return false
  return endings.test(a.slice(same)) && endings.test(b.slice(same))
}

/** So many letters may differ behind the root that words of two languages share. */
const TAIL = 3

/** Greek and Latin words as their sound is, however a language spells it: k and z as c, ph as f, th as t, single letters. */
const soundOf = (word: string): string =>
  word
    .replace(/^es(?=[ptc])/, 's')
    .replaceAll(/[kz]/g, 'c')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('y', 'i')
    .replaceAll(/(.)\1/g, '$1')

/**
 * Letters of the Greek or Latin root that a word of another language and an English one share: Tuberkulose, tuberculosis;
 * 0 where they are no such pair.
 */
export function sharedRoot(foreign: string, english: string): number {
  const [a, b] = [soundOf(foreign), soundOf(english)]
  let same = 0
  while (same < a.length && same < b.length && a.charCodeAt(same) === b.charCodeAt(same)) same++
  return same >= ROOT && a.length - same <= TAIL && b.length - same <= TAIL ? same : 0
}
