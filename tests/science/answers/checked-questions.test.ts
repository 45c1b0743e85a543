import { expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { answerFrom } from '#science/answers/answer.ts'
import { placesOf, wordText } from '#science/questions/term-places.ts'
import { readQuestion } from '#science/questions/read-question.ts'

import { corpusPapers } from '../corpus.ts'
import { paper } from '../synthesis/own-papers.ts'
import { eighthSet } from './checked/eighth-set.ts'
import { eleventhSet } from './checked/eleventh-set.ts'
import { fifteenthSet } from './checked/fifteenth-set.ts'
import { fifthSet } from './checked/fifth-set.ts'
import { firstSet } from './checked/first-set.ts'
import { secondSet } from './checked/second-set.ts'
import { fourteenthSet } from './checked/fourteenth-set.ts'
import { fourthSet } from './checked/fourth-set.ts'
import { ninthSet } from './checked/ninth-set.ts'
import { seventhSet } from './checked/seventh-set.ts'
import { sixteenthSet } from './checked/sixteenth-set.ts'
import { sixthSet } from './checked/sixth-set.ts'
import { tenthSet } from './checked/tenth-set.ts'
import { thirdSet } from './checked/third-set.ts'
import { thirteenthSet } from './checked/thirteenth-set.ts'
import { twelfthSet } from './checked/twelfth-set.ts'

const MOST_PAPERS = 60
const own = (corpusPapers('rct-a') ?? []).map(({ id, title, abstract = '', year, keywords }) =>
  paper(id, { title, abstract, keywords, design: 'randomised-trial', ...(year !== undefined && { year }) }),
)
const texts = [...starterPapers, ...own].map((each) => ({
  each,
  words: wordText(`${each.title}. ${each.keywords.join('; ')}. ${each.abstract ?? ''}`),
}))
const decided = [
  ...firstSet,
  ...secondSet,
  ...thirdSet,
  ...fourthSet,
  ...fifthSet,
  ...sixthSet,
  ...seventhSet,
  ...eighthSet,
  ...ninthSet,
  ...tenthSet,
  ...eleventhSet,
  ...twelfthSet,
  ...thirteenthSet,
  ...fourteenthSet,
  ...fifteenthSet,
  ...sixteenthSet,
].filter(({ query, isOpen }) => !isOpen && readQuestion(query).claim !== undefined)

test.each(decided)(
  '$kind: $query counts nothing that a careful reader would not',
  ({ query, counted = {}, may = {} }) => {
    const question = readQuestion(query)
    const terms = question.concepts.filter(({ role }) => role === 'exposure').flatMap((concept) => concept.terms)
    const papers = texts
      .filter(({ words }) => terms.some((term) => placesOf(term, words).length > 0))
      .map(({ each }) => each)
    const { rows } = answerFrom({ question, papers: papers.slice(0, MOST_PAPERS) })
    const said = rows.filter(
      ({ group, says, subgroup }) => group === 'study' && says !== 'nothing' && subgroup === undefined,
    )
    for (const { id, says } of said)
      expect(`${id} ${says}`).toBe(`${id} ${counted[id] ?? may[id] ?? 'not to be counted'}`)
  },
)
