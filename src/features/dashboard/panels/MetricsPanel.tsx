import { isSynthesis } from '#research/analyses/analysis-kinds.ts'
import { usePersonaRecord } from '#platform/persona/use-persona-record.ts'

import { useSavedSyntheses, useSearchRuns } from '../dashboard.queries.ts'
import { isWritten } from '../first-steps.ts'
import { changeText, figureOf, type Figure } from './history-figures.ts'
import { Loaded } from './Loaded.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { WeekBars } from './WeekBars.tsx'

const signs = { up: '↑', down: '↓', steady: '=', new: '' }

function FigureRow({ name, figure }: { name: string; figure: Figure }) {
  return (
    <div className="flex items-center gap-4 border-b border-line py-2.5 last:border-b-0">
      <dt className="min-w-0 flex-1">{name}</dt>
      <WeekBars weeks={figure.weeks} />
      <dd className="flex w-32 items-center justify-end gap-2">
        <span className="text-base font-semibold">{figure.value}</span>
        <span className="inline-flex items-center gap-1 text-xs text-ink-muted">
          <span aria-hidden>{signs[figure.trend]}</span>
          {changeText(figure)}
        </span>
      </dd>
    </div>
  )
}

/** Figures that the account keeps, as the server words them. */
function AccountMetrics() {
  const { record } = usePersonaRecord()
  const metrics = record.data.analytics?.metrics ?? []
  if (metrics.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="text-xs font-medium text-ink-muted">{copy.fromAccount}</h3>
      <dl>
        {metrics.slice(0, 8).map(({ key, value, change, trend }) => (
          <div key={key} className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0">
            <dt className="min-w-0 wrap-anywhere">{key.replaceAll('_', ' ')}</dt>
            <dd className="text-right">
              <span className="font-semibold">{value}</span>{' '}
              <span className="text-xs text-ink-muted">{[change, trend].filter(Boolean).join(', ')}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Counted from what the person did, and from nothing else. */
export function MetricsPanel() {
  const runs = useSearchRuns()
  const syntheses = useSavedSyntheses()
  return (
    <>
      {/* A list for each answer: what failed must not stand inside a list of terms. */}
      {!runs.isRefused && (
        <Loaded answer={runs} failed={copy.searchesFailed}>
          {({ runs }) => (
            <dl className="border-b border-line">
              <FigureRow name="Searches" figure={figureOf(runs.map(({ at }) => at))} />
            </dl>
          )}
        </Loaded>
      )}
      <Loaded answer={syntheses} failed={copy.figuresFailed}>
        {(saved) => {
          const all = saved.filter((row) => isSynthesis(row) && isWritten(row))
          return (
            <dl>
              <FigureRow name="Syntheses written" figure={figureOf(all.map(({ createdAt }) => createdAt))} />
              <FigureRow
                name="Papers put into them"
                figure={figureOf(all.flatMap(({ documentIds, createdAt }) => (documentIds ?? []).map(() => createdAt)))}
              />
            </dl>
          )
        }}
      </Loaded>
      <p className="mt-3 text-xs text-ink-muted">{copy.figuresScope}</p>
      <AccountMetrics />
    </>
  )
}
