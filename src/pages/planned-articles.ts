/** What to read about the methods of a part that is not built yet, by the title of its page: slugs of articles. */
export const plannedArticles: Readonly<Record<string, readonly string[]>> = {
  'Meta-Analysis': [
    'fixed-or-random-effects',
    'heterogeneity',
    'prediction-interval',
    'knapp-hartung',
    'forest-plot',
    'effect-sizes',
    'subgroups-and-sensitivity',
    'small-study-effects',
  ],
  'Systematic Review': [
    'protocol-and-registration',
    'writing-exclusion-criteria',
    'screening-in-pairs',
    'risk-of-bias',
    'flow-diagram',
    'prisma-2020',
  ],
  'Scoping Review': ['which-kind-of-review', 'where-to-search', 'preprints'],
  'Narrative Review': ['which-kind-of-review', 'without-pooling', 'checking-a-citation'],
  'Clinical Evidence Synthesis': ['number-needed-to-treat', 'certainty-of-evidence', 'p-values-and-intervals'],
  'Document Analysis and Extraction': ['extracting-data', 'effect-sizes', 'risk-of-bias'],
  'Methodological best practices': ['reporting-guidelines', 'prisma-2020', 'choosing-a-risk-of-bias-tool'],
  'Compare experimental designs': ['study-designs', 'choosing-a-risk-of-bias-tool'],
  Write: ['reporting-guidelines', 'citation-styles', 'credit-roles'],
}
