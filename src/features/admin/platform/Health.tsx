import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'

import { adminApi } from '#contract/admin.ts'
import { capabilitiesQuery } from '#platform/capabilities/capabilities.queries.ts'
import { useConnection } from '#platform/realtime/use-socket-event.ts'
import { apiQuery } from '#shared/api/query.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { env } from '#shared/env.ts'
import { localDay } from '#shared/format/local-day.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Table } from '#shared/ui/Table.tsx'
import { Facts } from '#shared/ui/Facts.tsx'

import { capabilityRows, type CapabilityRow } from './capability-rows.ts'
import { diagnosticText, scriptName } from './diagnostic.ts'
import { platformCopy as copy } from './platform.copy.ts'
import type { Probe } from './probe.ts'
import { Probes } from './Probes.tsx'
import { callFigures, tabErrors } from './tab-errors.ts'

const timings = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[]

/** How server and browser are, as seen from here. */
export function Health({ now, isTextsAlone = false }: { now: number; isTextsAlone?: boolean }) {
  const client = useQueryClient()
  const connection = useConnection()
  const { data: capabilities } = useQuery(capabilitiesQuery())
  const platform = useQuery({
    ...apiQuery(adminApi.platform, {}),
    staleTime: 30_000,
    refetchOnMount: true,
    enabled: !isTextsAlone,
  })
  const [probes, setProbes] = useState<readonly Probe[]>([])
  const rows = capabilityRows(capabilities?.features ?? [])
  const errors = tabErrors(client)
  const calls = callFigures(timings(), env.apiBase)
  const build = scriptName(document)
  const save = () => {
    const text = diagnosticText({
      at: new Date().toISOString(),
      build,
      socket: connection,
      capabilities: rows,
      probes,
      errors,
      calls,
      platform: platform.data,
    })
    saveFile(new File([text], `roadrunner-diagnostic ${localDay(Date.now())}.json`, { type: 'application/json' }))
  }
  const server = platform.data?.server
  // Read when the answer came, so a drift of seconds is a drift of clocks.
  const drift = server ? Math.round((Date.parse(server.now) - platform.dataUpdatedAt) / 1000) : 0
  return (
    <div className="space-y-4">
      <div className="flex justify-end">
        <Button icon={FileDown} onClick={save}>
          {copy.diagnostic}
        </Button>
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title={copy.browser}>
          <Facts
            rows={[
              [copy.socket, copy.socketStates[connection]],
              [copy.calls, copy.callsText(calls.all, calls.refused, calls.failed)],
              [copy.slowest, copy.ms(calls.slowestMs)],
              [copy.build, build ?? copy.unknownBuild],
            ]}
          />
          <h3 className="mt-4 font-semibold">{copy.errors}</h3>
          <p className="text-xs text-ink-muted">{copy.errorsLead}</p>
          {errors.length === 0 ? (
            <p className="mt-1">{copy.noErrors}</p>
          ) : (
            <ul className="mt-1 space-y-0.5">
              {errors.map(({ call, kind, times }) => (
                <li key={`${call} ${kind}`} className="flex justify-between gap-3">
                  <span className="font-mono text-xs wrap-anywhere">{call}</span>
                  <span className="shrink-0 text-ink-muted">
                    {kind}, {times} ×
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
        {platform.data && server ? (
          <Card title={copy.server}>
            <Facts
              rows={[
                [copy.serverName, server.name],
                [copy.started, server.startedAt ? relativeTime(server.startedAt, now) : '–'],
                [copy.clock, Math.abs(drift) < 5 ? copy.clockRight : copy.clockOff(drift)],
              ]}
            />
            <h3 className="mt-4 mb-1 font-semibold">{copy.keptRows}</h3>
            <ul className="grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
              {platform.data.kept.map(({ kind, rows: n }) => (
                <li key={kind} className="flex justify-between gap-3 border-b border-line py-0.5">
                  <span className="text-ink-muted">{kind}</span>
                  <span className="tabular-nums">{n.toLocaleString('en-US')}</span>
                </li>
              ))}
            </ul>
          </Card>
        ) : (
          platform.error && <ErrorCard title={copy.loadFailed(copy.server)} of={platform} />
        )}
      </div>
      <Probes onProbes={setProbes} isTextsAlone={isTextsAlone} />
      <section aria-label={copy.capabilities}>
        <h2 className="text-base font-semibold">{copy.capabilities}</h2>
        <p className="mb-3 text-ink-muted">{copy.capabilitiesLead}</p>
        <Table<CapabilityRow>
          caption={copy.capabilities}
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              header: copy.capability,
              cell: ({ name }) => <span className="font-mono text-xs">{name}</span>,
            },
            { key: 'page', header: copy.page, cell: ({ isKnown }) => (isKnown ? copy.yes : copy.no) },
            { key: 'given', header: copy.given, cell: ({ isGiven }) => (isGiven ? copy.yes : copy.no) },
            {
              key: 'difference',
              header: copy.difference,
              cell: ({ isKnown, isGiven }) =>
                isKnown && isGiven ? (
                  <span className="text-ink-muted">{copy.same}</span>
                ) : (
                  <Badge tone="yellow">{isKnown ? copy.onlyPage : copy.onlyServer}</Badge>
                ),
            },
          ]}
        />
      </section>
    </div>
  )
}
