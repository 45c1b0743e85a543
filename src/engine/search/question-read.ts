import type { SearchReading } from '#contract/search.ts'
import { understoodAs } from '#science/copilot/understood-as.ts'
import { namesInEnglish } from '#science/questions/in-english.ts'
import { everydayWordsIn } from '#science/questions/everyday-words.ts'
import { slipsIn } from '#science/questions/slips.ts'
import { readQuestion } from '#science/questions/read-question.ts'
import { generalRuns, runsOf } from '#science/questions/subjects.ts'
import { textSpeaksOf } from '#science/questions/text-speaks-of.ts'
import { spotEntries } from '#science/questions/vocabulary.ts'
import { foldWord } from '#science/search/tokens.ts'
import { isKnownThing, nearNames, otherNames } from '#science/questions/other-names.ts'
import { foreignLanguageOf } from '#science/search/query-language.ts'
import type { SearchIndex } from '#science/search/search-index.ts'

import { fullTextsOf, papersWithFiles } from '../papers/paper-files.ts'
import type { AccountRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Other names that are shown: the first are the usual ones. */
const NAMES_SHOWN = 6
/** Papers near a question that are looked at beside those that its words find. */
const NEAREST = 8

export type QuestionRead = {
  reading: SearchReading
  /** Share of what the question names that a paper speaks of; see `QueryReading`. */
  coverage: (id: string) => number
  /** Papers that speak of something that the question names in their full text alone. */
  inTexts: string[]
  /** Papers that have most of it by any name or looser name, best first. */
  nearest: string[]
  /** The things that the question names, each with the papers that speak of it. */
  looked: { text: string; ids: string[]; isApart: boolean }[]
}

/** Words and names of another language that the kept vocabulary has, each with its English name. */
function inEnglish(query: string, language: string | undefined): SearchReading['mended'] {
  if (language === undefined) return []
  const listed = namesInEnglish(query, language)
  const isListed = (start: number, end: number) => listed.some((name) => name.start < end && start < name.end)
  const spotted = spotEntries(query).flatMap(({ entry, start, end }) => {
    if (isListed(start, end)) return []
    const typed = query.slice(start, end)
    const [name] = entry.names
    return name === undefined || foldWord(name) === foldWord(typed) || /^\p{Lu}{2,}/u.test(typed)
      ? []
      : [{ typed: typed.toLowerCase(), as: [name] }]
  })
  const named = listed.filter(({ typed, as }) => foldWord(typed) !== foldWord(as))
  return [...named.map(({ typed, as }) => ({ typed: typed.toLowerCase(), as: [as] })), ...spotted]
}

/** What a question names, in runs of its words. */
function thingsIn(text: string, language: string | undefined) {
  const runs = runsOf(text, language)
  return language === undefined ? [...runs, ...generalRuns(text, readQuestion(text).concepts, runs)] : runs
}

/**
 * What a question names and what these papers have of it. A subject that no record has is looked for in the full texts
 * before it is called absent.
 */
export function questionRead(
  world: World,
  account: AccountRow,
  index: SearchIndex,
  query: string,
  accept: (id: string) => boolean,
): QuestionRead {
  const language = foreignLanguageOf(query)
  const readAs = (text: string) =>
    index.read(text, {
      accept,
      language,
      runs: thingsIn(text, language),
      namesOf: otherNames,
      // Of a question in another language the English names are read, never the words of everyday English.
      near: language === undefined ? nearNames(text) : [],
    })
  const typed = readAs(query)
  const known = inEnglish(query, language)
  const slips = language === undefined ? [...everydayWordsIn(query), ...slipsIn(query)] : []
  const mended: SearchReading['mended'] = [
    ...slips,
    ...known,
    // What the vocabulary knows, alone or in a name of several words, needs no guess by its root.
    ...typed.mended
      .filter(({ typed: word }) => !slips.some(({ typed: slip }) => slip === word.toLowerCase()))
      .filter(({ typed: word }) => !known.some(({ typed: name }) => name.split(/[\s-]+/).includes(word.toLowerCase())))
      .map(({ typed: word, as }) => ({ typed: word, as: [...as] })),
  ]
  // What was mistyped is looked for as it is meant, under all its names: "mortalty" is in papers that speak of deaths.
  const meant =
    language === undefined
      ? mended.length > 0
        ? understoodAs(query, { mended }).text
        : query
      : understoodAs(query, { mended: known }).text
  const { subjects, together, coverage, nearest } = meant === query ? typed : readAs(meant)
  const texts = new Map<string, string[]>()
  const readable = papersWithFiles(world, account.id).filter(accept)
  const read = subjects.map((subject) => {
    const ids =
      subject.ids.length > 0
        ? subject.ids
        : readable.filter((id) =>
            fullTextsOf(world, account.id, id).some(({ text }) =>
              textSpeaksOf(text, [subject.terms, ...otherNames(subject.text).map(({ terms }) => terms)]),
            ),
          )
    if (subject.ids.length === 0) for (const id of ids) texts.set(id, [...(texts.get(id) ?? []), subject.text])
    return { ...subject, ids: [...ids] }
  })
  return {
    reading: {
      subjects: read.map(({ text, ids, names, near, isApart }) => ({
        text,
        papers: ids.length,
        ...(isApart && ids.length === 0 && { isApart }),
        ...(names.length > 0 && { names: names.slice(0, NAMES_SHOWN) }),
        ...(ids.length === 0 && isKnownThing(text) && { isKnown: true }),
        ...(near.length > 0 && { near: near.slice(0, NAMES_SHOWN) }),
      })),
      together: together.length,
      mended,
      ...(language !== undefined && { language }),
    },
    coverage: (id) => (texts.has(id) ? 1 : coverage(id)),
    inTexts: [...texts.keys()],
    nearest: nearest(NEAREST),
    looked: read.map(({ text, ids, isApart }) => ({ text, ids, isApart })),
  }
}
