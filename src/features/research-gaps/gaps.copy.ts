import { count } from '#shared/format/count.ts'
import type { QualityReason } from '#science/gaps/quality-gaps.ts'

import type { GapStatus } from './gap-state.ts'

export const gapsCopy = {
  reading: 'Reading the papers …',
  readingFailed: 'The rules could not be loaded, so no gap was looked for. Reload the page to try again.',
  counted: (gaps: number, papers: number, withText: number) =>
    `${count(gaps, 'gap', 'gaps')} in ${count(papers, 'paper', 'papers')}: every sentence of the titles and abstracts was read${withText > 0 ? `, and of ${count(withText, 'full text', 'full texts')}` : ''}. Sentences that say alike are one gap.`,
  abstractsOnly: (n: number, all: number) =>
    `${n === 0 ? 'None' : n} of ${all} papers ${n < 2 ? 'has' : 'have'} a full text here. Limitations are rarely in abstracts: get the full texts, or add files of the papers, to find more.`,
  noMapped: 'No combination is empty or thin.',
  noStated: 'No sentence of these papers states a limitation or asks for further work in words that the rules know.',
  statedText:
    'Sentences in which the papers state a limitation or ask for further work, word for word, those alike together.',
  noMap:
    'A map needs two questions with values: for example population and outcome. Until then only stated gaps are shown.',
  notScored: 'not scored yet',
  topic: 'Topic',
  method: 'Method',
  period: 'Decade',
  decade: (year: number) => `${Math.floor(year / 10) * 10}s`,
  firstMap: (topics: readonly string[], by: string) => {
    const more = topics.length - 3
    const named = `${topics.slice(0, 3).join(', ')}${more > 0 ? ` and ${count(more, 'other topic', 'other topics')}` : ''}`
    return `Several of these papers speak of ${named}. A first map shows them by ${by.toLowerCase()}. Every value can be changed.`
  },
  drawFirst: 'Draw this map',
  mapText:
    'Every combination of values with the papers that have all of it. The words of a value are looked for in the papers, or taken from a column of the grid.',
  qualityText:
    'Combinations that have papers, but only few people, only old ones, only weak designs, or findings that point opposite ways. Details that a paper does not state do not count against it.',
  noQuality: 'No combination of the map is weak by these thresholds.',
  types: { stated: 'Stated', mapped: 'Mapped', quality: 'Quality' } as const,
  reasons: {
    small: 'only small studies',
    old: 'only old papers',
    biased: 'only high risk of bias',
    contradictory: 'findings point opposite ways',
    'weak-design': 'no trial, cohort, case-control study or synthesis',
  } satisfies Record<QualityReason, string>,
  statuses: {
    open: 'Open',
    'possibly answered': 'Possibly answered',
    answered: 'Answered',
  } satisfies Record<GapStatus, string>,
  answeredHint: 'Later papers of this set whose findings use its words. You decide whether they answer it.',
  rankText: 'The score is the weighted mean of your ratings of a gap, 0 to 5. Gaps without a score come last.',
}
