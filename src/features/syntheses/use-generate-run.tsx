import { useRef, useState, type ReactNode } from 'react'

import { synthesesApi } from '#contract/syntheses.ts'
import { UpgradeCard } from '#platform/access/UpgradeCard.tsx'
import { ApiError, messageOf, NetworkError } from '#shared/api/errors.ts'
import { callApi } from '#shared/api/call-api.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { rememberRun } from './started-runs.ts'
import { copy } from './syntheses.copy.ts'
import { useGenerate } from './syntheses.mutations.ts'

type Request = { query: string; documentIds: string[] }

const KEPT = 'Your question and the chosen papers are kept.'

/**
 * Starts a run, once. A lost reply leaves it open whether the run was started: the same key is sent with the next try,
 * and the saved syntheses are looked through first.
 */
export function useGenerateRun(onStarted: (id: string) => void) {
  const generate = useGenerate()
  const attempt = useRef<{ of: string; key: string }>(undefined)
  const [last, setLast] = useState<{ request: Request; error: unknown }>()

  const keyFor = (request: Request) => {
    const of = JSON.stringify(request)
    if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() }
    return attempt.current.key
  }

  const finish = (id: string) => {
    attempt.current = undefined
    setLast(undefined)
    rememberRun(id)
    onStarted(id)
  }

  /** The run that a lost reply may have started. */
  const findStarted = async (request: Request) => {
    const list = await callApi(synthesesApi.list, {}).catch(() => [])
    const recent = list[0]
    const isIt =
      recent?.query === request.query &&
      recent.documentIds?.length === request.documentIds.length &&
      Date.now() - Date.parse(recent.createdAt ?? '') < 120_000
    return isIt ? recent.id : undefined
  }

  const [start, isBusy] = useOnce(async (request: Request) => {
    setLast(undefined)
    try {
      const started = await generate.mutateAsync({ body: { ...request, clientKey: keyFor(request) } })
      finish(started.id)
    } catch (error) {
      const started = error instanceof NetworkError && error.mayHaveArrived ? await findStarted(request) : undefined
      if (started) finish(started)
      else setLast({ request, error })
    }
  })

  const retry = () => last && start(last.request)
  return { start, isBusy, problem: last ? problemOf(last.error, retry, isBusy) : undefined }
}

function problemOf(error: unknown, retry: () => void, isBusy: boolean): ReactNode {
  if (error instanceof ApiError && error.code === 'limit_reached') return <UpgradeCard feature="synthesis" />
  const wait = error instanceof ApiError && error.retryAfter ? ` You can try again in ${error.retryAfter} seconds.` : ''
  const unknown = error instanceof NetworkError && error.mayHaveArrived ? ` ${copy.mayHaveStarted}` : ''
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
