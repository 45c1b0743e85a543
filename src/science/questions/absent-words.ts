import { listed } from '../synthesis/section-draft.ts'

/**
 * Something that was looked for and is not there. `isKnown`: the vocabulary has its names; of anything else only its words
 * are known to be missing. `isApart`: each of its words is there, and never near the others.
 */
export type AbsentThing = { text: string; isKnown?: boolean; isStudy?: boolean; isApart?: boolean }

const quoted = (things: readonly AbsentThing[]) =>
  listed(
    things.map(({ text }) => `“${text}”`),
    'or',
  )
const named = (things: readonly AbsentThing[]) =>
  listed(
    things.map(({ text }) => text),
    'or',
  )

/**
 * What is absent, in sentences without their full stop: of a thing whose names are known that nobody speaks of it, of
 * anything else that its words are not there; in the order of the things. The one place where an absence is put in words.
 */
export function absenceSentences(things: readonly AbsentThing[], nobody = 'No paper here'): string[] {
  const studies = things.filter(({ isStudy = false }) => isStudy)
  const others = things.filter((thing) => !studies.includes(thing))
  const known = others.filter(({ isKnown = false, isApart = false }) => isKnown && !isApart)
  const apart = others.filter(({ isApart = false }) => isApart)
  const words = others.filter((thing) => !known.includes(thing) && !apart.includes(thing))
  const isOneWord = words.length === 1 && !/\s/.test(words[0]?.text ?? '')
  const groups = [
    { of: studies, says: `names a study called ${named(studies)}` },
    { of: known, says: `speaks of ${named(known)} under a name that is known` },
    { of: words, says: `uses the word${isOneWord ? '' : 's'} ${quoted(words)}` },
    { of: apart, says: `uses the words ${quoted(apart)} near one another` },
  ]
  const placeOf = ([first]: readonly AbsentThing[]) => (first ? things.indexOf(first) : -1)
  return groups
    .filter(({ of }) => of.length > 0)
    .toSorted((a, b) => placeOf(a.of) - placeOf(b.of))
    .map(({ says }) => `${nobody} ${says}`)
}
