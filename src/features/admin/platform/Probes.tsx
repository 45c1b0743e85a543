import { Activity, Download } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { Endpoint } from '#contract/endpoint.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { number, saveTable, text } from '#research/lists/save-table.ts'
import { periodOf } from '../frame/periods.ts'
import { platformCopy as copy } from './platform.copy.ts'
import { findThings, isBad, probeCall, type Probe } from './probe.ts'
import { callName, readCalls, readCallsOfTexts } from './probe-list.ts'

const tone = { ok: 'green', refused: 'grey', shape: 'red', failed: 'red', silent: 'red', nothing: 'grey' } as const
/** At once: enough to be quick, few enough not to be a load test. */
const AT_ONCE = 4

const table = (probes: readonly Probe[]): FigureTable => ({
  columns: [copy.call, copy.address, copy.result, 'Detail', `${copy.time} (ms)`].map((label) => ({ label })),
  rows: probes.map(({ call, method, path, result, ms, detail }) => ({
    id: call,
    cells: [call, `${method} ${path}`, copy.results[result], text(detail), number(ms && Math.round(ms))],
  })),
})

/** Every reading call of the contract, asked by a click, one or all. */
export function Probes({
  onProbes,
  isTextsAlone,
}: {
  onProbes: (probes: readonly Probe[]) => void
  isTextsAlone: boolean
}) {
  const calls = isTextsAlone ? readCallsOfTexts : readCalls
  const { user } = useSession()
  const [probes, setProbes] = useState<ReadonlyMap<string, Probe>>(new Map())
  const [onlyBad, setOnlyBad] = useState(false)
  const [done, setDone] = useState(0)
  const all = [...probes.values()]
  useEffect(() => onProbes([...probes.values()]), [probes, onProbes])

  const ask = async (endpoints: readonly Endpoint[]) => {
    const asker = { userId: user?.id ?? '', period: periodOf(30, Date.now()) }
    setDone(0)
    const found = await findThings()
    const waiting = [...endpoints]
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const probe = await probeCall(next, asker, found)
        setProbes((before) => new Map(before).set(probe.call, probe))
        setDone((before) => before + 1)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  const [run, isRunning] = useOnce(ask)
  const counts = (accept: (probe: Probe) => boolean) => all.filter(accept).length
  const rows = calls.filter((endpoint) => {
    const probe = probes.get(callName(endpoint))
    return !onlyBad || (probe !== undefined && isBad(probe))
  })
  return (
    <section aria-label={copy.probes}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-base font-semibold">{copy.probes}</h2>
          <p className="max-w-reading text-ink-muted">{copy.probesLead}</p>
        </div>
        <div className="flex items-center gap-2">
          <Button icon={Download} disabled={all.length === 0} onClick={() => saveTable(copy.probes, table(all))}>
            {copy.csv}
          </Button>
          <Button variant="primary" icon={Activity} busy={isRunning} onClick={() => run(calls)}>
            {copy.probeAll}
          </Button>
        </div>
      </div>
      <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className="text-ink-muted">
          {isRunning && copy.probing(done, calls.length)}
          {!isRunning &&
            all.length > 0 &&
            copy.summary(
              counts(({ result }) => result === 'ok'),
              counts(({ result }) => result === 'refused'),
              counts(isBad),
              counts(({ result }) => result === 'nothing'),
            )}
        </p>
        <Checkbox label={copy.only} checked={onlyBad} onChange={setOnlyBad} />
      </div>
      <div className="max-h-[32rem] overflow-y-auto">
        <Table<Endpoint>
          caption={copy.probes}
          rows={rows}
          rowKey={callName}
          empty={<p className="text-ink-muted">{copy.nothing}</p>}
          columns={[
            {
              key: 'call',
              header: copy.call,
              width: '12rem',
              cell: (endpoint) => (
                <>
                  <span className="block font-medium">{callName(endpoint)}</span>
                  <span className="block font-mono text-xs wrap-anywhere text-ink-muted">{endpoint.path}</span>
                </>
              ),
            },
            {
              key: 'result',
              header: copy.result,
              cell: (endpoint) => {
                const probe = probes.get(callName(endpoint))
                if (!probe) return <span className="text-ink-muted">{copy.notAsked}</span>
                return (
                  <>
                    <Badge tone={tone[probe.result]}>{copy.results[probe.result]}</Badge>
                    {probe.detail && <span className="ml-2 text-xs text-ink-muted">{probe.detail}</span>}
                  </>
                )
              },
            },
            {
              key: 'time',
              header: copy.time,
              align: 'right',
              cell: (endpoint) => {
                const ms = probes.get(callName(endpoint))?.ms
                return <span className="whitespace-nowrap tabular-nums">{ms === undefined ? '–' : copy.ms(ms)}</span>
              },
            },
            {
              key: 'probe',
              header: <span className="sr-only">{copy.probe}</span>,
              align: 'right',
              cell: (endpoint) => (
                <Button
                  size="small"
                  aria-label={copy.probeOf(callName(endpoint))}
                  disabled={isRunning}
                  onClick={() => run([endpoint])}
                >
                  {copy.probe}
                </Button>
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}
