import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { adminApi, type FeatureSwitch } from '#contract/admin.ts'
import { capabilitiesApi } from '#contract/capabilities.ts'
import { apiQuery, useApiMutation } from '#shared/api/query.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { SwitchSign } from '#shared/ui/SwitchSign.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { featureName, planName } from '../frame/admin.copy.ts'
import { ChangeDialog } from '../frame/ChangeDialog.tsx'
import { platformCopy as copy } from './platform.copy.ts'

const onOff = (on: boolean) => (on ? copy.on : copy.off)

/** What can be switched off, and the limits as the server reports them. */
export function Switches({ now, canChange }: { now: number; canChange: boolean }) {
  const read = useQuery({
    ...apiQuery(adminApi.platform, {}),
    staleTime: 30_000,
    refetchOnMount: true,
  })
  const { data, error } = read
  const [turning, setTurning] = useState<FeatureSwitch>()
  if (!data && error) {
    return <ErrorCard title={copy.loadFailed(copy.switches)} of={read} kept={copy.kept} />
  }
  if (!data) return <Skeleton shape="card" lines={2} />
  const plans = [...new Set(data.limits.map(({ plan }) => plan))]
  const features = [...new Set(data.limits.map(({ feature }) => feature))]
  return (
    <div className="space-y-5">
      {!canChange && <Notice title={copy.readOnly}>{copy.readOnlyDetail}</Notice>}
      <Card title={copy.switches}>
        <p className="mb-3 text-ink-muted">{copy.switchesLead}</p>
        <ul className="divide-y divide-line">
          {data.switches.map((each) => (
            <li key={each.key} className="flex items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1">
                <p className="font-medium">
                  {each.name} <Badge tone={each.on ? 'green' : 'grey'}>{onOff(each.on)}</Badge>
                </p>
                <p className="text-xs text-ink-muted">
                  {each.effect}
                  {each.changedAt && ` ${relativeTime(each.changedAt, now)}.`}
                </p>
              </div>
              {canChange && (
                <button
                  type="button"
                  aria-label={each.on ? copy.turnOff(each.name) : copy.turnOn(each.name)}
                  onClick={() => setTurning(each)}
                  className="grid h-8 shrink-0 place-items-center rounded-control px-1 pointer-coarse:h-11"
                >
                  <SwitchSign isOn={each.on} />
                </button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <section aria-label={copy.limits}>
        <h2 className="text-base font-semibold">{copy.limits}</h2>
        <p className="mb-3 text-ink-muted">{copy.limitsLead}</p>
        <Table<string>
          caption={copy.limits}
          rows={plans}
          rowKey={(plan) => plan}
          columns={[
            { key: 'plan', header: copy.plan, cell: (plan) => planName(plan) },
            ...features.map((feature) => ({
              key: feature,
              header: featureName(feature),
              align: 'right' as const,
              cell: (plan: string) => {
                const limit = data.limits.find((each) => each.plan === plan && each.feature === feature)?.perMonth
                return limit === null || limit === undefined ? (
                  <span className="text-ink-muted">{copy.noLimit}</span>
                ) : (
                  limit
                )
              },
            })),
          ]}
        />
      </section>
      {turning && <TurnSwitch key={turning.key} feature={turning} onClose={() => setTurning(undefined)} />}
    </div>
  )
}

function TurnSwitch({ feature, onClose }: { feature: FeatureSwitch; onClose: () => void }) {
  const { mutateAsync } = useApiMutation(adminApi.setSwitch, {
    invalidates: [adminApi.platform, adminApi.log, capabilitiesApi.get],
  })
  const next = !feature.on
  return (
    <ChangeDialog
      title={next ? copy.turnOn(feature.name) : copy.turnOff(feature.name)}
      target={`switch:${feature.key}`}
      changes={[{ field: copy.state, before: onOff(feature.on), after: onOff(next) }]}
      impact={next ? [] : [copy.impactOff(feature.effect), copy.impactOpen]}
      action={next ? copy.turnOn(feature.name) : copy.turnOff(feature.name)}
      destructive={!next}
      onClose={onClose}
      onConfirm={async (_, clientKey) => {
        const { name, on } = await mutateAsync({ params: { key: feature.key }, body: { on: next, clientKey } })
        toast({ title: copy.saved(name, on) })
      }}
    />
  )
}
