import type { Paper } from '#contract/papers.ts'
import { evidenceCopy } from '#research/evidence/evidence.copy.ts'
import { useGrid } from '#research/grid/use-grid.ts'
import { useFullTexts } from '#research/papers/full-texts.queries.ts'
import { useFacts } from '#research/rules/use-facts.ts'
import type { Fact } from '#science/evidence/facts/fact.ts'
import { armFindings, baselineRow } from '#science/arms/arm-checks.ts'
import { armLine } from '#science/arms/arm-lines.ts'
import { againstRegistration, numbersNamed, reportedPlan } from '#science/arms/against-registration.ts'
import { balanceTogether, balanceVerdict, LEAST_ROWS } from '#science/evidence/recheck/baseline-balance.ts'
import { registrationNumbers } from '#science/records/registration-numbers.ts'
import { planIn, type RegisteredPlan } from '#science/records/registered-plan.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { outcomeName } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { integrityCopy as copy } from './integrity.copy.ts'

/** What can be recomputed of a study, beside the judgement of its bias: findings with their calculation, never a judgement. */
export function IntegrityCard({ paper }: { paper: Paper }) {
  const { body } = useReview()
  const { flags, abstract, summarised } = paper
  const words = summarised ? undefined : abstract?.trim()
  return (
    <Card title={copy.title}>
      <p className="text-ink-muted">{copy.lead}</p>
      <div className="mt-3 space-y-4">
        {flags.retracted === true && <p className="font-semibold text-state-red">{copy.retracted}</p>}
        {flags.corrected === true && <p>{copy.corrected}</p>}
        <section aria-label={copy.abstract}>
          <h4 className="font-semibold">{copy.abstract}</h4>
          {words ? <FromAbstract text={words} paper={paper} /> : <p className="text-ink-muted">{copy.noAbstract}</p>}
        </section>
        <section aria-label={copy.cells}>
          <h4 className="font-semibold">{copy.cells}</h4>
          {body.gridId === undefined ? (
            <p className="text-ink-muted">{copy.noCells}</p>
          ) : (
            <FromCells gridId={body.gridId} paperId={paper.id} />
          )}
        </section>
        {body.gridId !== undefined && (
          <section aria-label={copy.baseline}>
            <h4 className="font-semibold">{copy.baseline}</h4>
            <BeforeTheStart gridId={body.gridId} paperId={paper.id} />
          </section>
        )}
      </div>
    </Card>
  )
}

function FromAbstract({ text, paper }: { text: string; paper: Paper }) {
  const { data, isPending } = useFacts({ text, kind: 'abstract' })
  if (isPending) return <Skeleton shape="row" lines={2} />
  if (!data) return <p className="text-ink-muted">{copy.failed}</p>
  const odd = data.checks.filter(({ verdict }) => verdict !== 'fits')
  const fitting = data.checks.length - odd.length
  return (
    <>
      {data.checks.length === 0 && <p className="text-ink-muted">{copy.nothing}</p>}
      {odd.length === 0 && fitting > 0 && <p>{copy.fits(fitting)}</p>}
      <ul className="space-y-2">
        {odd.map(({ rule, verdict, reported, recomputed }) => (
          <li key={`${rule} ${reported}`}>
            {verdict !== 'fits' && (
              <Badge tone={verdict === 'unusual' ? 'yellow' : 'red'}>{copy.verdicts[verdict]}</Badge>
            )}{' '}
            {copy.reported(reported, recomputed)}
          </li>
        ))}
      </ul>
      {odd.length > 0 && fitting > 0 && <p className="text-ink-muted">{copy.others(fitting)}</p>}
      <h4 className="mt-4 font-semibold">{copy.registration}</h4>
      <Registration paper={paper} abstract={data.facts} />
    </>
  )
}

/** The full text of the study beside its abstract, where the person may read one. */
function Registration({ paper, abstract }: { paper: Paper; abstract: readonly Fact[] }) {
  const { papers: read, isPending, error, retry } = useFullTexts([paper])
  const fullText = read[0]?.fullTexts?.[0]
  if (isPending) return <Skeleton shape="row" lines={2} />
  if (error) return <ErrorCard title={evidenceCopy.textFailed} error={error} onRetry={retry} />
  return fullText ? (
    <WithFullText text={fullText.text} abstract={abstract} />
  ) : (
    <AgainstRegistration abstract={abstract} />
  )
}

function WithFullText({ text, abstract }: { text: string; abstract: readonly Fact[] }) {
  const { data, isPending } = useFacts({ text, kind: 'fulltext' })
  if (isPending) return <Skeleton shape="row" lines={2} />
  if (!data) return <p className="text-ink-muted">{copy.failed}</p>
  return <AgainstRegistration abstract={abstract} fullText={data.facts} />
}

type ReportFacts = { abstract: readonly Fact[]; fullText?: readonly Fact[] }

