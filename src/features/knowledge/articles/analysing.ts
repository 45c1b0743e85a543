import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** Watching, widening, extracting, and the pages that lead a review. */
export const analysingArticles = articlesOf('product', '2026-11-22', {
  'search-alerts': {
    title: 'Being told of new papers',
    place: { label: 'Search history', path: paths.searchHistory() },
    words: 'alert watch notify new papers since update living review bell saved search subscription',
    lead: 'A search can be watched: it is asked again by itself, and the bell says what is new.',
    related: ['search-history', 'building-a-search', 'notifications'],
    sections: [
      {
        heading: 'Switching it on',
        body: [
          'Open Search history and press the bell of a search. Everything that its runs have listed so far counts as known; only what comes after is told of, each paper once.',
          'It is asked again after an import, when somebody presses Check now, and by the server from time to time. A run by an alert costs nothing and lists only what was new for it.',
        ],
      },
      {
        heading: 'What it does not do',
        body: [
          [
            'It cannot say that nothing exists: a source that failed is named, and is asked again.',
            'A paper that was removed and came again is not told of a second time.',
            'With the last search of its words the alert ends.',
          ],
        ],
      },
    ],
  },
  'more-like-these': {
    title: 'References, citing papers, and papers like chosen ones',
    place: { label: 'Resources', path: paths.resources() },
    words:
      'similar related snowball snowballing backward forward citation chasing references cited by citing seeds more like this',
    lead: 'From one or several papers to what they cite, what cites them, and what speaks of the same.',
    related: ['where-to-search', 'finding-papers', 'sources-outside'],
    sections: [
      {
        heading: 'Three ways out',
        body: [
          'Tick papers in the library or in an answer and press "Find more like this". The papers you came from are the seeds; each result says which of them led to it.',
          [
            'Similar: papers of your libraries that share the telling words of the seeds. It is about words, not about citations.',
            'References: what the seeds cite, from a source outside that knows their lists.',
            'Citing: what cites the seeds, from the same places.',
          ],
          'Where no source knows references, the page says so instead of showing an empty list.',
        ],
      },
      {
        heading: 'In a review',
        body: [
          'Reference lists and citing papers are a search of their own and are reported as one: say from which papers you went out, on which day, and how many records it gave.',
        ],
      },
    ],
  },
  'extracting-into-a-grid': {
    title: 'Taking data out of papers',
    place: { label: 'Analyze', path: paths.analyze() },
    words:
      'extraction grid workbench columns cells rules confirm evidence passage pilot run keyboard tab enter not reported applicable table',
    lead: 'Papers are rows, questions are columns, and each cell has the passage it came from.',
    related: ['views-of-a-grid', 'extracting-data', 'citations-you-can-check'],
    sections: [
      {
        heading: 'Three layers',
        body: [
          'Rules in your browser read sample sizes, effects with intervals, p values, designs and more, word for word and for nothing. A run of the server suggests what rules cannot read. You decide. A higher layer never deletes the lower one: the history of a cell keeps all of them.',
          'An empty cell says why: not looked for yet; not found, and where was looked; not reported, where a person looked; not applicable, where the question does not arise. The words are the same in every view and in exports, where they are NR and NA beside the full words.',
          'A value without a passage is said to have no source found. Only a person can confirm it.',
        ],
      },
      {
        heading: 'By keyboard',
        body: [
          [
            'Tab goes to the next cell, Enter confirms it, E edits it, N says that the paper does not report it, A that the question does not arise in it.',
            'The passage of the cell you are in stands at the right; it opens in the reader.',
          ],
          'Try a run on three to five papers first: the button says what it costs and what is left. A run that fails or is cancelled keeps what arrived.',
        ],
      },
    ],
  },
  'views-of-a-grid': {
    title: 'One analysis, twelve views',
    place: { label: 'Literature review table', path: '/literature-review-table' },
    words:
      'view open as matrix table timeline gaps hypothesis designs best practices impact clinical funding compare change switch',
    lead: 'A table, a map, a timeline, a list of gaps: the same papers and cells, looked at differently.',
    related: ['extracting-into-a-grid', 'study-designs', 'number-needed-to-treat'],
    sections: [
      {
        heading: 'Changing the view',
        body: [
          '"Open as…" shows the analysis in another view without a new run. Cells, decisions and passages are the same ones; what a view adds (marks, ratings, lanes, scores) is kept with the analysis.',
          [
            'For writing: the literature review table, funding rationales.',
            'For seeing what there is: the matrix of concepts, the timeline, high-impact citations, research gaps.',
            'For judging: experimental designs, best practices of reporting, hypothesis comparison, clinical evidence.',
          ],
        ],
      },
      {
        heading: 'What a view never does',
        body: [
          'It gives no verdict without its counter-evidence, and says nothing of papers outside the set: "none of these 40 papers reports it" is not "nobody studied it".',
        ],
      },
    ],
  },
  'the-synthesis-hub': {
    title: 'Reviews and analyses in one place',
    place: { label: 'Synthesize', path: paths.synthesis() },
    words: 'hub overview synthesis projects templates shared canvas running reviews new kind of review choose start',
    lead: 'What is running, what to do next, and which kind of review answers which question.',
    related: ['which-kind-of-review', 'protocol-and-registration', 'generating-a-synthesis'],
    sections: [
      {
        heading: 'The views of the hub',
        body: [
          [
            'Overview: running reviews and analyses with their next step, and a way to begin each kind.',
            'Projects: what belongs to which project, and how far it is.',
            'Templates: protocols, column sets and forms to begin with, yours and ours.',
            'Shared: what others can see of yours and you of theirs, with the day it ends.',
            'Canvas: the claims of one analysis as cards with links between them.',
          ],
          'Numbers come from what was decided, not from boxes that somebody ticked. When a plan ends in the middle, everything stays readable and can be exported.',
        ],
      },
    ],
  },
  'making-a-meta-analysis': {
    title: 'Pooling studies here',
    place: { label: 'Meta-analysis', path: '/meta-analysis' },
    words:
      'meta-analysis pool paste table import outcome measure model forest funnel leave one out r code convert effect data',
    lead: 'Paste a table or take the effect data of a review; everything is computed in your browser, at once.',
    related: ['forest-plot', 'fixed-or-random-effects', 'heterogeneity', 'without-pooling'],
    sections: [
      {
        heading: 'From numbers to a result',
        body: [
          'Enter what the papers report, as they report it: counts, means, an effect with its interval. What was converted is marked and shows its formula. Lines that would count the same people twice are not pooled until you decide.',
          [
            'One study or none: no pooling, and the page says why. Two: it warns.',
            'Under ten studies, tests for small-study effects are shown with a warning or not at all.',
            'Every plot has a table with the same numbers, and the R code that computes them again.',
          ],
        ],
      },
    ],
  },
  'writing-a-narrative-review': {
    title: 'A narrative review with its claims',
    place: { label: 'Narrative review', path: '/narrative-review' },
    words: 'narrative review outline claims sections dissent bridge draft canvas sanra balance coverage evidence',
    lead: 'An outline from the themes of your papers, claims with passages, and a text that is yours.',
    related: ['which-kind-of-review', 'checking-a-citation', 'citations-you-can-check'],
    sections: [
      {
        heading: 'Outline, claims, text',
        body: [
          'Choose papers and say what the review asks. Each section holds claims, each claim the passages it stands on; a claim without evidence stands first, because it needs work. "Write from the claims" puts them in order; a section that you edited is replaced only after you have seen both texts.',
          'Checks beside the text say which chosen papers are never used, whether one group carries most claims, how old the sources are, and which quotes were not found. A retracted source blocks the final version.',
        ],
      },
      {
        heading: 'Few papers',
        body: [
          'Under five papers the page says what kind of text is honest. The canvas shows the same claims as cards; what you change there changes here.',
        ],
      },
    ],
  },
})
