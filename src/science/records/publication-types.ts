/** CSL type of a PubMed record, from its publication types (MeSH "Publication Formats"). */
export function publicationType(types: readonly string[], isBook: boolean): string {
  const has = (pattern: RegExp) => types.some((type) => pattern.test(type))
  if (has(/^preprint$/i)) return 'article'
  if (has(/^(?:technical report|government publication|guidance document)/i)) return 'report'
  if (has(/thesis|dissertation/i)) return 'thesis'
  if (has(/^dataset$/i)) return 'dataset'
  if (has(/^(?:news|newspaper article)$/i)) return 'article-newspaper'
  if (isBook) return has(/chapter/i) ? 'chapter' : 'book'
  return has(/^book$/i) ? 'book' : 'article-journal'
}

/** Publication types of PubMed that say how a study was done: EndNote leaves them among the lines of the note. */
const studyTypes = new Set(
  [
    'Adaptive Clinical Trial',
    'Case Reports',
    'Clinical Conference',
    'Clinical Study',
    'Clinical Trial',
    'Clinical Trial Protocol',
    'Clinical Trial, Phase I',
    'Clinical Trial, Phase II',
    'Clinical Trial, Phase III',
    'Clinical Trial, Phase IV',
    'Comment',
    'Comparative Study',
    'Consensus Development Conference',
    'Controlled Clinical Trial',
    'Editorial',
    'Equivalence Trial',
    'Evaluation Study',
    'Guideline',
    'Historical Article',
    'Journal Article',
    'Letter',
    'Meta-Analysis',
    'Multicenter Study',
    'News',
    'Observational Study',
    'Practice Guideline',
    'Pragmatic Clinical Trial',
    'Randomized Controlled Trial',
    'Retracted Publication',
    'Review',
    'Scoping Review',
    'Systematic Review',
    'Twin Study',
    'Validation Study',
  ].map((type) => type.toLowerCase()),
)

export function isPublicationType(line: string): boolean {
  return studyTypes.has(line.trim().toLowerCase())
}
