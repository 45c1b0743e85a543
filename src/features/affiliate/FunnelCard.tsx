import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'

import { affiliateApi, type Funnel } from '#contract/affiliate.ts'
import { number, saveTable } from '#research/lists/save-table.ts'
import { apiQuery } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'
import { brokenSteps, funnelSteps } from './funnel-check.ts'
import { dollars } from './money-words.ts'
import { shareWords } from './share-words.ts'

const DAY_MS = 24 * 60 * 60_000
const lengths = [30, 90, 365] as const
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** From click to payout, each step with its rule, and whether the steps reconcile. */
export function FunnelCard({ currency, now }: { currency: string; now: number }) {
  const [days, setDays] = useState<number>(90)
  const period = { from: dayOf(now - (days - 1) * DAY_MS), to: dayOf(now) }
  const read = useQuery({
    ...apiQuery(affiliateApi.funnel, { query: period }),
    staleTime: 30_000,
    refetchOnMount: true,
  })
  const { data, error } = read
  const save = (funnel: Funnel, before: Funnel) =>
    saveTable(copy.funnel, {
      columns: [{ label: 'Step' }, { label: 'People' }, { label: 'Before' }, { label: 'Rule' }],
      rows: funnelSteps.map((step) => ({
        id: step,
        cells: [copy.steps[step].name, number(funnel[step]), number(before[step]), copy.steps[step].rule],
      })),
    })
  return (
    <Card
      title={copy.funnel}
      actions={
        <>
          <SelectField
            label={copy.period}
            labelHidden
            className="w-56"
            value={String(days)}
            options={lengths.map((each) => ({ value: String(each), label: `${copy.period} ${copy.periods(each)}` }))}
            onChange={(event) => setDays(Number(event.target.value))}
          />
          <Button
            size="small"
            variant="ghost"
            icon={Download}
            aria-label={copy.csvOf(copy.funnel)}
            disabled={!data}
            onClick={() => data && save(data.funnel, data.before)}
          >
            {copy.csv}
          </Button>
        </>
      }
    >
      {!data && error && <ErrorCard title={copy.loadFailed(copy.funnel)} of={read} kept={copy.kept} />}
      {!data && !error && <Skeleton lines={5} />}
      {data && data.funnel.clicks === 0 && <EmptyState title={copy.beginTitle}>{copy.begin}</EmptyState>}
      {data && data.funnel.clicks > 0 && (
        <Steps funnel={data.funnel} before={data.before} amount={dollars(data.amount, currency)} />
      )}
    </Card>
  )
}

function Steps({ funnel, before, amount }: { funnel: Funnel; before: Funnel; amount: string }) {
  const broken = brokenSteps(funnel)
  return (
    <div className="space-y-4">
      <p className="max-w-reading text-ink-muted">{copy.funnelNote}</p>
      <ol className="space-y-2.5">
        {funnelSteps.map((step, index) => {
          const previous = funnelSteps[index - 1]
          return (
            <li key={step} className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[11rem_1fr_13rem] sm:items-center">
              <span className="font-medium">{copy.steps[step].name}</span>
              <span className="flex items-center gap-3">
                <span aria-hidden className="h-2.5 flex-1 rounded-full bg-surface-sunken">
                  <span
                    className="block h-2.5 rounded-full bg-accent"
                    style={{ width: `${Math.min((funnel[step] / funnel.clicks) * 100, 100)}%` }}
                  />
                </span>
                <span className="w-12 text-right font-semibold tabular-nums">{funnel[step]}</span>
              </span>
              <span className="text-xs text-ink-muted">
                {previous ? `${shareWords(funnel[step], funnel[previous])}, ` : ''}
                {copy.before(before[step])}
              </span>
              <span className="text-xs text-ink-muted sm:col-span-3">{copy.steps[step].rule}</span>
            </li>
          )
        })}
      </ol>
      <p>{copy.amount(amount)}</p>
      {broken.length === 0 ? (
        <p className="flex items-center gap-2 text-ink-muted">
          <CircleCheck size={16} aria-hidden className="shrink-0 text-state-green" />
          {copy.reconciled}
        </p>
      ) : (
        <Notice tone="error">
          {broken.map(({ step, before: than }) => (
            <p key={step}>{copy.broken(copy.steps[step].name, copy.steps[than].name)}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
