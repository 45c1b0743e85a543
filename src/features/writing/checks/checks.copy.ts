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
    todo: () => 'This paper is in no library that can be read here. Cite it anew, or remove the citation.',
  },
  'quote-not-found': {
    title: 'Quoted words not found',
    todo: ({ against }) =>
      `These words are not in ${scoped(against)}. Correct the quote, or take the quotation marks away.`,
  },
  'number-not-found': {
    title: 'Numbers not in the source',
    todo: ({ against }) => `No cited paper has this number in ${scoped(against)}. Check it, or cite where it stands.`,
  },
  'number-differs': {
    title: 'Numbers that differ from the analysis',
    todo: ({ against }) => `The analysis in this draft has ${against ?? 'another number'}. Correct one of the two.`,
  },
  uncited: {
    title: 'Findings without a citation',
    todo: ({ against }) =>
      against === undefined
        ? 'This sentence states a finding and cites nothing. Cite a source, or say that it is not a claim.'
        : 'The sentence before cites, which may cover this one. Repeat the citation if it does not.',
  },
  'typed-citation': {
    title: 'Citations typed as text',
    todo: () => 'This will not be in the list of references. Replace it with a citation: type @ where it stands.',
  },
  'no-passage': {
    title: 'Nothing on it in the source',
    todo: ({ against }) => `No passage speaks of what the sentence says, looked for in ${scoped(against)}.`,
  },
  incomplete: {
    title: 'References that lack something',
    todo: ({ subject }) => `The record has no ${subject ?? 'data'}. Add it in the library.`,
  },
  duplicate: {
    title: 'References that may be the same work',
    todo: () => 'These two records look like one work. Cite one of them, or merge them in the library.',
  },
  'never-cited': {
    title: 'References that are not cited',
    todo: () => 'It was brought to this draft and is cited nowhere. It will not be in the list of references.',
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
        ? `${subject} is used here and introduced only later. Spell it out where it stands first.`
        : `${subject} is nowhere spelt out. Introduce it, unless every reader knows it.`,
  },
}

export const copy = {
  tabs: 'Checks of the draft',
  findings: 'Findings',
  sources: 'Sources',
  guideline: 'Guideline',
  reading: 'Reading the draft …',
  failed: 'The checks stopped. Your text is not touched by that. Close the panel and open it again.',
  nothing: 'Nothing found',
  nothingMore: 'No rule found anything to look at. Rules miss things: read your text once more all the same.',
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
  gone: 'That place has changed since. The checks will catch up in a moment.',
  dismiss: (kind: FindingKind) => (kind === 'uncited' ? 'Not a claim' : 'Looked at'),
  again: 'Take up again',
  by: (name: string) => (name === '' ? 'Put aside' : `Put aside by ${name}`),
  passages: 'What the cited paper says',
  hidePassages: 'Hide',
  noPassages: 'No passage to show.',
  openPaper: 'Open the paper',
  cursorNone: 'Put the cursor into a sentence that cites. What its sources say appears here, beside your words.',
  cursorTitle: 'No citation here',
  unreadable: 'Neither abstract nor full text is here, so nothing could be looked up.',
  nothingOnIt: 'No passage of this paper speaks of it.',
  guidelineLabel: 'Reporting guideline',
  guidelineNone: 'No guideline',
  guidelineWhy:
    'Choose the guideline of your study type. Its items are looked for in your text; whether one is reported well, you judge.',
  reported: 'Seems to be there',
  notFound: 'Not found',
  person: 'For you to look',
  outlineCount: (reported: number, all: number) => `${reported} of ${all} items seem to be there`,
}
