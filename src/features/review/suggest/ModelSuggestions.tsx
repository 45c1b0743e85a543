import { Sparkles, Square } from 'lucide-react'
import type { ReactNode } from 'react'

import type { GridColumn } from '#contract/grid.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { cellText } from '#science/grid/cell-text.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { suggestCopy as copy } from './suggest.copy.ts'
import { useModelSuggestions, type Suggested } from './use-model-suggestions.ts'

type Props = {
  paperId: string
  /** What is asked; nothing to ask, nothing to suggest. */
  columns: readonly GridColumn[]
  /** What the answers come to, where they come to something. */
  sum?: (answers: ReadonlyMap<string, { value: unknown; isBorne: boolean }>) => ReactNode
}

/** Its quote stands in the paper, and nothing that was looked up speaks against it. */
const isBorne = ({ evidence = [], check }: Suggested) =>
  check === undefined && evidence.some(({ verified }) => verified !== 'none')

/** What a language model says of one record, point by point, each with its quote: asked for, and never a vote. */
export function ModelSuggestions({ paperId, columns, sum }: Props) {
  const { canWrite } = useReview()
  const { model } = useCapabilities()
  const { run, cells, isRunning, isCutOff, isStarting, start, stop, problem } = useModelSuggestions(paperId, columns)
  const asked = columns.filter(({ id }) => cells.has(id))
  const mayAsk = canWrite && model !== undefined && columns.length > 0
  if (!mayAsk && asked.length === 0) return null
  const answers = new Map([...cells].map(([id, cell]) => [id, { value: cell.value, isBorne: isBorne(cell) }]))
  const why = run?.error ?? copy.could
  return (
    <section aria-label={copy.title} className="space-y-3 rounded-control border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-xs font-semibold text-ink-muted">{copy.title}</h3>
        {isRunning ? (
          <Button size="small" icon={Square} onClick={() => stop()}>
            {copy.stop}
          </Button>
        ) : (
          mayAsk && (
            <Button size="small" icon={Sparkles} busy={isStarting} onClick={() => start()}>
              {asked.length > 0 ? copy.again : copy.ask}
            </Button>
          )
        )}
      </div>
      {asked.length === 0 && !run && model !== undefined && (
        <p className="text-xs text-ink-muted">{copy.lead(model)}</p>
      )}
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {isRunning && copy.running(run?.model ?? model ?? '')}
        {isCutOff && copy.cutOff}
        {run?.status === 'cancelled' && copy.stopped}
        {run?.status === 'failed' && copy.failed(why)}
      </p>
      <p role="alert" className="text-sm text-state-red empty:hidden">
        {problem}
      </p>
      {asked.length > 0 && (
        <>
          <ul className="space-y-3">
            {asked.map(({ id, name }) => (
              <SuggestedPoint key={id} name={name} cell={cells.get(id)!} />
            ))}
          </ul>
          {sum && <p className="text-sm">{sum(answers)}</p>}
          <p className="text-xs text-ink-muted">
            {copy.writtenBy(cells.get(asked[0]!.id)?.from ?? '', run ? relativeTime(run.at) : '')}
          </p>
        </>
      )}
    </section>
  )
}

function SuggestedPoint({ name, cell }: { name: string; cell: Suggested }) {
  const { value, unit, evidence = [], check, because } = cell
  const isHeld = isBorne(cell)
  return (
    <li className="space-y-1 text-sm">
      <p>{name}</p>
      {value === undefined ? (
        <p className="text-ink-muted">
          {copy.notTold} {because !== undefined && because}
        </p>
      ) : (
        <>
          <p className={isHeld ? 'font-semibold' : 'text-ink-muted'}>
            {isHeld ? cellText(value, unit) : <s>{cellText(value, unit)}</s>}
          </p>
          {!isHeld && (
            <p className="text-xs text-state-red">
              {copy.struck} {check}
            </p>
          )}
          {evidence.map((each) => (
            <EvidenceQuote key={`${each.quote} ${each.start}`} evidence={each} />
          ))}
        </>
      )}
    </li>
  )
}
