import type { LessonDraft } from './lesson-draft.ts'

export const searchLessons: readonly LessonDraft[] = [
  {
    title: 'Ask a searchable question',
    description: 'Turn a vague interest into terms that papers use.',
    level: 'beginner',
    minutes: 7,
    objectives: ['Split a question into its parts', 'Pick terms that authors write'],
    lines: [
      'Write the question as one sentence, then mark four parts: who, what is done, compared with what, and what is measured.',
      'Example: adults with high cholesterol / statins / placebo / heart attacks and deaths.',
      'Search with the two parts that are most specific. The other two are better as filters or as your own judgement.',
      'Think of the words an author would put into the title. "Myocardial infarction" finds other papers than "heart attack".',
      'Look at the first ten results and take over the words that the good ones share.',
    ],
  },
  {
    title: 'Read the results list',
    description: 'Why a paper is where it is, and what the badges say.',
    level: 'beginner',
    minutes: 6,
    objectives: ['Understand the ranking', 'Use badges to sort out quickly'],
    lines: [
      'Papers are ranked by how often and how distinctively your terms occur in title, abstract, authors and venue. A hit in the title counts more.',
      'The lit words show what matched. A paper without lit words in the title may still fit: read the sentence below it.',
      'Badges name the design, such as randomised trial or meta-analysis, and whether the record comes from the starter library or from your own import.',
      'Rank says how well the words fit. It says nothing about how good the study is.',
    ],
  },
  {
    title: 'Narrow with filters',
    description: 'Year, type and design without losing papers by accident.',
    level: 'beginner',
    minutes: 5,
    objectives: ['Combine filters', 'Notice when a filter hides too much'],
    lines: [
      'Filters are applied to the whole result, not only to the page you see; the count changes at once.',
      'Set one filter at a time and watch the count. If it drops to nothing, the last one did it.',
      'Filter by design late. A trial whose abstract never says "randomised" is not tagged as one.',
      'Unknown stays unknown: a record without a year is not counted as old.',
      'Filters are part of the address, so a link you keep opens the same list.',
    ],
  },
  {
    title: 'Search for a review',
    description: 'A search that you can describe in a methods section.',
    level: 'advanced',
    minutes: 12,
    objectives: ['Build a broad search from synonyms', 'Test it against known papers', 'Record what was run'],
    lines: [
      'Collect synonyms for each part of the question: spellings, abbreviations, older names.',
      'Prefer too many results over too few. Screening is cheaper than a missed trial.',
      'Write down three papers that must be found before you search. If one is missing, look at its title and add its words.',
      'Each run is kept with its date, terms, filters and number of hits under Search history.',
      'Run the same search again before you submit and screen only what is new.',
      'A search in one library is not a review. Import results from the databases of your field and let duplicates be found.',
    ],
  },
]
