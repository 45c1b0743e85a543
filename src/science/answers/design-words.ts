import type { StudyDesign } from '#contract/papers.ts'

/** What each design is called: of one study, of several. */
export const designNames: Record<Exclude<StudyDesign, 'unknown'>, readonly [one: string, many: string]> = {
  'meta-analysis': ['meta-analysis', 'meta-analyses'],
  'systematic-review': ['systematic review', 'systematic reviews'],
  'randomised-trial': ['randomised trial', 'randomised trials'],
  'quasi-randomised-trial': ['quasi-randomised trial', 'quasi-randomised trials'],
  'controlled-trial': ['controlled trial', 'controlled trials'],
  cohort: ['cohort study', 'cohort studies'],
  'case-control': ['case-control study', 'case-control studies'],
  'cross-sectional': ['cross-sectional study', 'cross-sectional studies'],
  'before-after': ['before-after study', 'before-after studies'],
  'case-report': ['case report', 'case reports'],
  'secondary-analysis': ['secondary analysis', 'secondary analyses'],
  qualitative: ['qualitative study', 'qualitative studies'],
  animal: ['animal study', 'animal studies'],
  'in-vitro': ['laboratory study', 'laboratory studies'],
  method: ['paper on methods', 'papers on methods'],
  review: ['review', 'reviews'],
  guideline: ['guideline', 'guidelines'],
  protocol: ['protocol', 'protocols'],
  theory: ['theoretical paper', 'theoretical papers'],
}
const unknown = ['study whose design is not certain', 'studies whose design is not certain'] as const

const many = new Map([...Object.values(designNames), unknown].map(([one, more]) => [one, more]))

/** "1 cohort study", "3 cohort studies". */
export const countedDesign = (design: string | undefined, count: number): string =>
  `${count} ${count === 1 ? (design ?? unknown[0]) : (many.get(design ?? unknown[0]) ?? `${design ?? ''}s`)}`

export const isTrial = (design: string | undefined): boolean => design?.endsWith('trial') ?? false
