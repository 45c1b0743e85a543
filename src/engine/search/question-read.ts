import type { SearchReading } from '#contract/search.ts'
import { foreignLanguageOf } from '#science/search/query-language.ts'
import { textSpeaksOf } from '#science/search/speaks-of.ts'

import { libraryOf } from '../papers/library.ts'
import { fullTextsOf, papersWithFiles } from '../papers/paper-files.ts'
import type { AccountRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

type Read = {
  reading: SearchReading
  /** Share of what the question names that a paper speaks of; see `QueryReading`. */
  coverage: (id: string) => number
  /** Papers that speak of something that the question names in their full text alone. */
  inTexts: string[]
}

/**
 * What a question names and what these papers have of it. A subject that no record has is looked for in the full texts
 * before it is called absent.
 */
export function questionRead(
  world: World,
  account: AccountRow,
  query: string,
  accept: (id: string) => boolean,
): Read {
  const language = foreignLanguageOf(query)
  const { subjects, mended, together, coverage } = libraryOf(world).index.read(query, {
    accept,
    language,
  })
  const texts = new Map<string, string[]>()
  const readable = papersWithFiles(world, account.id).filter(accept)
  const read = subjects.map((subject) => {
    const ids =
      subject.ids.length > 0
        ? subject.ids
        : readable.filter((id) =>
            fullTextsOf(world, account.id, id).some(({ text }) => textSpeaksOf(text, [subject.terms])),
          )
    if (subject.ids.length === 0) for (const id of ids) texts.set(id, [...(texts.get(id) ?? []), subject.text])
    return {
      text: subject.text,
      papers: ids.length,
      ...(subject.isApart && ids.length === 0 && { isApart: true }),
      ...(subject.names.length > 0 && { names: [...subject.names] }),
    }
  })
  return {
    reading: {
      subjects: read,
      together: together.length,
      mended: mended.map(({ typed, as }) => ({ typed, as: [...as] })),
      ...(language !== undefined && { language }),
    },
    coverage: (id) => (texts.has(id) ? 1 : coverage(id)),
    inTexts: [...texts.keys()],
  }
}
