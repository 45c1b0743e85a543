import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { answerIn, type Answer, type AnswerQuestion } from '#contract/answer.ts'
import { synthesesApi, type Section, type Synthesis } from '#contract/syntheses.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'

import { synthesisQuery } from '../syntheses.queries.ts'

type Science = typeof import('#science/answers/answer.ts')
type Shown = { answer: Answer; sections: Section[] }

/**
 * The answer of a synthesis, and what a person changes of it: worked out anew at once, from its own rows or from the papers,
 * and saved one change after the other. What could not be saved stays on the page and says so.
 */
export function useAnswer(synthesis: Synthesis, papers: readonly ReadablePaper[]) {
  const client = useQueryClient()
  const saved = answerIn(synthesis.body)
  const [own, setOwn] = useState<Shown>()
  const [isBusy, setIsBusy] = useState(false)
  const [unsaved, setUnsaved] = useState<unknown>()
  const queue = useRef(Promise.resolve())
  const shown: Shown | undefined = own ?? (saved && { answer: saved, sections: synthesis.sections ?? [] })

  // An undo that was offered a while ago goes from what is shown when it is pressed.
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })

  const save = (next: Shown) => {
    setOwn(next)
    queue.current = queue.current.then(async () => {
      const { queryKey } = synthesisQuery(synthesis.id)
      const newest = client.getQueryData<Synthesis>(queryKey) ?? synthesis
      try {
        const given = await callApi(synthesesApi.update, {
          params: { id: synthesis.id },
          body: {
            body: { ...(typeof newest.body === 'object' && newest.body), answer: next.answer },
            sections: next.sections,
            ...(typeof newest.version === 'number' && { version: newest.version }),
          },
        })
        client.setQueryData(queryKey, given)
        setUnsaved(undefined)
        setOwn((now) => (now === next ? undefined : now))
        await invalidate(client, [synthesesApi.list])
      } catch (error) {
        setUnsaved(error)
      }
    })
  }

  /** Works it out by `how`, which is loaded when it is first needed. */
  const change = async (how: (science: Science, answer: Answer) => Answer) => {
    setIsBusy(true)
    try {
      const [science, { changedProse }] = await Promise.all([
        import('#science/answers/answer.ts'),
        import('#science/answers/changed-prose.ts'),
      ])
      const before = latest.current
      if (!before) return
      const answer = how(science, before.answer)
      // What a model wrote around the answer is its own text: only the person changes it.
      const isByModel = synthesis.writtenBy?.kind === 'model'
      save({ answer, sections: isByModel ? before.sections : changedProse(before.sections, before.answer, answer) })
    } finally {
      setIsBusy(false)
    }
  }

  return {
    answer: shown?.answer,
    sections: shown?.sections,
    isBusy,
    unsaved,
    retry: () => own && save(own),
    /** Counts without these studies. */
    without: (out: ReadonlySet<string>) => change(({ recompute }, answer) => recompute(answer, out)),
    /** Reads the papers again for another reading of the question; studies taken out stay out. */
    asking: (question: AnswerQuestion) =>
      change(({ answerFrom, recompute }, { rows }) => {
        const out = new Set(rows.filter(({ isOut }) => isOut).map(({ study }) => study))
        return recompute(answerFrom({ question, papers }), out)
      }),
  }
}
