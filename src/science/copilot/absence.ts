import type { AnswerQuestion, ConceptRole } from '#contract/answer.ts'

import { counted, frame, listed, type SectionDraft } from '../synthesis/section-draft.ts'

/** A thing that the question names, and the papers of the scope that speak of it. */
export type LookedFor = { text: string; ids: readonly string[]; isApart: boolean }

export type Absence = {
  section: SectionDraft
  /** What is in no paper, as it was typed: it is not said a second time. */
  terms: string[]
  /** What the question is about is not here: nothing that is here answers it. */
  isFinal: boolean
}

/** What a question can do without: a population or a comparator that nobody speaks of narrows an answer, it does not end it. */
const besides = new Set<ConceptRole | undefined>(['population', 'comparator'])

function roleOf({ text }: LookedFor, { concepts }: AnswerQuestion): ConceptRole | undefined {
  const folded = text.toLowerCase()
  return concepts.find(
    (concept) => concept.text.toLowerCase().includes(folded) || folded.includes(concept.text.toLowerCase()),
  )?.role
}

/**
 * Checks what a question takes for granted before it is answered: whether the papers speak of what it names, and of what
 * it puts together in one paper. Undefined where they do. `scope`: what was looked through, in words.
 */
export function absenceIn(question: AnswerQuestion, looked: readonly LookedFor[], scope: string): Absence | undefined {
  const roles = looked.map((thing) => ({ thing, role: roleOf(thing, question) }))
  const isDecisive = (role: ConceptRole | undefined) => !besides.has(role)
  const absent = roles.filter(({ thing }) => thing.ids.length === 0)
  const there = roles.filter(({ thing }) => thing.ids.length > 0)
  const main = there.filter(({ role }) => isDecisive(role) && role !== 'study')
  const [first, ...others] = main
  const shared = (first?.thing.ids ?? []).filter((id) => others.every(({ thing }) => thing.ids.includes(id)))
  const isSplit = main.length > 1 && shared.length === 0
  if (absent.length === 0 && !isSplit) return undefined
  // Of three things or more that no paper has together, papers on most of them may still answer: not where one stands alone.
  const isAlone = main.some(({ thing }) =>
    main.every((other) => other.thing === thing || !thing.ids.some((id) => other.thing.ids.includes(id))),
  )
  const isFinal = (isSplit && isAlone) || absent.some(({ role }) => isDecisive(role))
  const counts = there.map(({ thing }, at) => {
    const n = thing.ids.length
    return at === 0
      ? `${counted(n, 'paper')} ${n === 1 ? 'speaks' : 'speak'} of ${thing.text}`
      : `${n} of ${thing.text}`
  })
  const sentences = [
    ...(absent.length > 0
      ? [frame(`No paper here speaks of ${listed(absent.map(({ thing, role }) => (role === 'study' ? `a study called ${thing.text}` : thing.text)), 'or')}.`)]
      : []),
    ...(isSplit
      ? [frame(`No paper here ${main.length === 2 ? `links ${main[0]?.thing.text ?? ''} to ${main[1]?.thing.text ?? ''}` : `speaks of ${listed(main.map(({ thing }) => thing.text))} together`}: ${listed(counts)}, none of ${main.length === 2 ? 'both' : 'all of them'}.`)]
      : []),
    ...(counts.length > 0 && !isSplit ? [frame(`Of what else the question names, ${listed(counts)}.`)] : []),
    frame(isFinal ? `So nothing here answers it. ${scope}` : `${absent.length > 0 ? 'What follows is on the rest of the question.' : 'What follows is on parts of the question.'} ${scope}`),
  ] // prettier-ignore
  return {
    section: { heading: '', sentences },
    terms: absent.flatMap(({ thing }) => thing.text.split(/[\s-]+/)),
    isFinal,
  }
}
