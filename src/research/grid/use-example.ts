import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useOnce } from '#shared/browser/use-once.ts'

import { useCreateAnalysis } from '../analyses/create-analysis.ts'
import { viewAddress } from '../analyses/view-address.ts'
import type { WantedExample } from './make-example.ts'

/** Makes a finished analysis of example papers and opens it. */
export function useExample(wanted: WantedExample) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const create = useCreateAnalysis()
  const [failure, setFailure] = useState<unknown>()
  const [open, isOpening] = useOnce(async () => {
    setFailure(undefined)
    try {
      const { makeExample } = await import('./make-example.ts')
      await navigate(viewAddress(wanted.kind, await makeExample(wanted, client, create)))
    } catch (error) {
      setFailure(error)
    }
  })
  return { open, isOpening, failure, forget: () => setFailure(undefined) }
}
