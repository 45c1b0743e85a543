import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** What comes back from a search or a synthesis, and how to read it. */
export const resultsArticles = articlesOf('product', '2026-11-20', {
  'filters-and-order': {
    title: 'Narrowing and ordering the results',
    place: { label: 'Search', path: paths.search() },
    words:
      'filter facet narrow year range histogram design type source abstract sort newest oldest relevance empty counts show only recent last years since randomised trials',
    lead: 'Filters work on the papers that a search has already found, so they cost nothing.',
    related: ['study-designs', 'how-results-are-ranked', 'finding-papers'],
    sections: [
      {
        heading: 'The filters',
        body: [
          [
            'Years: a range, or a bar of the histogram. A paper without a year passes no range.',
            'Study design and type: as the record states it, or as rules read it from title and abstract.',
            'Source: the library or the index that a paper was found in.',
            'With abstract: without one there is no text from which a sentence could be quoted.',
          ],
          'The number beside a choice says how many papers would be left with it. Within one filter any of the choices will do; of different filters all must hold.',
        ],
      },
      {
        heading: 'When nothing is left',
        body: [
          'The page says that it was the filters and not the search, and for each filter how many papers come back without it.',
        ],
      },
      {
        heading: 'Order',
        body: [
          'By relevance, newest first, or by title. The order changes nothing about what was found, and what is chosen stays chosen.',
        ],
      },
    ],
  },
  'how-results-are-ranked': {
    title: 'Why this paper stands first',
    place: { label: 'Search', path: paths.search() },
    words: 'rank ranking relevance score order best match bm25 top first position algorithm why popular citation count',
    lead: 'By the words of your question and where they stand. Not by fame, and not by who paid.',
    related: ['finding-papers', 'boolean-search', 'filters-and-order'],
    sections: [
      {
        heading: 'What counts',
        body: [
          [
            'A rare word counts more than one that is in half the papers.',
            'A word in the title counts three times as much as one in the abstract.',
            'Ten mentions count more than one, but not ten times as much.',
            'A long abstract has no advantage over a short one.',
          ],
          'Whoever types most of a title gets that paper first, and a DOI or PubMed number comes before everything.',
        ],
      },
      {
        heading: 'What does not',
        body: [
          'How often a paper is cited, the standing of its journal and your own history play no part. The same question gives the same order to everybody with the same papers.',
        ],
      },
      {
        heading: 'What it cannot know',
        body: [
          'Words are compared, meanings are not: "heart attack" and "myocardial infarction" are two things to it. Name the synonyms.',
        ],
      },
    ],
    sources: [
      'Robertson S, Zaragoza H, Taylor M. Simple BM25 extension to multiple weighted fields. CIKM 2004;42-49. doi:10.1145/1031171.1031181',
    ],
  },
  'reading-a-passage': {
    title: 'Reading a paper and its lit passage',
    place: { label: 'Resources', path: paths.resources() },
    words: 'open paper reader passage highlight lit quote context abstract summary full text address link back',
    lead: 'A citation opens the paper at the words it rests on.',
    related: ['citations-you-can-check', 'checking-a-citation', 'identifiers'],
    sections: [
      {
        heading: 'The passage',
        body: [
          'Click a citation and its words are lit in the text. Above the text it says whether they were found letter by letter or in another spelling of the same words. Press Unlight to read without the colour.',
          'If the words are not there, that is said instead. The address of the page holds the passage: send it to a colleague who has the paper too.',
        ],
      },
      {
        heading: 'The text',
        body: [
          'What is read is the abstract that came with the record. For papers of the starter library it is a summary in our own words with the paper’s own figures, and marked as such.',
          'Read the whole paper at its publisher before you build on it: DOI and PubMed number lead there.',
        ],
      },
    ],
  },
  'how-a-synthesis-is-written': {
    title: 'Written by rules or by a language model',
    place: { label: 'Synthesis', path: paths.synthesis() },
    words:
      'ai artificial intelligence language model llm gpt rules extractive generated how was this made who wrote invented trust',
    lead: 'Which of the two wrote a text stands above it, and both are checked in the same way.',
    related: ['citations-you-can-check', 'generating-a-synthesis', 'what-was-not-found'],
    sections: [
      {
        heading: 'By rules',
        body: [
          'Sentences and figures are taken from the papers, ranked by how well they answer the question, and grouped. Nothing is put in other words, so nothing can be invented. It reads like a careful collection of notes.',
        ],
      },
      {
        heading: 'By a language model',
        body: [
          'Where the people who run Roadrunner have connected a model, it writes whole paragraphs and must name a quote for each finding. Each quote is then looked up in the paper by a program. A citation that is not found is struck out.',
          'The check tells whether the words are there. Whether the sentence draws the right conclusion from them, only a reader can tell.',
        ],
      },
    ],
  },
  'what-was-not-found': {
    title: 'What was looked for and not found',
    place: { label: 'Analyses', path: paths.synthesisHistory() },
    words: 'not found missing nothing gap unused papers scope silent absence outcome not mentioned',
    lead: 'A gap is a result too, as long as one knows where somebody looked.',
    related: ['citations-you-can-check', 'choosing-papers', 'p-values-and-intervals'],
    sections: [
      {
        heading: 'The list',
        body: [
          'Below a synthesis stand the things that your question named and no chosen paper mentions, each with its scope: in how many papers, and in which part of them, it was looked for.',
          'Chosen papers from which nothing was taken are listed with the reason, for instance that the record has no abstract.',
        ],
      },
      {
        heading: 'How to read it',
        body: [
          'It means: not in the texts that were read. An outcome may be in the full paper and not in its abstract. Look there before you write that nobody has studied it.',
        ],
      },
    ],
  },
})
