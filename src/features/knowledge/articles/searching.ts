import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** Finding records and deciding on them. */
export const searchingArticles = articlesOf('searching', '2026-11-20', {
  'boolean-search': {
    title: 'Boolean search: AND, OR, NOT, quotation marks',
    place: { label: 'Search', path: paths.search() },
    words:
      'boolean operator and or not brackets parentheses quotation phrase exact field title author year combine syntax advanced',
    lead: 'Three words in capitals and two signs: enough for any question that has a structure.',
    related: ['building-a-search', 'finding-papers', 'how-results-are-ranked'],
    sections: [
      {
        heading: 'The words',
        body: [
          [
            'AND: both must be there, as in: statins AND stroke.',
            'OR: one of them will do, as in: "heart attack" OR "myocardial infarction".',
            'NOT: what must not be there, as in: diabetes NOT gestational.',
          ],
          'Write them in capitals: a small "and" is read as a word of your question. AND binds more tightly than OR, so put brackets around what belongs together: (aspirin OR clopidogrel) AND stroke.',
          'NOT is the dangerous one. It throws out a paper on both kinds of diabetes as well. Filter by hand where you can.',
        ],
      },
      {
        heading: 'The signs',
        body: [
          [
            'Quotation marks keep words together: "number needed to treat".',
            'A name and a colon look in one place: title:, abstract:, author:, journal:, keyword:.',
            'year:2004 is one year, year:2000-2010 a range, year:2015- everything since.',
          ],
          'How a question was understood stands under the results as "Searched as". Read it: it shows at once when a bracket was forgotten.',
        ],
      },
    ],
    sources: ['Cochrane Handbook for Systematic Reviews of Interventions, chapter 4.'],
  },
  'where-to-search': {
    title: 'Databases, trial registries and grey literature',
    words:
      'database pubmed medline embase central scopus web of science registry clinicaltrials grey literature thesis conference how many enough sources',
    lead: 'No single database holds a field. Which ones to search, and what lies outside all of them.',
    related: ['building-a-search', 'small-study-effects', 'importing-references'],
    sections: [
      {
        heading: 'Databases',
        body: [
          'In health research Embase, MEDLINE, Web of Science and the first results of Google Scholar were found to hold nearly all that a review needs; with fewer, many reviews miss studies. For trials add CENTRAL. Other fields have their own: PsycINFO, CINAHL, ERIC, IEEE Xplore, EconLit.',
          'Each has its own index terms and signs. Translate the search, do not copy it.',
        ],
      },
      {
        heading: 'Outside of them',
        body: [
          [
            'Trial registries: studies that were started and never reported.',
            'Preprints, theses, conference abstracts, reports of authorities.',
            'The reference lists of what you include, and who has cited it since.',
          ],
        ],
      },
      {
        heading: 'Here',
        body: [
          'Roadrunner searches its starter library, what you import, and the places that its server is connected to: the research settings list them all. For the rest, run the search in the databases, save the records as RIS or .nbib, and import each file by itself: its ledger has the counts that a flow diagram needs.',
        ],
      },
    ],
    sources: [
      'Bramer WM, Rethlefsen ML, Kleijnen J, Franco OH. Optimal database combinations for literature searches in systematic reviews. Systematic Reviews 2017;6:245. doi:10.1186/s13643-017-0644-y',
    ],
  },
  identifiers: {
    title: 'DOI, PMID, PMCID and arXiv number',
    place: { label: 'Resources', path: paths.resources() },
    words: 'doi pmid pmcid pmc arxiv identifier number paste list lookup resolve digital object crossref pubmed id',
    lead: 'Four names for a paper that do not change, and what each of them names.',
    related: ['removing-duplicates', 'importing-references', 'orcid'],
    sections: [
      {
        heading: 'What they name',
        body: [
          [
            'DOI: a published thing, for life. It begins with 10. and is the one to cite. A preprint and its article have two.',
            'PMID: a record in PubMed, a plain number.',
            'PMCID: the free full text in PubMed Central; PMC and a number.',
            'arXiv number: a preprint there; v2 at its end is the second version.',
          ],
        ],
      },
      {
        heading: 'Pasting a list',
        body: [
          'Wherever papers are chosen there is "Paste identifiers": one on each line, bare or as an address, kinds mixed as you like. What was not found in your library is named line by line.',
          'The same number may be written in several ways; https://doi.org/10.1136/BMJ.N71 and 10.1136/bmj.n71 are one.',
        ],
      },
    ],
  },
  'reference-formats': {
    title: 'Reference files: RIS, BibTeX, nbib, EndNote, CSL-JSON',
    place: { label: 'Resources', path: paths.resources() },
    words:
      'ris bibtex bib nbib medline endnote xml enw csl json csv format file export import zotero mendeley latex which choose word',
    lead: 'Which kind of file to save, and what each of them loses.',
    related: ['importing-references', 'editing-and-exporting', 'citation-styles'],
    sections: [
      {
        heading: 'The kinds',
        body: [
          [
            'RIS: two letters and a value on each line. Every database and reference manager writes and reads it. When in doubt, this one.',
            'BibTeX: for LaTeX. Accents may come as commands such as {\\"o}; they are read back as letters.',
            'nbib: what PubMed saves. It has the most exact kinds of publication, so that study designs are told best from it.',
            'EndNote XML and .enw: from EndNote. The XML loses less.',
            'CSL-JSON: what citation processors use; names stay in their parts.',
            'CSV and Excel (.xlsx): for spreadsheets. A table, not every field. Where the names of the columns are not known you are asked what they hold, once: the answer is kept for tables with the same columns.',
          ],
        ],
      },
      {
        heading: 'What gets lost',
        body: [
          'Notes, tags, attached files and folders are the manager’s own and travel in none of them reliably. Abstracts travel only if you tick them when saving: without them nothing can be quoted.',
        ],
      },
    ],
  },
  preprints: {
    title: 'Preprints: using what has not been reviewed',
    words: 'preprint arxiv medrxiv biorxiv not peer reviewed version unpublished include cite early',
    lead: 'They are early and open, and nobody has checked them yet. Both matter.',
    related: ['retractions', 'where-to-search', 'identifiers'],
    sections: [
      {
        heading: 'In a review',
        body: [
          [
            'Look whether an article has come of it, and use that. The two are reports of one study, and the people count once.',
            'Note the version and the day: a preprint may change under its address.',
            'Judge its risk of bias as you would an article’s. Peer review is no design.',
            'Show whether the answer holds without the preprints.',
          ],
        ],
      },
      {
        heading: 'How much they change',
        body: [
          'Most abstracts change little on the way to publication. Some change their conclusion, and one cannot see beforehand which.',
        ],
      },
    ],
    sources: [
      'Brierley L, Nanni F, Polka JK et al. Tracking changes between preprint posting and journal publication during a pandemic. PLoS Biology 2022;20:e3001285. doi:10.1371/journal.pbio.3001285',
    ],
  },
  retractions: {
    title: 'Retracted papers',
    words:
      'retraction retracted withdrawn fraud misconduct error correction expression of concern still cited badge red',
    lead: 'Why papers are withdrawn, and what to do with one that you meant to use.',
    related: ['choosing-papers', 'preprints', 'checking-a-citation'],
    sections: [
      {
        heading: 'What it means',
        body: [
          'A retraction says that the findings cannot be relied on, for an honest error or for misconduct. The paper stays readable, so that one can see what was cited. An expression of concern is a question that is still open; a correction leaves the findings standing.',
        ],
      },
      {
        heading: 'What to do',
        body: [
          [
            'Do not build on it, and say so if it had been part of your search.',
            'Look for what was built on it: reviews that pooled it may need to be read anew.',
            'Check again shortly before you submit. Papers are retracted years later.',
          ],
          'Where a record is known as retracted, Roadrunner says so in the results, in the choice for a synthesis, in the list of sources and above the paper. It knows what the record says; the publisher’s page knows more.',
        ],
      },
    ],
    sources: [
      'Fang FC, Steen RG, Casadevall A. Misconduct accounts for the majority of retracted scientific publications. PNAS 2012;109:17028-17033. doi:10.1073/pnas.1212247109',
      'COPE Council. Retraction guidelines. 2019. doi:10.24318/cope.2019.1.4',
    ],
  },
  'screening-in-pairs': {
    title: 'Screening in pairs',
    words:
      'screening two reviewers double independent second reviewer single conflict disagree resolve title abstract pilot blind',
    lead: 'Two people, apart, then a talk about what they differ on.',
    related: ['writing-exclusion-criteria', 'agreement-kappa-and-ac1', 'flow-diagram'],
    sections: [
      {
        heading: 'Why two',
        body: [
          'One person alone misses studies: in one large trial of the method about thirteen of a hundred relevant ones, two people together three. Most misses are slips, which is why the second pair of eyes need not be a better one.',
        ],
      },
      {
        heading: 'How',
        body: [
          [
            'Try the criteria together on fifty records, and mend them.',
            'Then decide apart, without seeing the other’s decision.',
            'On titles and abstracts a doubt goes on to the full text. Excluding needs two, reading on needs one.',
            'Settle differences by talking, with a third person named beforehand for the rest.',
          ],
          'If there are too many records for two, let the second check a sample and all that were excluded, and say so in the report.',
        ],
      },
    ],
    sources: [
      'Gartlehner G, Affengruber L, Titscher V et al. Single-reviewer abstract screening missed 13 percent of relevant studies. Journal of Clinical Epidemiology 2020;121:20-28. doi:10.1016/j.jclinepi.2020.01.005',
    ],
  },
  'protocol-and-registration': {
    title: 'A protocol before the search',
    words: 'protocol registration prospero prisma-p osf plan register before start amendment deviation preregistration',
    lead: 'What is decided beforehand cannot be bent by what one finds.',
    related: ['asking-an-answerable-question', 'writing-exclusion-criteria', 'prisma-2020'],
    sections: [
      {
        heading: 'What is in it',
        body: [
          [
            'The question in its parts, and the criteria.',
            'Sources, with one search written out.',
            'The outcomes in their order, with the time at which they count.',
            'How bias will be judged, what will be pooled and with which model, and which subgroups.',
          ],
        ],
      },
      {
        heading: 'Where it goes',
        body: [
          'PROSPERO registers reviews with a health outcome before data are extracted; scoping reviews and others go to OSF or a journal. Register before you know results.',
          'Changes are allowed. Date each, give its reason, and report it.',
        ],
      },
    ],
    sources: [
      'Moher D, Shamseer L, Clarke M et al. Preferred reporting items for systematic review and meta-analysis protocols (PRISMA-P) 2015 statement. Systematic Reviews 2015;4:1. doi:10.1186/2046-4053-4-1',
      'Booth A, Clarke M, Dooley G et al. The nuts and bolts of PROSPERO. Systematic Reviews 2012;1:2. doi:10.1186/2046-4053-1-2',
    ],
  },
})
