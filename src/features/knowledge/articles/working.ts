import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** How the main job is done. */
export const workingArticles = articlesOf('product', '2026-11-20', {
  'finding-papers': {
    title: 'Finding papers',
    place: { label: 'Search', path: paths.search() },
    words:
      'search query results ranking filter year design boolean phrase author find articles studies literature topic',
    lead: 'Ask a question or type words; papers come ranked, each with the sentence that matched.',
    related: ['boolean-search', 'filters-and-order', 'sources-outside', 'search-history'],
    sections: [
      {
        heading: 'What you can type',
        body: [
          'A question in plain words is enough. Words that carry no meaning are left aside, and word endings are folded, so that "vaccines" also finds "vaccination".',
          [
            'Quotation marks keep words together: "heart failure".',
            'AND, OR, NOT and brackets work as in a database.',
            'A DOI, a PubMed number or a title finds that one paper.',
          ],
        ],
      },
      {
        heading: 'Reading a result',
        body: [
          'The words that matched are lit in the title and in the sentence below it. Year, venue and study design stand beside them. A paper that is in two sources is shown once, with both named.',
          'Filters narrow what was found by year, type and design. If they leave nothing, the page says that the filters did it.',
        ],
      },
      {
        heading: 'What counts',
        body: ['On the Free plan a search counts when it delivered results. Opening an earlier search again is free.'],
      },
    ],
  },
  'importing-references': {
    title: 'Importing references',
    place: { label: 'Resources', path: paths.resources() },
    words: 'import upload ris bibtex nbib endnote zotero mendeley csv csl json file library duplicates ledger skipped',
    lead: 'Bring the references you already have, and get an account of every record in the file.',
    related: ['reference-formats', 'removing-duplicates', 'identifiers'],
    sections: [
      {
        heading: 'Which files',
        body: [
          'RIS, BibTeX, PubMed (.nbib or XML), EndNote (XML or .enw), CSL-JSON and CSV, and an archive that Roadrunner exported. Zotero, Mendeley, EndNote and the large databases write at least one of these. The kind of file is recognised by its content and not by its name.',
        ],
      },
      {
        heading: 'Papers themselves',
        body: [
          'PDF, Word (.docx), Markdown and HTML files become papers: drop any number of them, or a folder, on Resources. Title, authors, year, DOI and abstract are read from the first page where they stand there, and a paper that you have already takes the file instead of standing twice. Each file says what became of it. Up to 10 MB each; only files that are taken count as uploads.',
          'With its file the whole text of a paper can be searched and quoted. A scan without a text layer says that it has none; a file with a password is not taken.',
        ],
      },
      {
        heading: 'Identifiers',
        body: [
          'DOIs, PMIDs, PMCIDs and arXiv numbers can be pasted, one on each line, or dropped as a .txt file. Each line is accounted for.',
        ],
      },
      {
        heading: 'The ledger',
        body: [
          'New, duplicate and skipped records add up to the records in the file. Each skipped record names its line and the reason, and the list can be saved as CSV.',
          'A record is a duplicate when the DOI or another identifier is the same, or when title, first author, year and venue agree and nothing speaks against it. Importing the same file twice adds nothing.',
        ],
      },
      {
        heading: 'Large files',
        body: [
          'Thousands of records are read in the background. The window may be closed: you are told when it is done.',
        ],
      },
    ],
  },
  'generating-a-synthesis': {
    title: 'Generating a synthesis',
    place: { label: 'Synthesis', path: paths.synthesis() },
    words: 'generate synthesis summary review write sections question papers answer',
    lead: 'A synthesis answers one question from the papers that you choose, and from nothing else.',
    related: ['how-a-synthesis-is-written', 'citations-you-can-check', 'choosing-papers'],
    sections: [
      {
        heading: 'How to begin',
        body: [
          'Choose papers in Search or Resources and press Synthesize, or open Synthesis and choose them there. Then ask the question as you would ask a colleague: with the people, the treatment and the outcome in it.',
        ],
      },
      {
        heading: 'What you get',
        body: [
          'Sections arrive as they are written. Every sentence that states a finding carries the passage it came from. What was looked for and not found is listed with the papers in which it was looked for.',
          'The page says how the text was made: by rules that choose sentences, or by a language model whose quotes were checked afterwards.',
        ],
      },
      {
        heading: 'Afterwards',
        body: ['Rename it, edit it, save it. It stays under synthesis history, where reading is free.'],
      },
    ],
  },
  'citations-you-can-check': {
    title: 'Citations you can check',
    place: { label: 'Analyses', path: paths.synthesisHistory() },
    words: 'citation quote verify verification evidence passage source trust struck out lit hallucination true wrong',
    lead: 'A citation is looked up letter by letter in the text of the paper, twice.',
    related: ['reading-a-passage', 'checking-a-citation', 'what-was-not-found'],
    sections: [
      {
        heading: 'What the marks mean',
        body: [
          [
            'Lit in amber: the quote stands in the paper at that place.',
            'Struck out: the quote was not found, and the sentence should not be used as it is.',
            'No source found: nothing in the chosen papers supports the sentence.',
          ],
        ],
      },
      {
        heading: 'How it is checked',
        body: [
          'Upper and lower case, spaces, hyphens at the end of a line and typographic signs may differ. Nothing else may: a changed digit is never found.',
          'The check runs on the server and once more in your browser. Neither is a model: it is a comparison of texts.',
        ],
      },
      {
        heading: 'What it does not tell',
        body: [
          'That a quote is there does not make the conclusion right. Read the passage and the sentences around it: a finding about a subgroup is no finding about everybody.',
        ],
      },
    ],
  },
  'choosing-papers': {
    title: 'Choosing papers for a question',
    place: { label: 'Search', path: paths.search() },
    words: 'select choose tick papers selection how many include mixed designs warning',
    lead: 'A synthesis is as good as the choice below it.',
    related: ['generating-a-synthesis', 'retractions', 'study-designs'],
    sections: [
      {
        heading: 'One question',
        body: [
          'Choose papers that could each answer the same question. A paper about another outcome adds sentences, not evidence.',
          'Three to twelve papers make a text that one can check in an hour. For more, work section by section.',
        ],
      },
      {
        heading: 'Both sides',
        body: [
          'Choose by the question and the design, never by the result. If you know a good paper that disagrees, it belongs in.',
          'A trial and the review that contains it count the same people twice. Take one of them.',
        ],
      },
    ],
  },
  'editing-and-exporting': {
    title: 'Editing and exporting what you made',
    place: { label: 'Analyses', path: paths.synthesisHistory() },
    words: 'edit rename save export markdown conflict version delete copy download',
    lead: 'What was generated is yours to change; the passages stay attached.',
    related: ['reference-formats', 'taking-everything-with-you'],
    sections: [
      {
        heading: 'Editing',
        body: [
          'Change title and sections and press Save. Text that you have not saved is kept in this tab over a reload or an expired session.',
          'If the same synthesis was changed elsewhere meanwhile, both versions are shown, and you decide. Nothing is overwritten silently.',
        ],
      },
      {
        heading: 'Taking it with you',
        body: [
          'A synthesis can be saved as Markdown with its sources. Papers can be exported as RIS, BibTeX, CSL-JSON or CSV, all of them or those you chose.',
        ],
      },
    ],
  },
})
