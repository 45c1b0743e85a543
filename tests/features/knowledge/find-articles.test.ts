import { describe, expect, test } from 'vitest'

import { articles } from '#features/knowledge/articles/all.ts'
import { findArticles } from '#features/knowledge/find-articles.ts'

const top = (query: string) =>
  findArticles(articles, query)
    .found.slice(0, 3)
    .map(({ slug }) => slug)

/** As people ask who are here for the first time. */
const questions: readonly (readonly [question: string, slug: string])[] = [
  ['I am new here, where do I start?', 'learning-with-lessons'],
  ['how can I find articles about my topic', 'finding-papers'],
  ['can I use AND and OR when I search', 'boolean-search'],
  ['how do I look for an exact phrase', 'boolean-search'],
  ['only show me papers from the last five years', 'filters-and-order'],
  ['where do I see only randomised trials', 'filters-and-order'],
  ['why is this paper at the top of the list', 'how-results-are-ranked'],
  ['how do I get my Zotero library in here', 'importing-references'],
  ['some of my references were skipped when I uploaded the file', 'importing-references'],
  ['which file format should I export from EndNote', 'reference-formats'],
  ['what is a ris file', 'reference-formats'],
  ['I have a list of DOIs, can I paste them', 'identifiers'],
  ['the same paper is in my library twice', 'removing-duplicates'],
  ['how do I make a summary of several papers', 'generating-a-synthesis'],
  ['is the text written by AI', 'how-a-synthesis-is-written'],
  ['why is a citation crossed out', 'citations-you-can-check'],
  ['does the reference really say that', 'checking-a-citation'],
  ['ChatGPT gave me references that do not exist', 'checking-a-citation'],
  ['it says an outcome was not found', 'what-was-not-found'],
  ['how many papers should I pick', 'choosing-papers'],
  ['can I change the text and save it as a file', 'editing-and-exporting'],
  ['how do I move a panel on my dashboard', 'arranging-the-dashboard'],
  ['add a to-do with a deadline', 'lists-on-the-dashboard'],
  ['how do I get rid of the red number on the bell', 'notifications'],
  ['my colleague invited me to her team, what now', 'invitations'],
  ['where are the answers to my comment', 'comment-answers'],
  ['what does the chat bot know about me', 'asking-the-assistant'],
  ['can I use the app without a mouse', 'keyboard'],
  ['turn on dark mode', 'appearance'],
  ['the letters are too small to read', 'appearance'],
  ['how many searches do I have for free', 'limits-of-the-free-plan'],
  ['is there a discount for students', 'student-price'],
  ['was my card charged twice', 'paying'],
  ['how do I stop my subscription', 'plans-and-prices'],
  ['I forgot my password', 'passwords'],
  ['delete my account and all my data', 'taking-everything-with-you'],
  ['is my work lost when I close the browser', 'what-is-kept-where'],
  ['the site does not load, is the server down', 'when-the-connection-fails'],
  ['who do I tell about a bug', 'reporting-a-problem'],
  ['my ORCID number is rejected', 'orcid'],
  ['how to turn my topic into a PICO question', 'asking-an-answerable-question'],
  ['do we really need two people for screening', 'screening-in-pairs'],
  ['what is a good kappa value', 'agreement-kappa-and-ac1'],
  ['which checklist for risk of bias in cohort studies', 'choosing-a-risk-of-bias-tool'],
  ['what does I squared of 80 percent tell me', 'heterogeneity'],
  ['should I use fixed or random effects', 'fixed-or-random-effects'],
  ['I only have four studies, is my confidence interval right', 'knapp-hartung'],
  ['what is the diamond at the bottom of the plot', 'forest-plot'],
  ['how sure can we be about this evidence', 'certainty-of-evidence'],
  ['can I include a preprint in my review', 'preprints'],
  ['one of my papers was retracted', 'retractions'],
  ['where do I register my review', 'protocol-and-registration'],
  ['what numbers go into the PRISMA diagram', 'flow-diagram'],
  ['what should the author contributions section look like', 'credit-roles'],
]

describe('fifty questions and more, each answered in the first three', () => {
  test('there are fifty', () => expect(questions.length).toBeGreaterThanOrEqual(50))
  test.each(questions)('%s', (question, slug) => expect(top(question)).toContain(slug))
})

/** As people type who know the word for it. */
describe('terms', () => {
  test.each([
    ['boolean operators in search', 'boolean-search'],
    ['filter results by year', 'filters-and-order'],
    ['import from zotero', 'importing-references'],
    ['upload a ris file', 'importing-references'],
    ['why was a record skipped', 'importing-references'],
    ['generate a synthesis', 'generating-a-synthesis'],
    ['why is a sentence struck out', 'citations-you-can-check'],
    ['can I trust the quotes', 'citations-you-can-check'],
    ['hallucinated citation', 'citations-you-can-check'],
    ['export as markdown', 'editing-and-exporting'],
    ['rename a synthesis', 'editing-and-exporting'],
    ['what are the free limits', 'limits-of-the-free-plan'],
    ['searches left this month', 'limits-of-the-free-plan'],
    ['cancel my subscription', 'plans-and-prices'],
    ['reset link expired', 'passwords'],
    ['change my persona', 'persona-and-dashboard'],
    ['report a bug', 'reporting-a-problem'],
    ['contact support', 'reporting-a-problem'],
    ['keyboard shortcuts', 'keyboard'],
    ['is my draft stored on a shared computer', 'what-is-kept-where'],
    ['which model should I use for a meta-analysis', 'fixed-or-random-effects'],
    ['what does I2 mean', 'heterogeneity'],
    ['I²', 'heterogeneity'],
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
    ['formulate a research question', 'asking-an-answerable-question'],
    ['search strategy with synonyms', 'building-a-search'],
    ['write exclusion criteria', 'writing-exclusion-criteria'],
    ['inclusion criteria for screening', 'writing-exclusion-criteria'],
    ['remove duplicate records', 'removing-duplicates'],
    ['difference between systematic and scoping review', 'which-kind-of-review'],
    ['risk of bias in randomized trials', 'risk-of-bias'],
    ['GRADE certainty', 'certainty-of-evidence'],
    ['cohort or case-control', 'study-designs'],
    ['data extraction form', 'extracting-data'],
    ['REML', 'knapp-hartung'],
    ['leave one out', 'subgroups-and-sensitivity'],
    ['vote counting', 'without-pooling'],
    ['CONSORT STROBE', 'reporting-guidelines'],
    ['APA or Vancouver', 'citation-styles'],
  ])('%s', (question, slug) => expect(top(question)).toContain(slug))
})

test('a slip of the finger is forgiven, a half-typed word is understood', () => {
  expect(top('heterogenity')).toContain('heterogeneity')
  expect(top('dupl')).toContain('removing-duplicates')
  expect(top('how do I remove dupl')).toContain('removing-duplicates')
})

test('a query without words lists everything, one that nothing matches gives what looks most like it', () => {
  expect(findArticles(articles, ' the of ')).toEqual({ found: articles, isNear: false })
  expect(findArticles(articles, 'can I')).toEqual({ found: articles, isNear: false })
  const { found, isNear } = findArticles(articles, 'heterogen3000')
  expect(isNear).toBe(true)
  expect(found).toHaveLength(3)
  expect(found[0]?.slug).toBe('heterogeneity')
})
