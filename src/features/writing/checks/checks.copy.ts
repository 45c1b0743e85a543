import type { Finding, FindingKind } from '#science/manuscript/checks/finding.ts'

type Words = { title: string; todo: (finding: Finding) => string }

const scoped = (against: string | undefined) =>
  against === 'full text' ? 'its full text' : 'its title and abstract; the full text is not here'

/** What each kind is called, and what to do about one. */
export const kindWords: Record<FindingKind, Words> = {
  retracted: {
    title: 'Retracted papers',
    todo: () => 'This paper was retracted. Cite another one, or say in the sentence that it was retracted.',
  },
  'unknown-paper': {
    title: 'Citations of unknown papers',
    todo: () => 'This paper is not in any library available here. Cite it again, or remove the citation.',
  },
  'quote-not-found': {
    title: 'Quoted words not found',
    todo: ({ against }) =>
      `These words are not in ${scoped(against)}. Correct the quote, or remove the quotation marks.`,
  },
  'number-not-found': {
    title: 'Numbers not in the source',
    todo: ({ against }) => `No cited paper has this number in ${scoped(against)}. Check it, or cite its source.`,
  },
  'number-differs': {
    title: 'Numbers that differ from the analysis',
    todo: ({ against }) => `The analysis in this draft has ${against ?? 'another number'}. Correct one of the two.`,
  },
  uncited: {
    title: 'Findings without a citation',
    todo: ({ against }) =>
      against === undefined
        ? 'This sentence states a finding without a citation. Cite a source, or mark it as not a claim.'
        : 'The citation in the sentence before may cover this one. Repeat it if it does not.',
  },
  'typed-citation': {
    title: 'Citations typed as text',
    todo: () => 'This will not be in the list of references. Replace it with a citation: type @ in its place.',
  },
  'no-passage': {
    title: 'Not supported by the source',
    todo: ({ against }) => `No passage supporting this sentence was found in ${scoped(against)}.`,
  },
  incomplete: {
    title: 'Incomplete references',
    todo: ({ subject }) => `The record has no ${subject ?? 'data'}. Add it in the library.`,
  },
  duplicate: {
    title: 'Possible duplicate references',
    todo: () => 'These two records look like the same work. Cite one of them, or merge them in the library.',
  },
  'never-cited': {
    title: 'Uncited references',
    todo: () => 'It was added to this draft but is not cited. It will not be in the list of references.',
  },
  'too-long': {
    title: 'Word limits',
    todo: ({ subject, against }) =>
      `${Number(subject).toLocaleString('en')} words, ${(Number(subject) - Number(against)).toLocaleString('en')} more than the limit of ${Number(against).toLocaleString('en')}.`,
  },
  abbreviation: {
    title: 'Abbreviations',
    todo: ({ subject, against }) =>
      against === 'introduced later'
        ? `${subject} is used here but introduced only later. Spell it out at first use.`
        : `${subject} is never spelt out. Introduce it, unless every reader knows it.`,
  },
}

export const checksCopy = {
  tabs: 'Checks of the draft',
  findings: 'Findings',
  sources: 'Sources',
  guideline: 'Guideline',
  reading: 'Reading the draft …',
  failed: 'The checks stopped. Your text is not affected. Close the panel and open it again.',
  nothing: 'Nothing found',
  nothingMore: 'The rules found nothing to check. Rules miss things, so read your text once more.',
  textsPending: 'Full texts are still loading; numbers and quotes are looked up again when they are here.',
  severity: { problem: 'Problem', warning: 'Check', note: 'Note' } as const,
  summary: (problems: number, warnings: number, notes: number) =>
    [
      problems > 0 ? `${problems} ${problems === 1 ? 'problem' : 'problems'}` : '',
      warnings > 0 ? `${warnings} to check` : '',
      notes > 0 ? `${notes} ${notes === 1 ? 'note' : 'notes'}` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  words: (words: number, limit: number | undefined) =>
    limit === undefined
      ? `${words.toLocaleString('en')} words`
      : `${words.toLocaleString('en')} of ${limit.toLocaleString('en')} words`,
  showNotes: 'Show notes',
  showDismissed: (count: number) => `Show ${count} put aside`,
  show: 'Show in text',
  gone: 'That part has changed since. The checks will catch up in a moment.',
  dismiss: (kind: FindingKind) => (kind === 'uncited' ? 'Not a claim' : 'Looked at'),
  again: 'Reopen',
  by: (name: string) => (name === '' ? 'Put aside' : `Put aside by ${name}`),
  passages: 'What the cited paper says',
  hidePassages: 'Hide',
  noPassages: 'No passage to show.',
  openPaper: 'Open the paper',
  cursorNone: 'Put the cursor in a sentence with a citation. What its sources say appears here, beside your words.',
  cursorTitle: 'No citation here',
  unreadable: 'There is no abstract or full text here, so nothing could be checked.',
  nothingOnIt: 'No passage in this paper is about it.',
  guidelineLabel: 'Reporting guideline',
  guidelineNone: 'No guideline',
  guidelineWhy:
    'Choose the guideline for your study type. Its items are looked for in your text; you judge whether each is reported well.',
  reported: 'Probably reported',
  notFound: 'Not found',
  person: 'For you to check',
  outlineCount: (reported: number, all: number) => `${reported} of ${all} items are probably reported`,
}
