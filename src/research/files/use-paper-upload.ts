import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { isAbort, messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { toast } from '#shared/toast/toast.ts'

import { useConsume } from '#platform/access/use-consume.ts'
import { paperFilesCopy as copy } from './paper-files.copy.ts'
import { textsChanged } from './texts-changed.ts'

/** One file on its way to a paper. The file stays here until it is there, or until the person gives it up. */
export type UploadState =
  | { is: 'idle' }
  | { is: 'reading' | 'sending'; name: string; share: number }
  | { is: 'failed'; name: string; reason: string; mayRetry: boolean }

type Attempt = { file: File; replaces: string | undefined; clientKey: string }

/** Adds files to a paper, or puts one in the place of another. Leaving the page stops it. */
export function usePaperUpload(paper: Pick<Paper, 'id' | 'files'>) {
  const client = useQueryClient()
  const consume = useConsume()
  const [state, setState] = useState<UploadState>({ is: 'idle' })
  const attempt = useRef<Attempt>(undefined)
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const run = async ({ file, replaces, clientKey }: Attempt) => {
    const { signal } = (stopper.current = new AbortController())
    const { name } = file
    const step = (is: 'reading' | 'sending') => (share: number) => {
      if (!signal.aborted) setState({ is, name, share })
    }
    step('reading')(0)
    try {
      const [{ readPaperFile }, { sendFileOf }] = await Promise.all([
        import('./read-paper-file.ts'),
        import('./send-paper-file.ts'),
      ])
      const read = await readPaperFile(file, { signal, onProgress: step('reading') })
      step('sending')(0)
      const sent = await sendFileOf(paper.id, file, read, { replaces, clientKey, signal, onProgress: step('sending') })
      const isKnown = paper.files?.some(({ id }) => id === sent.file.id) ?? false
      if (!isKnown) consume('upload', clientKey)
      attempt.current = undefined
      setState({ is: 'idle' })
      const remark = isKnown ? copy.known : !read.hasText ? copy.scan : sent.isTextKept ? undefined : copy.textNotKept
      toast({ title: copy.added(name), ...(remark !== undefined && { description: remark }) })
      await invalidate(client, textsChanged)
    } catch (error) {
      if (isAbort(error) || signal.aborted) setState({ is: 'idle' })
      else {
        const mayRetry = !(error instanceof Error && error.name === 'PaperFileRefused')
        setState({ is: 'failed', name, reason: messageOf(error, 'It could not be sent.'), mayRetry })
      }
    }
  }
  return {
    state,
    add: (file: File, replaces?: string) => {
      attempt.current = { file, replaces, clientKey: newKey() }
      void run(attempt.current)
    },
    retry: () => {
      if (attempt.current) void run(attempt.current)
    },
    stop: () => stopper.current?.abort(),
    giveUp: () => {
      attempt.current = undefined
      setState({ is: 'idle' })
    },
  }
}
