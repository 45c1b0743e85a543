import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { modelsApi, type Whose } from '#contract/models.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Card } from '#shared/ui/Card.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { ModelForm } from './ModelForm.tsx'
import { modelsCopy as copy } from './models.copy.ts'

type Props = { whose: Whose; canChange?: boolean }

/** The language model that writes: which one it is, and where one may, the choice of another. */
export function ModelSection({ whose, canChange = true }: Props) {
  const { has } = useCapabilities()
  const read = useQuery({
    ...apiQuery(modelsApi.get, { params: { whose } }),
    enabled: has('models'),
  })
  const { data, error } = read
  if (!has('models')) return null
  if (!data) return error ? <ErrorCard title={copy.loadFailed} of={read} /> : <Skeleton shape="card" lines={3} />
  const { inUse, mayChoose, ownAllowed } = data
  return (
    <Card title={copy.title[whose]}>
      <div className="space-y-4">
        <div className="max-w-reading space-y-1">
          <p className="text-ink-muted">{copy.lead[whose]}</p>
          <p role="status">{inUse ? copy.inUse(inUse.model, inUse.chosenBy) : copy.none}</p>
        </div>
        {mayChoose && canChange ? (
          <ModelForm whose={whose} choice={data} />
        ) : (
          <p className="text-ink-muted">{copy.notOwn}</p>
        )}
        {whose === 'everyone' && <AllowOwn isOn={ownAllowed} canChange={canChange} />}
      </div>
    </Card>
  )
}

function AllowOwn({ isOn, canChange }: { isOn: boolean; canChange: boolean }) {
  const [problem, setProblem] = useState('')
  const { mutateAsync } = useApiMutation(modelsApi.allow, { invalidates: [modelsApi.get] })
  const [handle, isBusy] = useOnce(async (on: boolean) => {
    setProblem('')
    try {
      await mutateAsync({ body: { on } })
    } catch (error) {
      setProblem(`${copy.allowFailed} ${messageOf(error, '')}`.trim())
    }
  })
  return (
    <div className="border-t border-line pt-4">
      <Checkbox label={copy.allow} checked={isOn} disabled={!canChange || isBusy} onChange={handle} />
      <p className="mt-1 max-w-reading text-xs text-ink-muted">{copy.allowHint}</p>
      <p role="alert" className="text-state-red">
        {problem}
      </p>
    </div>
  )
}
