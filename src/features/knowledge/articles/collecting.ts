import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** Searches that last, and what one collects with them. */
export const collectingArticles = articlesOf('product', '2026-11-20', {
  'sources-outside': {
    title: 'Searching the world’s literature',
    place: { label: 'Search', path: paths.search() },
    words:
      'openalex europe pmc crossref arxiv external outside source internet web online index more papers add to my library pubmed',
    lead: 'One question goes to open indexes of the world’s literature as well, once you agree to it.',
    related: ['where-to-search', 'search-history', 'identifiers'],
    sections: [
      {
        heading: 'Switching them on',
        body: [
          'Press "Search outside too…" under the question box, or open Settings → Research. Each source says what it holds, what is sent to it, on which terms, and how it answered last. One press agrees to those that you ticked; before that nothing is sent to any of them, and you can take it back at any time.',
          'An email address lets a source write to you if something goes wrong, and some answer faster for it. A key, where a source has them, is kept on the server and never shown again. Whoever runs the server can switch a source on or off for everybody.',
        ],
      },
      {
        heading: 'One work, one card',
        body: [
          'Tick the places under the question box. What several of them hold is shown once, with all of them named. Under "How each source was asked" stands the line that each was sent, and what of your question it does not understand.',
          'A source that failed is named with the reason; the others count all the same. Of many hits only the best are taken, and the page says how many.',
        ],
      },
      {
        heading: 'Keeping what you found',
        body: [
          'A paper from outside is in no library yet. Add to my library brings the chosen ones in, and only then can a synthesis read them. What was there already is not added twice.',
        ],
      },
      {
        heading: 'For a systematic review',
        body: [
          'Take them as further sources and not as a replacement for the databases of your field. An open index may lack abstracts and has no index terms.',
        ],
      },
    ],
  },
  'search-history': {
    title: 'Search history, comparing two searches, and the log',
    place: { label: 'Search history', path: paths.searchHistory() },
    words:
      'history earlier old search again rerun repeat compare difference log csv report new since last update undo delete saved',
    lead: 'Every search is kept as it was answered. Opening one is free.',
    related: ['building-a-search', 'sources-outside', 'sharing-a-search'],
    sections: [
      {
        heading: 'Finding one again',
        body: [
          'Filter by words or by date. Open shows it as it was answered; Run again asks anew, counts as a search, and says which papers are new since. Delete can be taken back.',
        ],
      },
      {
        heading: 'Comparing',
        body: [
          'Choose two: what is only in the first, only in the second, and in both. Use it to see what a changed word costs. Compared is what each search lists, at most 200 papers.',
        ],
      },
      {
        heading: 'The log',
        body: [
          'Search log saves one row for each source as CSV: the query as it was run, date and time, records matched and taken. It is what a methods section has to report.',
        ],
      },
    ],
    sources: ['Rethlefsen ML et al. PRISMA-S. Systematic Reviews 2021;10:39. doi:10.1186/s13643-020-01542-z'],
  },
  'sharing-a-search': {
    title: 'Sharing a search by link',
    place: { label: 'Shared links', path: paths.settings('shared-links') },
    words: 'share link url send colleague without account public revoke expire end read only visitor',
    lead: 'Whoever has the link reads the search as it was that day, without an account.',
    related: ['search-history', 'what-is-kept-where'],
    sections: [
      {
        heading: 'What is in it',
        body: [
          'The query, filters, sources and papers. Your notes, your files and where your papers came from are left out. Later changes of yours do not show.',
        ],
      },
      {
        heading: 'Ending it',
        body: [
          'A link ends on a day that you choose, or when you revoke it. Settings, Shared links lists all of them. After revoking, nobody can read it any more; the search itself stays yours.',
          'A link can be passed on. Share nothing that must stay among few.',
        ],
      },
    ],
  },
  'organising-the-library': {
    title: 'Collections, tags, reading states and notes',
    place: { label: 'Resources', path: paths.resources() },
    words:
      'organise organize collection folder tag label reading state unread read later note citation key edit paper record sort library tidy',
    lead: 'Four ways to keep order in a library of thousands, each with a way back.',
    related: ['possible-duplicates', 'importing-references', 'choosing-papers'],
    sections: [
      {
        heading: 'What each is for',
        body: [
          [
            'Collections: one for each piece of work. A paper can be in several, and a collection in another.',
            'Tags: what holds across all of them, such as a method.',
            'Reading states: to read, reading, read.',
            'Notes: what you thought. They are yours alone and go into no shared link.',
            'Saved filters: a look at the library under a name, with its words, its tag and its order. Narrow the list, then press Save this filter.',
          ],
        ],
      },
      {
        heading: 'How',
        body: [
          'Choose papers, and Tag, Collect and Mark appear in the bar below. On a narrow screen the ways into the library are behind Organise. Each change offers Undo.',
          'Starter papers can be tagged and collected like your own. Only your own can be edited, merged or removed.',
        ],
      },
    ],
  },
  'possible-duplicates': {
    title: 'Possible duplicates, merging, and missing fields',
    place: { label: 'Resources', path: paths.resources() },
    words:
      'duplicate queue possible merge combine two records same paper different works missing field doi volume pages abstract care clean up',
    lead: 'What a program cannot decide for certain waits for you. Nothing is merged by itself.',
    related: ['removing-duplicates', 'organising-the-library', 'reference-formats'],
    sections: [
      {
        heading: 'The queue',
        body: [
          'Under Care, Possible duplicates shows pairs with the reasons for and against: the same title, the same first page, another DOI. Compare and merge lets you choose field by field; Two different works keeps them apart for good, and the pair does not come back.',
          'A preprint and its article are two works with one study. Keep both and count the people once.',
        ],
      },
      {
        heading: 'Missing fields',
        body: [
          'The other report lists what a reference list will miss, for each kind of work what it needs: a journal article its volume and pages, a book its publisher. An abstract that is missing means that nothing can be quoted.',
        ],
      },
    ],
  },
  tours: {
    title: 'Tours: a look around a page',
    place: { label: 'Help', path: `${paths.help()}?tab=learn` },
    words: 'tour guide walk through show me around steps introduction first visit popup stop skip again',
    lead: 'A minute for each page, offered once, and never in the way.',
    related: ['learning-with-lessons', 'keyboard'],
    sections: [
      {
        heading: 'Taking one',
        body: [
          'When you come to a page for the first time, its tour is offered. Take it, or choose Not now: it stays under Help, Learn. The page can be used while it runs. Arrow keys go on and back, Esc leaves.',
          'One that was left goes on at the step where it stopped. A step whose place is not on the page is passed over.',
        ],
      },
    ],
  },
})
