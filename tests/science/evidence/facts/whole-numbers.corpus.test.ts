import { expect, test } from 'vitest'

import { factsOf, findFacts } from '#science/evidence/facts/find-facts.ts'
import { rereadFact } from '#science/evidence/reread/reread-fact.ts'

import { corpusLines } from '../../corpus.ts'

type Full = { text: string }
type Article = { title: string; abstract: string }

const own = {
  full: [{ text: '## Results\n\nScores were 30.2 ± 5.7 29.5 ± 4.9 in 40 adults; the difference was 0.7 (95% CI −1.1 to 2.5).' }],
  articles: [{ title: 'Tea', abstract: 'Weight fell by 5.2 kg (95% CI 2.1 to 8.3) from 71.2±10.4 kg.' }],
} // prettier-ignore
const fullTexts = ((corpusLines('rct-a.fulltext.jsonl.gz') as Full[] | undefined) ?? own.full).map(({ text }) => text)
const abstracts = ((corpusLines('rct-a.jsonl.gz') as Article[] | undefined) ?? own.articles).map(
  ({ title, abstract }) => `${title}\n\n${abstract}`,
)
const read = [
  ...fullTexts.map((text) => ({ text, facts: findFacts(text, { kind: 'fulltext' }) })),
  ...abstracts.map((text) => ({ text, facts: findFacts(text, { kind: 'abstract' }) })),
]

/** A number, as plain as can be; nothing of the rules takes part in these two patterns. */
const number = String.raw`[-−–]?\d+(?:[.·]\d+)?`
const plusMinus = new RegExp(String.raw`(?<![\d.,·])(${number})\s?(?:[a-zA-Z%/]{1,6}\s?)?±\s?(\d+(?:[.·]\d+)?)(?![\d.·])`, 'g') // prettier-ignore
const interval = new RegExp(String.raw`(?:\d\d(?:\.\d)?\s?%\s?(?:CI|confidence interval)s?|\bCI)[^\d\n]{0,14}?(${number})\s?%?\s?(?:to|-|–|−|,|;)\s?(${number})`, 'g') // prettier-ignore
const plain = (written: string) => Number(written.replace('·', '.').replace(/^[−–]/, '-'))

test('no mean with ± is torn: whatever is read has the spread that stands there', () => {
  let seen = 0
  const torn: string[] = []
  for (const { text, facts } of read) {
    const means = factsOf(facts, 'mean')
    for (const found of text.matchAll(plusMinus)) {
      const end = found.index + found[0].length
      const mean = means.find((fact) => fact.start < end && found.index < fact.end)
      if (!mean) continue
      seen++
      if (mean.spread.value !== plain(found[2] ?? '')) torn.push(`${found[0]} as ${mean.found}`)
    }
  }
  console.info(`means with ± read ${seen}, torn ${torn.length}`)
  expect(seen).toBeGreaterThan(0)
  expect(torn).toEqual([])
})

test('of the intervals that a plain pattern finds at least 85 % are read with their estimate', () => {
  let all = 0
  let found = 0
  for (const { text, facts } of read) {
    const effects = factsOf(facts, 'effect-size')
    for (const hit of text.matchAll(interval)) {
      const [low, high] = [plain(hit[1] ?? ''), plain(hit[2] ?? '')]
      if (!(low < high)) continue
      all++
      const isRead = effects.some(
        (effect) =>
          Math.abs(effect.start - hit.index) < 200 &&
          [effect.interval, effect.outside].some((ends) => ends?.low === low && ends.high === high),
      )
      if (isRead) found++
    }
  }
  console.info(`intervals read ${found} of ${all} (${((100 * found) / all).toFixed(1)}%)`)
  expect(found / all).toBeGreaterThanOrEqual(0.85)
})

test('hardly any value of a rule is doubted by the second reading, and no doubt is shown', () => {
  let doubted = 0
  let all = 0
  for (const { text, facts } of read)
    for (const fact of facts) {
      all++
      if (rereadFact(fact, text)) doubted++
    }
  console.info(`doubted ${doubted} of ${all} facts`)
  expect(doubted / all).toBeLessThan(0.01)
})
