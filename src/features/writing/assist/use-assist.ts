import { useEffect, useRef, useState } from 'react'

import { writingApi, type AssistAction, type AssistPassage } from '#contract/writing.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf, NetworkError } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'

import type { ChosenText } from './chosen-text.ts'

export type Wish = {
  analysisId: string
  action: AssistAction
  instruction: string
  chosen: ChosenText
  passages: readonly AssistPassage[]
}
export type Delivered = OutputOf<typeof writingApi.assist> & { wish: Wish }
export type AssistProblemState = { isLimit: boolean; message: string }

/**
 * Asks for help with a text. An answer counts once, when it is here; a wish sent again after a lost answer carries the
 * same key, so that it is the same answer and the same use.
 */
export function useAssist() {
  const consume = useConsume()
  const attempt = useRef<{ of: string; key: string }>(undefined)
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])
  const [delivered, setDelivered] = useState<Delivered>()
  const [problem, setProblem] = useState<AssistProblemState>()
  const [ask, isAsking] = useOnce(async (wish: Wish) => {
    setProblem(undefined)
    const body = {
      analysisId: wish.analysisId,
      action: wish.action,
      instruction: wish.instruction.trim(),
      before: wish.chosen.before,
      sentences: wish.chosen.sentences.map(({ id, text, paperIds }) => ({ id, text, paperIds })),
      passages: wish.passages.map(({ documentId, quote }) => ({ documentId, quote })),
    }
    const of = JSON.stringify(body)
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() }
    const { key } = attempt.current
    try {
      const request = () => callApi(writingApi.assist, { body: { ...body, clientKey: key } })
      let answer = await request()
      // A slow model: asked again, the server waits for the same answer.
      while (answer.isWriting && !hasLeft.current) answer = await request()
      if (answer.isWriting) return
      attempt.current = undefined
      consume('write', key)
      setDelivered({ ...answer, wish })
    } catch (error) {
      if (!(error instanceof NetworkError && error.mayHaveArrived)) attempt.current = undefined
      const isLimit = error instanceof ApiError && error.code === 'limit_reached'
      setProblem({ isLimit, message: messageOf(error, 'The server gave no reason.') })
    }
  })
  return { ask, isAsking, delivered, problem, discard: () => setDelivered(undefined) }
}
