import type { Paper } from '#contract/papers.ts'
import { useGrid } from '#research/grid/use-grid.ts'
import { useFacts } from '#research/rules/use-facts.ts'
import { armFindings } from '#science/arms/arm-checks.ts'
import { armLine } from '#science/arms/arm-lines.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { outcomeName } from '../extract/OutcomesCard.tsx'
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
          {words ? <FromAbstract text={words} /> : <p className="text-ink-muted">{copy.noAbstract}</p>}
        </section>
        <section aria-label={copy.cells}>
          <h4 className="font-semibold">{copy.cells}</h4>
          {body.gridId === undefined ? (
            <p className="text-ink-muted">{copy.noCells}</p>
          ) : (
            <FromCells gridId={body.gridId} paperId={paper.id} />
          )}
        </section>
      </div>
    </Card>
  )
}

function FromAbstract({ text }: { text: string }) {
  const { data, isPending } = useFacts({ text, kind: 'abstract' })
  if (isPending) return <Skeleton shape="row" lines={2} />
  if (!data) return <p className="text-ink-muted">{copy.failed}</p>
  const odd = data.checks.filter(({ verdict }) => verdict !== 'fits')
  const fitting = data.checks.length - odd.length
  const registration = data.facts.find(({ kind }) => kind === 'registration')
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
      <p className="text-ink-muted">{registration ? copy.registered(registration.found) : copy.notNamed}</p>
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
