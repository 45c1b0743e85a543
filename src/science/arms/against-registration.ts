import type { Fact } from '../evidence/facts/fact.ts'
import type { RegisteredPlan } from '../records/registered-plan.ts'
import { tokensOf } from '../search/tokens.ts'

/** What a report says of itself, as far as the rules read it. */
export type ReportedPlan = {
  /** Each as the report words it. */
  primary: readonly string[]
  secondary: readonly string[]
  people?: number | undefined
}

/** One difference between registration and report, with both as they stand. */
export type RegistrationFinding = {
  about: 'primary outcome' | 'people' | 'dates'
  what: string
  registered: string
  reported: string
}

/** Words of an outcome that say nothing of what is measured. */
const empty = new Set(
  'change baseline score scale mean rate number proportion percent percentage patient participant subject people measure measur assess outcome week month day year time end follow treatment study group level total from'.split(
    ' ',
  ),
)

const telling = (text: string): Set<string> =>
  new Set(tokensOf(text).map(({ term }) => term).filter((term) => !empty.has(term) && !/^\d/.test(term))) // prettier-ignore

/** Half of the telling words of the shorter wording stand in the other: enough to think of one outcome. */
function isLike(one: string, other: string): boolean {
  const [a, b] = [telling(one), telling(other)]
  const least = Math.min(a.size, b.size)
  return least > 0 && [...a].filter((word) => b.has(word)).length >= least / 2
}

const FEWER = 0.9
const MORE = 1.1

/** "2015-03" of "2015-03-01": dates are compared as far as both go. */
function isBefore(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  return one.slice(0, length) < other.slice(0, length)
}
const isDate = (text: string | undefined): text is string => text !== undefined && /^\d{4}(?:-\d\d){0,2}$/.test(text)

/**
 * Where a report differs from its registration: primary outcomes that are in one of them alone or changed their rank, other
 * numbers of people, a registration after the start. Words are compared, not meanings: each is a question for a person.
 * Nothing is said of what either of them does not name.
 *
 * Source: Mathieu, Boutron, Moher, Altman & Ravaud 2009, JAMA 302:977–984 (their kinds of discrepancy); Chan et al. 2004,
 * JAMA 291:2457–2465.
 */
export function againstRegistration(plan: RegisteredPlan, report: ReportedPlan): RegistrationFinding[] {
  const findings: RegistrationFinding[] = []
  const all = (outcomes: readonly string[]) => outcomes.join('; ')
  if (plan.primary.length > 0 && report.primary.length > 0) {
    for (const outcome of report.primary) {
      if (plan.primary.some((registered) => isLike(registered, outcome))) continue
      const demoted = plan.secondary.find((registered) => isLike(registered, outcome))
      findings.push({
        about: 'primary outcome',
        what: demoted === undefined ? 'No registered outcome is worded like the primary outcome of the report.' : 'The primary outcome of the report was registered as a secondary one.', // prettier-ignore
        registered: demoted ?? all(plan.primary),
        reported: outcome,
      })
    }
    for (const registered of plan.primary) {
      if (report.primary.some((outcome) => isLike(registered, outcome))) continue
      const demoted = report.secondary.find((outcome) => isLike(registered, outcome))
      findings.push({
        about: 'primary outcome',
        what: demoted === undefined ? 'A registered primary outcome is not worded among the primary outcomes that were read in the report.' : 'A registered primary outcome is a secondary one in the report.', // prettier-ignore
        registered,
        reported: demoted ?? all(report.primary),
      })
    }
  }
  const { people } = plan
  if (people !== undefined && people > 0 && report.people !== undefined) {
    const share = report.people / people
    if (share < FEWER || share > MORE) {
      findings.push({
        about: 'people',
        what: `The report has ${share < 1 ? 'fewer' : 'more'} people than the registration (${Math.round(100 * share)}%).`,
        registered: `${people} ${plan.isActual === true ? 'enrolled' : 'planned'}`,
        reported: String(report.people),
      })
    }
  }
  if (isDate(plan.submitted) && isDate(plan.start) && isBefore(plan.start, plan.submitted)) {
    const isLate = isDate(plan.end) && isBefore(plan.end, plan.submitted)
    findings.push({
      about: 'dates',
      what: isLate ? 'It was registered after its primary completion.' : 'It was registered after its start.',
      registered: `submitted ${plan.submitted}`,
      reported: `start ${plan.start}${isLate ? `, primary completion ${plan.end}` : ''}`,
    })
  }
  return findings
}

/** What is told of other work: a number or an outcome there is not this study's. */
const elsewhere = new Set<string | undefined>(['background', 'discussion', 'references'])

/** Register numbers that a report names as its own: those of the abstract first, then those of the full text outside what it says of others. */
export function numbersNamed(abstract: readonly Fact[], fullText: readonly Fact[] = []): string[] {
  const of = (facts: readonly Fact[]) => facts.flatMap((fact) => (fact.kind === 'registration' && !elsewhere.has(fact.part) ? [fact.value] : [])) // prettier-ignore
  return [...new Set([...of(abstract), ...of(fullText)])]
}

/**
 * What a report says of itself by the rules: outcomes of its abstract and of its full text together; people of the abstract, else
 * of the full text where all its totals are one number. A full text tells of other studies too: those parts are not read.
 */
export function reportedPlan(abstract: readonly Fact[], fullText: readonly Fact[] = []): ReportedPlan {
  const own = fullText.filter(({ part }) => !elsewhere.has(part))
  const outcomes = (role: 'primary' | 'secondary') => [...new Set([...abstract, ...own].flatMap((fact) => (fact.kind === 'outcome' && fact.role === role ? [fact.value] : [])))] // prettier-ignore
  const totals = (facts: readonly Fact[]) => facts.flatMap((fact) => (fact.kind === 'sample-size' && fact.role === 'total' ? [fact.value] : [])) // prettier-ignore
  const [said] = totals(abstract)
  const inText = new Set(totals(own))
  const people = said ?? (inText.size === 1 ? [...inText][0] : undefined)
  return { primary: outcomes('primary'), secondary: outcomes('secondary'), ...(people !== undefined && { people }) }
}
