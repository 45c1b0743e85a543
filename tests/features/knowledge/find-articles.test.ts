import { describe, expect, test } from 'vitest'

import { headingId } from '#features/knowledge/article.ts'
import { articles } from '#features/knowledge/articles/all.ts'
import { findArticles } from '#features/knowledge/find-articles.ts'
import { isKnownPath } from '#app/route-match.ts'

const top = (query: string) =>
  findArticles(articles, query)
    .found.slice(0, 3)
    .map(({ slug }) => slug)

describe('questions that people ask', () => {
  test.each([
    ['how do I find papers', 'finding-papers'],
    ['boolean operators in search', 'finding-papers'],
    ['filter results by year', 'finding-papers'],
    ['import from zotero', 'importing-references'],
    ['upload a ris file', 'importing-references'],
    ['why was a record skipped', 'importing-references'],
    ['generate a synthesis', 'generating-a-synthesis'],
    ['summary of several papers', 'generating-a-synthesis'],
    ['why is a sentence struck out', 'citations-you-can-check'],
    ['can I trust the quotes', 'citations-you-can-check'],
    ['hallucinated citation', 'citations-you-can-check'],
    ['how many papers should I choose', 'choosing-papers'],
    ['export as markdown', 'editing-and-exporting'],
    ['rename a synthesis', 'editing-and-exporting'],
    ['what are the free limits', 'limits-of-the-free-plan'],
    ['searches left this month', 'limits-of-the-free-plan'],
    ['cancel my subscription', 'plans-and-prices'],
    ['student price', 'plans-and-prices'],
    ['forgot password', 'passwords'],
    ['reset link expired', 'passwords'],
    ['change my persona', 'persona-and-dashboard'],
    ['report a bug', 'reporting-a-problem'],
    ['contact support', 'reporting-a-problem'],
    ['keyboard shortcuts', 'keyboard'],
    ['is my draft stored on a shared computer', 'what-is-kept-where'],
    ['fixed or random effects', 'fixed-or-random-effects'],
    ['which model should I use for a meta-analysis', 'fixed-or-random-effects'],
    ['what does I2 mean', 'heterogeneity'],
    ['tau squared', 'heterogeneity'],
    ['read a prediction interval', 'prediction-interval'],
    ['odds ratio or risk ratio', 'effect-sizes'],
    ['hazard ratio meaning', 'effect-sizes'],
    ['standardised mean difference', 'effect-sizes'],
    ['NNT', 'number-needed-to-treat'],
    ['absolute risk reduction per 1000', 'number-needed-to-treat'],
    ['p value not significant', 'p-values-and-intervals'],
    ['absence of evidence', 'p-values-and-intervals'],
    ['funnel plot asymmetry', 'small-study-effects'],
    ['publication bias', 'small-study-effects'],
    ['what is AC1', 'agreement-kappa-and-ac1'],
    ['cohen kappa low with high agreement', 'agreement-kappa-and-ac1'],
    ['PICO', 'asking-an-answerable-question'],
    ['formulate a research question', 'asking-an-answerable-question'],
    ['search strategy with synonyms', 'building-a-search'],
    ['write exclusion criteria', 'writing-exclusion-criteria'],
    ['inclusion criteria for screening', 'writing-exclusion-criteria'],
    ['remove duplicate records', 'removing-duplicates'],
    ['difference between systematic and scoping review', 'which-kind-of-review'],
    ['PRISMA flow diagram', 'flow-diagram'],
    ['risk of bias in randomized trials', 'risk-of-bias'],
    ['GRADE certainty', 'certainty-of-evidence'],
    ['cohort or case-control', 'study-designs'],
    ['data extraction form', 'extracting-data'],
  ])('%s', (question, slug) => {
    expect(top(question)).toContain(slug)
  })
})

test('a slip of the finger is forgiven, a half-typed word is understood', () => {
  expect(top('heterogenity')).toContain('heterogeneity')
  expect(top('dupl')).toContain('removing-duplicates')
})

test('a query without words lists everything, one that nothing matches says so', () => {
  expect(findArticles(articles, ' the of ')).toEqual({ found: articles, isNear: false })
  const { found, isNear } = findArticles(articles, 'xyzzy')
  expect(isNear).toBe(true)
  expect(found.length).toBeGreaterThan(0)
})

test('every article can be addressed: names, headings and places are unique and lead somewhere', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length)
  for (const { slug, sections, place, sources, updated } of articles) {
    expect(slug).toMatch(/^[a-z0-9-]+$/)
    const ids = sections.map(({ heading }) => headingId(heading))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => id !== '')).toBe(true)
    if (place) expect(isKnownPath(place.path)).toBe(true)
    expect(updated).toMatch(/^\d{4}-\d\d-\d\d$/)
    for (const source of sources ?? []) expect(source).toMatch(/doi:10\.\d{4,}\/\S+$|chapter \d+\.$/)
  }
})
