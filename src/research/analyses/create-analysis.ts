import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { synthesesApi } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { analysisQuery } from './analysis.queries.ts'

export type NewAnalysis = {
  kind: string
  title: string
  query: string
  documentIds: string[]
  body: unknown
  /** The project whose people work on it too. */
  projectId?: string
}

/** Makes an analysis, once: the same words sent again after a lost answer give the one that was made. */
export function useCreateAnalysis() {
  const client = useQueryClient()
  const attempt = useRef<{ of: string; key: string }>(undefined)
  return async (wanted: NewAnalysis): Promise<string> => {
    const of = JSON.stringify(wanted)
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() }
    const body = { ...wanted, clientKey: attempt.current.key }
    const made = await callApi(synthesesApi.create, { body })
    client.setQueryData(analysisQuery(made.id).queryKey, made)
    attempt.current = undefined
    await invalidate(client, [synthesesApi.list])
    return made.id
  }
}
