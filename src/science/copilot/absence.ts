import type { AnswerQuestion, Concept, ConceptRole } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { conceptPlaces } from '../answers/asked.ts'
import { isIdle, mayBeParticiple } from '../questions/lexicon.ts'
import { wordText } from '../questions/term-places.ts'
import { absenceSentences } from '../questions/absent-words.ts'
import { isKnownThing } from '../questions/other-names.ts'
import { editDistance } from '../search/edit-distance.ts'
import { isEnglishWord } from '../search/english-words.ts'
import { stem } from '../search/stem.ts'
import type { ReadablePaper } from '../synthesis/read-papers.ts'
import { counted, frame, listed, type SectionDraft } from '../synthesis/section-draft.ts'

/** A thing that the question names, and the papers of the scope that speak of it. */
export type LookedFor = { text: string; ids: readonly string[]; isApart: boolean }

export type Absence = {
  section: SectionDraft
  /** What is in no paper, as it was typed: it is not said a second time. */
  terms: string[]
  /** What the question is about is not here: nothing that is here answers it. */
  isFinal: boolean
  /** A thing of which not even its words are here. Without it words or things only stand apart, and papers may say it otherwise. */
  isSure: boolean
}

/** What a question can do without: a population or a comparator that nobody speaks of narrows an answer, it does not end it. */
const besides = new Set<ConceptRole | undefined>(['population', 'comparator'])

function conceptWith({ text }: LookedFor, { concepts }: AnswerQuestion): Concept | undefined {
  const folded = text.toLowerCase()
  return concepts.find(
    (concept) => concept.text.toLowerCase().includes(folded) || folded.includes(concept.text.toLowerCase()),
  )
}

