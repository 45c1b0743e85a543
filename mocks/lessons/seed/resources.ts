import type { LessonDraft } from './lesson-draft.ts'

export const resourcesLessons: readonly LessonDraft[] = [
  {
    title: 'Import references from a file',
    description: 'RIS, BibTeX and PubMed files, with a ledger that adds up.',
    level: 'beginner',
    minutes: 6,
    objectives: ['Export from your database', 'Import and read the ledger', 'Deal with skipped records'],
    action: ['Open Resources', '/resources'],
    task: 'papers-imported',
    lines: [
      'Export from the database or from your reference manager as RIS, BibTeX or PubMed .nbib, with abstracts.',
      'Choose Import and drop the file. Thousands of records take seconds.',
      'The ledger says how many are new, how many are duplicates and how many were skipped. The three add up to the records in the file.',
      'Each skipped record names its line and the reason, usually a missing title. Fix it in the file and import again: what is there already is not added twice.',
      'If letters look wrong, the export was in another encoding. Choose UTF-8 in the database if you can.',
    ],
  },
  {
    title: 'Duplicates without fear',
    description: 'How a duplicate is recognised and how to check it.',
    level: 'intermediate',
    minutes: 7,
    objectives: ['Know the signs that are compared', 'Check a doubtful pair'],
    action: ['Open Resources', '/resources'],
    lines: [
      'Two records are the same when a DOI or PubMed number agrees, or when title, year and first author do after evening out spelling.',
      'The ledger names for each duplicate the paper it matched and by what.',
      'A preprint and its journal article are related and not the same. Keep both and cite the one you read.',
      'Two reports of one trial are two records and one study. Count studies, not reports.',
    ],
  },
  {
    title: 'Keep the library tidy',
    description: 'Collections, tags, notes and reading state.',
    level: 'beginner',
    minutes: 5,
    objectives: ['Group papers', 'Find them again'],
    action: ['Open Resources', '/resources'],
    lines: [
      'A collection is for a purpose, such as one chapter; a tag is for a property, such as "paediatric". A paper can have many of both.',
      'Search your own library with the same box as everything else and choose "Own papers".',
      'Write notes in your own words while you read. They are searchable and never part of an export unless you say so.',
      'Delete what you will not use. The starter library stays where it is.',
    ],
  },
  {
    title: 'Read with evidence in mind',
    description: 'The reader, lit passages, and links that open at the right place.',
    level: 'beginner',
    minutes: 5,
    objectives: ['Jump to a passage', 'Save a highlight with a note'],
    action: ['Open Resources', '/resources'],
    lines: [
      'A paper opens with its outline at the side. Find searches in the text and lights every hit.',
      'Select a sentence to highlight it or to add a note. Notes can be exported with their quote.',
      'The address of a lit passage can be copied. It opens the paper at exactly that place.',
      'If only the abstract is here, the page says so. Findings are then checked against the abstract alone.',
    ],
  },
]
