import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Synthesis } from '#contract/syntheses.ts'
import { rememberRun } from '#platform/access/started-runs.ts'
import { BY_RULES } from '#research/model-runs/run-words.ts'
import { messageOf } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useIsHere } from '#shared/browser/use-is-here.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'

import { synthesesCopy as copy } from './syntheses.copy.ts'
import { useGenerate } from './syntheses.mutations.ts'

/** The same question over the same papers, by rules and not by a model: another synthesis, so that this one stays. */
export function ByRulesButton({ synthesis: { query, documentIds, kind } }: { synthesis: Synthesis }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const { mutateAsync } = useGenerate()
  const [clientKey] = useState(newKey)
  const [problem, setProblem] = useState('')
  const [write, isBusy] = useOnce(async () => {
    setProblem('')
    try {
      const body = { query: query ?? '', documentIds: documentIds ?? [], clientKey, params: { byRules: true } }
      const { id } = await mutateAsync({ body: { ...body, ...(kind != null && { kind }) } })
      rememberRun(id)
      if (isHere()) void navigate(paths.synthesisHistory(id))
    } catch (error) {
      setProblem(messageOf(error, copy.generateFailed))
    }
  })
  if (!query || !documentIds?.length) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button size="small" busy={isBusy} onClick={write}>
        {BY_RULES}
      </Button>
      <span role="alert" className="text-state-red">
        {problem}
      </span>
    </span>
  )
}
