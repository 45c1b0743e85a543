import { useRef, useState, type ReactNode } from 'react'

import { synthesesApi } from '#contract/syntheses.ts'
import { UpgradeCard } from '#platform/access/UpgradeCard.tsx'
import { newKey } from '#shared/browser/new-key.ts'
import { ApiError, messageOf, NetworkError } from '#shared/api/errors.ts'
import { callApi } from '#shared/api/call-api.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { rememberRun } from '#platform/access/started-runs.ts'
import { synthesesCopy as copy } from './syntheses.copy.ts'
import { useGenerate } from './syntheses.mutations.ts'

type Request = { query: string; documentIds: string[] }
type Problem = { error: unknown; isUnseen: boolean }

const KEPT = 'Your question and the chosen papers are kept.'

/**
 * Starts a run, once. A lost reply leaves it open whether the run was started: the same key is sent with the next try,
 * and the saved syntheses are looked through first.
 */
export function useGenerateRun(onStarted: (id: string) => void) {
  const generate = useGenerate()
  const attempt = useRef<{ of: string; key: string }>(undefined)
  const [last, setLast] = useState<Problem & { request: Request }>()

  const keyFor = (request: Request) => {
    const of = JSON.stringify(request)
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() }
    return attempt.current.key
  }

  const finish = (id: string) => {
    attempt.current = undefined
    setLast(undefined)
    rememberRun(id)
    onStarted(id)
  }

  /** The run that a lost reply may have started; `isUnseen` when the saved syntheses could not be looked through either. */
  const findStarted = async (request: Request): Promise<{ id?: string | undefined; isUnseen: boolean }> => {
    const list = await callApi(synthesesApi.list, {}).catch(() => undefined)
    if (!list) return { isUnseen: true }
    const recent = list[0]
    const isIt =
      recent?.query === request.query &&
      recent.documentIds?.length === request.documentIds.length &&
      Date.now() - Date.parse(recent.createdAt ?? '') < 120_000
    return { id: isIt ? recent.id : undefined, isUnseen: false }
  }

  const [start, isBusy] = useOnce(async (request: Request) => {
    setLast(undefined)
    try {
      const started = await generate.mutateAsync({ body: { ...request, clientKey: keyFor(request) } })
      finish(started.id)
    } catch (error) {
      const mayBe = error instanceof NetworkError && error.mayHaveArrived
      const { id, isUnseen } = mayBe ? await findStarted(request) : { isUnseen: false }
      if (id) finish(id)
      else setLast({ request, error, isUnseen })
    }
  })

  const retry = () => last && start(last.request)
  return { start, isBusy, problem: last ? problemOf(last, retry, isBusy) : undefined }
}

function problemOf({ error, isUnseen }: Problem, retry: () => void, isBusy: boolean): ReactNode {
  if (error instanceof ApiError && error.code === 'limit_reached') return <UpgradeCard feature="synthesis" />
  const wait = error instanceof ApiError && error.retryAfter ? ` You can try again in ${error.retryAfter} seconds.` : ''
  const mayBe = error instanceof NetworkError && error.mayHaveArrived
  const unknown = mayBe ? ` ${isUnseen ? copy.unknownStart : copy.mayHaveStarted}` : ''
  return (
    <ErrorCard
      title={copy.generateFailed}
      error={new Error(`${messageOf(error, '')}${wait}${unknown}`)}
      kept={KEPT}
      onRetry={retry}
      busy={isBusy}
    />
  )
}