/** Whether a paper has all of several things: by the names of the concepts of a question, or by every word of each. */
function hasAll(question: AnswerQuestion, things: readonly LookedFor[]) {
  const wanted = question.concepts.filter(({ role }) => role === 'exposure' || role === 'outcome')
  const roots = things.flatMap(({ text }) => wordText(text).roots)
  const isRead = things.every((thing) => wanted.some((concept) => concept === conceptWith(thing, question)))
  return (paper: ReadablePaper): boolean => {
    const words = wordText(`${documentText(paper)} ${paper.keywords.join(' ')}`)
    const has = new Set(words.roots)
    return (
      roots.every((root) => has.has(root)) ||
      (isRead && wanted.length > 1 && wanted.every((concept) => conceptPlaces(concept, words).length > 0))
    )
  }
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []

/** So much of the beginning of a word is that of its other forms: ventricle, ventricular. */
const STEM = 0.7
const SHORT = 4

/**
 * Whether a paper that has the other things a question names has each word of this one in another form: "left ventricular"
 * for "left ventricle". Then it may be there under words that no rule knows.
 */
function isNearIn({ text }: LookedFor, others: readonly LookedFor[], papers: readonly ReadablePaper[]): boolean {
  const stems = wordsOf(text).map((word) => word.slice(0, Math.max(SHORT, Math.ceil(word.length * STEM))))
  const withOthers = papers.filter(({ id }) => others.length > 0 && others.every(({ ids }) => ids.includes(id)))
  return withOthers.some((paper) => {
    const said = wordsOf(documentText(paper))
    return stems.length > 0 && stems.every((stem) => said.some((word) => word.startsWith(stem)))
  })
}

const SLIP = 2
/** Of more things it is not said how many papers speak of each. */
const MOST_COUNTED = 4

/**
 * Whether a phrase may be no name of a thing, or not the word that was meant: it holds a word by which a thing is asked
 * about ("ultrasound safer"), what was done to it ("broken"), or one that no dictionary has, a slip away from a word of a
 * paper ("dubble"). Nothing is then known to be missing.
 */
function isLooselyNamed({ text }: LookedFor, papers: readonly ReadablePaper[]): boolean {
  const words = wordsOf(text)
  if (words.some((word) => isIdle(word) || mayBeParticiple(word))) return true
  const unknown = words.filter((word) => !isEnglishWord(stem(word)))
  if (unknown.length === 0) return false
  const said = new Set(papers.flatMap((paper) => wordsOf(documentText(paper))))
  return unknown.some((word) => [...said].some((other) => editDistance(word, other, SLIP) <= SLIP))
}

/**
 * Of a question in another language too little was read to answer it: no two things that it puts together, and words that
 * neither the papers nor the known names have. What some of its words would bring is an answer to another question.
 */
export function unreadIn({ concepts, kind, text }: AnswerQuestion, looked: readonly LookedFor[]): Absence | undefined {
  // What was read by its English name stands in the question no more.
  const unread = looked
    .filter((thing) => thing.ids.length === 0 && text.includes(thing.text))
    .map((thing) => `“${thing.text}”`)
  const has = (role: ConceptRole) => concepts.some((concept) => concept.role === role)
  if (kind !== 'description' || unread.length === 0 || (has('exposure') && has('outcome'))) return undefined
  const read = concepts.map((concept) => `“${concept.text}”`)
  // What is tried and one thing more: papers that speak of both are told, and what was not read is said before.
  const isFinal = !(has('exposure') && concepts.length > 1 && unread.length === 1)
  const sentences = [
    frame(`These words of the question stand in no paper here and are no names that are known: ${listed(unread)}.`),
    frame(!isFinal ? `What follows is on what was read: ${listed(read)}.` : `${read.length > 0 ? `What was read, ${listed(read)}, is too little to answer it.` : 'So nothing of it was read.'} Ask in English, or with the names that papers use.`),
  ] // prettier-ignore
  return { section: { heading: '', sentences }, terms: [], isFinal, isSure: isFinal }
}

/**
 * Checks what a question takes for granted before it is answered: whether the papers speak of what it names, and of what
 * it puts together in one paper. Undefined where they do. `scope`: what was looked through, in words. `papers`: those that
 * were read for it; where one of them has everything that is named, in whatever words and wherever it stands, nothing is
 * said to be apart.
 */
export function absenceIn(
  question: AnswerQuestion,
  looked: readonly LookedFor[],
  scope: string,
  papers: readonly ReadablePaper[] = [],
): Absence | undefined {
  const roles = looked.map((thing) => {
    const concept = conceptWith(thing, question)
    return { thing, concept, role: concept?.role }
  })
  const isDecisive = (role: ConceptRole | undefined) => !besides.has(role)
  const absent = roles.filter(({ thing }) => thing.ids.length === 0)
  const there = roles.filter(({ thing }) => thing.ids.length > 0)
  const main = there.filter(({ role }) => isDecisive(role) && role !== 'study')
  const [first, ...others] = main
  const shared = (first?.thing.ids ?? []).filter((id) => others.every(({ thing }) => thing.ids.includes(id)))
  const isSplit =
    main.length > 1 &&
    shared.length === 0 &&
    !papers.some(
      hasAll(
        question,
        main.map(({ thing }) => thing),
      ),
    )
  if (absent.length === 0 && !isSplit) return undefined
  // Of three things or more that no paper has together, papers on most of them may still answer: not where one stands alone.
  // Two parts of one thing ("resite of peripheral catheters") stand for it together.
  const whole = new Map<string, Set<string>>()
  for (const { thing, concept } of main) {
    const name = concept?.text ?? thing.text
    whole.set(name, new Set([...(whole.get(name) ?? []), ...thing.ids]))
  }
  const wholes = [...whole.values()]
  const isAlone = wholes.length > 1 && wholes.some((one) => wholes.every((other) => other === one || ![...one].some((id) => other.has(id)))) // prettier-ignore
  const isFinal = (isSplit && isAlone) || absent.some(({ role }) => isDecisive(role))
  const apart = absent.filter(({ thing }) => thing.isApart)
  const [words, nowhere] = [true, false].map((isLoose) =>
    absent.filter(({ thing }) => !thing.isApart && isLooselyNamed(thing, papers) === isLoose),
  ) as [typeof absent, typeof absent]
  const isSure = nowhere.some(
    ({ thing, role }) =>
      isDecisive(role) &&
      !isNearIn(
        thing,
        main.map((other) => other.thing),
        papers,
      ),
  )
  const counts = there.map(({ thing, concept }, at) => {
    const n = thing.ids.length
    const isThing = concept?.known === true || isKnownThing(thing.text)
    const name = isThing ? thing.text : `“${thing.text}”`
    return at === 0
      ? `${counted(n, 'paper')} ${n === 1 ? 'speaks' : 'speak'} of ${name}`
      : `${n.toLocaleString('en')} of ${name}`
  })
  // That papers do not link two things can be told of things whose names are known; of others, that the words are apart;
  // of three and more, one of which a paper may call otherwise, only that they were not all found.
  const isNamed = main.every(({ thing, concept }) => concept?.known === true || isKnownThing(thing.text))
  const missing = [...nowhere, ...words, ...apart].map(({ thing, role }) => ({
    text: thing.text,
    isKnown: isKnownThing(thing.text),
    isStudy: role === 'study',
    isApart: thing.isApart,
  }))
  const sentences = [
    ...absenceSentences(missing).map((sentence) => frame(`${sentence}.`)),
    ...(isSplit
      ? [frame(`${main.length > 2 ? `In no one paper here were ${listed(main.map(({ thing, concept }) => (concept?.known === true || isKnownThing(thing.text) ? thing.text : `“${thing.text}”`)))} all found` : `No paper here ${isNamed ? `links ${main[0]?.thing.text ?? ''} to ${main[1]?.thing.text ?? ''}` : `has ${listed(main.map(({ thing }) => `“${thing.text}”`))} together`}`}${main.length > MOST_COUNTED ? '' : `: ${listed(counts)}, none of ${main.length === 2 ? 'both' : 'all of them'}`} under a name that is known.`)]
      : []),
    ...(counts.length > 0 && !isSplit ? [frame(`Of what else the question names, ${listed(counts)}.`)] : []),
    frame(isFinal ? `${isSure && missing.some(({ isKnown, isStudy }) => isKnown || isStudy) ? 'The rules found nothing here that answers it.' : 'The rules found no answer; a paper may say it in other words.'} ${scope}` : `${absent.length > 0 ? 'What follows is on the rest of the question.' : 'What follows may be on parts of the question alone.'} ${scope}`),
  ] // prettier-ignore
  return {
    section: { heading: '', sentences },
    terms: absent.flatMap(({ thing }) => thing.text.split(/[\s-]+/)),
    isFinal,
    isSure,
  }
}