/** The registration among the records of the review whose number the report names. */
function usePlanOf({ abstract, fullText }: ReportFacts): {
  number?: string
  isHere: boolean
  plan?: RegisteredPlan | undefined
} {
  // prettier-ignore
  const { papers } = useReview()
  const numbers = numbersNamed(abstract, fullText)
  const [number] = numbers
  if (number === undefined) return { isHere: false }
  for (const paper of papers.values()) {
    const own = paper.genre === 'Trial registration' ? registrationNumbers(paper) : []
    const named = numbers.find((each) => own.includes(each.toUpperCase()))
    if (named !== undefined) return { number: named, isHere: true, plan: planIn(paper.note ?? '') }
  }
  return { number, isHere: false }
}

function AgainstRegistration({ abstract, fullText }: ReportFacts) {
  const { number, isHere, plan } = usePlanOf({ abstract, ...(fullText && { fullText }) })
  const hasText = fullText !== undefined
  if (number === undefined) return <p className="text-ink-muted">{hasText ? copy.notNamedAnywhere : copy.notNamed}</p>
  if (!isHere) return <p className="text-ink-muted">{copy.registered(number, hasText)}</p>
  if (!plan) return <p className="text-ink-muted">{copy.noPlan(number)}</p>
  const reported = reportedPlan(abstract, fullText)
  const { primary } = reported
  const found = againstRegistration(plan, reported)
  const both = [
    ...(primary.length > 0 && plan.primary.length > 0 ? ['primary outcome'] : []),
    ...(reported.people !== undefined && plan.people !== undefined ? ['people'] : []),
    ...(plan.start !== undefined && plan.submitted !== undefined ? ['dates of the registration'] : []),
  ]
  return (
    <>
      <p className="text-ink-muted">{copy.compared(number, hasText)}</p>
      {found.length === 0 && <p>{both.length === 0 ? copy.nothingBoth : copy.samePlan(both.join(', '))}</p>}
      <ul className="mt-1 space-y-2">
        {found.map(({ what, registered, reported: told }) => (
          <li key={`${what} ${registered} ${told}`}>
            {what}
            <dl className="text-sm text-ink-muted">
              {[
                [copy.registeredIs, registered],
                [copy.reportedIs, told],
              ].map(([term, value]) => (
                <div key={term} className="flex gap-2">
                  <dt className="shrink-0">{term}:</dt>
                  <dd className="min-w-0 wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

function FromCells({ gridId, paperId }: { gridId: string; paperId: string }) {
  const { body } = useReview()
  const { grid, isReady } = useGrid(gridId)
  if (!isReady) return <Skeleton shape="row" lines={2} />
  const read = body.outcomes
    .map((outcome) => ({ outcome, line: armLine(grid, paperId, outcome) }))
    .filter(({ line }) => line.problem === undefined)
  const odd = read.flatMap(({ outcome, line }) =>
    armFindings(line, outcome).map((finding) => ({ ...finding, name: outcomeName(outcome) })),
  )
  if (read.length === 0) return <p className="text-ink-muted">{copy.noCells}</p>
  if (odd.length === 0) return <p>{copy.noneOdd(read.length)}</p>
  return (
    <ul className="space-y-2">
      {odd.map(({ name, what, calculation }) => (
        <li key={`${name} ${what} ${calculation}`}>
          <strong className="font-semibold">{name}.</strong> {what}{' '}
          <span className="block text-sm text-ink-muted">{calculation}</span>
        </li>
      ))}
    </ul>
  )
}

const pText = (p: number) => (p < 0.001 ? '< 0.001' : p > 0.999 ? '> 0.999' : p.toFixed(3))
const shareText = (share: number) => (share < 0.0005 ? '< 0.1%' : share > 0.9995 ? '> 99.9%' : `${(100 * share).toFixed(1)}%`) // prettier-ignore

function BeforeTheStart({ gridId, paperId }: { gridId: string; paperId: string }) {
  const { body } = useReview()
  const { grid, isReady } = useGrid(gridId)
  if (!isReady) return <Skeleton shape="row" lines={2} />
  const rows = body.outcomes.flatMap((outcome) => {
    if (outcome.isBaseline !== true || outcome.kind !== 'continuous') return []
    const balance = baselineRow(armLine(grid, paperId, outcome))
    return balance ? [{ id: outcome.id, name: outcomeName(outcome), balance }] : []
  })
  if (rows.length === 0) return <p className="text-ink-muted">{copy.noBaseline}</p>
  const together = balanceTogether(rows.map(({ balance }) => balance))
  const verdict = together && balanceVerdict(together)
  return (
    <>
      <p className="text-sm text-ink-muted">{copy.baselineLead}</p>
      <ul className="mt-1">
        {rows.map(({ id, name, balance: { p, low, high } }) => (
          <li key={id}>
            {name}: {copy.rowP(pText(p), pText(low), pText(high))}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        {together && verdict ? (
          <>
            <Badge tone={verdict === 'nothing unusual' ? 'green' : 'yellow'}>{copy.togetherIs[verdict]}</Badge>{' '}
            {copy.together(rows.length, shareText(together.alike), shareText(together.low), shareText(together.high))}
          </>
        ) : (
          copy.tooFew(LEAST_ROWS)
        )}
      </p>
      <p className="mt-1 text-sm text-ink-muted">{copy.baselineLimits}</p>
    </>
  )
}
