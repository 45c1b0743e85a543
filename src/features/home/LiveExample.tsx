import { useState } from 'react'

import { logRiskRatio } from '#science/statistics/effect-sizes.ts'
import { poolRandomEffects } from '#science/statistics/pooling.ts'
import { Button } from '#shared/ui/Button.tsx'

import { bcgTrials, FIRST_SHOWN } from './bcg-trials.ts'
import { ForestTable } from './ForestTable.tsx'
import { QuoteCheck } from './QuoteCheck.tsx'

const measured = bcgTrials.flatMap((trial) => {
  const effect = logRiskRatio(trial)
  return effect ? [{ ...trial, ...effect }] : []
})

/** The work of the product in little: real counts, pooled here and now, each with the passage it stands on. */
export function LiveExample() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [shownId, setShownId] = useState(FIRST_SHOWN)
  const shown = measured.find((trial) => trial.id === shownId) ?? measured[0]
  const [quote, setQuote] = useState(shown?.quote ?? '')

  const included = measured.filter((trial) => !left.has(trial.id))
  const pooled = poolRandomEffects(included)
  const rows = measured.map((trial) => {
    const place = included.indexOf(trial)
    return { ...trial, isIn: place !== -1, weight: pooled?.weights[place] ?? 0 }
  })

  const show = (id: string) => {
    setShownId(id)
    setQuote(measured.find((trial) => trial.id === id)?.quote ?? '')
  }
  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }

  return (
    <section aria-labelledby="example" className="overflow-hidden rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-4">
        <h2 id="example" className="font-serif text-lg font-semibold">
          Does BCG protect against tuberculosis?
        </h2>
        <p className="text-ink-muted">13 trials, 1948 to 1980, computed in this page</p>
      </header>
      <div className="grid lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="p-2 sm:p-3">
          <ForestTable rows={rows} pooled={pooled} shownId={shownId} onShow={show} onToggle={toggle} />
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-2 px-3 pt-2">
            <p role="status" className="text-xs text-ink-muted">
              {pooled
                ? `Random effects after DerSimonian and Laird: τ² ${pooled.tau2.toFixed(2)}, I² ${pooled.i2.toFixed(0)}%, Q ${pooled.q.toFixed(1)}`
                : 'Tick a trial to pool it.'}
            </p>
            {left.size > 0 && (
              <Button size="small" variant="ghost" onClick={() => setLeft(new Set())}>
                All 13 trials
              </Button>
            )}
          </div>
        </div>
        <div className="border-line p-5 max-lg:border-t lg:border-l">
          {shown && <QuoteCheck trial={shown} quote={quote} onQuote={setQuote} />}
        </div>
      </div>
    </section>
  )
}
