import type { Author, Paper, StudyDesign } from '#contract/papers.ts'
import type { SearchSource } from '#contract/search.ts'

/** Study designs as people say them. `unknown` is said and never guessed away. */
export const designNames: Record<StudyDesign, string> = {
  'meta-analysis': 'Meta-analysis',
  'systematic-review': 'Systematic review',
  'randomised-trial': 'Randomised trial',
  'quasi-randomised-trial': 'Quasi-randomised trial',
  'controlled-trial': 'Controlled trial, allocation not stated',
  cohort: 'Cohort study',
  'case-control': 'Case-control study',
  'cross-sectional': 'Cross-sectional study',
  'before-after': 'Before-after study',
  'case-report': 'Case report',
  'secondary-analysis': 'Secondary analysis',
  qualitative: 'Qualitative study',
  animal: 'Animal study',
  'in-vitro': 'In vitro study',
  method: 'Method',
  review: 'Review',
  guideline: 'Guideline',
  protocol: 'Protocol',
  theory: 'Theory',
  unknown: 'Design not stated',
}

const typeNames: Record<string, string> = {
  'article-journal': 'Journal article',
  'article-magazine': 'Magazine article',
  'article-newspaper': 'Newspaper article',
  article: 'Preprint or article',
  'paper-conference': 'Conference paper',
  chapter: 'Book chapter',
  webpage: 'Web page',
}

/** A CSL item type in words; one that we do not know is shown as it came, without hyphens. */
export const typeName = (type: string): string => {
  const known = typeNames[type]
  if (known !== undefined) return known
  const words = type.replaceAll(/[-_]+/g, ' ').trim()
  return words === '' ? 'Type not stated' : words.charAt(0).toUpperCase() + words.slice(1)
}

const nameOf = ({ family, given, literal }: Author): string => {
  if (literal) return literal
  const initials = (given ?? '')
    .split(/[\s.-]+/)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')
  return [family, initials].filter(Boolean).join(' ')
}

/** The first authors, and how many follow: "Shepherd J, Cobbe SM, Ford I and 5 more". */
export const authorsLine = (authors: readonly Author[], shown = 3): string => {
  const names = authors.map(nameOf).filter((name) => name !== '')
  const isOpen = names.at(-1) === 'et al.'
  const known = isOpen ? names.slice(0, -1) : names
  if (known.length === 0) return 'Authors not stated'
  const head = known.slice(0, shown).join(', ')
  const rest = known.length - shown
  if (isOpen) return `${head} and others`
  return rest > 0 ? `${head} and ${rest} more` : head
}

/** Where a paper stands: among those that came with the product, among the person's own, or in both. */
export const sourcesOf = (paper: Paper): SearchSource[] => {
  const isStarter = paper.origin.some((origin) => origin.kind === 'starter')
  const isOwn = paper.origin.length === 0 || paper.origin.some((origin) => origin.kind !== 'starter')
  return [...(isStarter ? ['starter' as const] : []), ...(isOwn ? ['own' as const] : [])]
}

export const sourceNames: Record<SearchSource, string> = {
  starter: 'Starter library',
  own: 'My library',
  openalex: 'OpenAlex',
  europepmc: 'Europe PMC',
  pubmed: 'PubMed',
  crossref: 'Crossref',
  arxiv: 'arXiv',
  semanticscholar: 'Semantic Scholar',
  doaj: 'DOAJ',
  clinicaltrials: 'ClinicalTrials.gov',
}

export const hasAbstract = (paper: Paper): boolean => (paper.abstract ?? '').trim() !== ''
