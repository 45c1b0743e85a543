import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import { filesApi, type PaperText } from '#contract/files.ts'
import type { Paper } from '#contract/papers.ts'
import { textsChanged } from '#research/files/texts-changed.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate } from '#shared/api/query.ts'

import { fileToShow, openDocument, type OpenedDocument, type OpenProgress } from './opened-document.ts'

export type Opening =
  | { is: 'opening'; progress?: OpenProgress }
  | { is: 'locked'; wasWrong: boolean; open: (password: string) => void }
  | { is: 'open'; document: OpenedDocument }

/** Opens the file of a paper, and keeps its text on the server where that has not been done. */
export function useOpenedDocument(paper: Paper, kept: PaperText | undefined, wanted?: string): Opening {
  const client = useQueryClient()
  const file = fileToShow(paper.files ?? [], wanted)
  const [password, setPassword] = useState<string>()
  const key = `${paper.id} ${file?.id ?? ''} ${password ?? ''}`
  const [state, setState] = useState<{ key: string; opening: Opening }>({ key, opening: { is: 'opening' } })

  const keep = useEffectEvent(async (document: OpenedDocument) => {
    const { source, pdf } = document
    if (!source || source.text !== undefined || !pdf) return
    const pages = pdf.pages.map(({ page, text }) => ({ page, text }))
    try {
      await callApi(filesApi.saveText, {
        params: { id: paper.id },
        body: { fileId: source.id, pages, textHash: document.textHash },
      })
      await invalidate(client, textsChanged)
    } catch {
      // The text is read anew at the next opening; nothing of the person's is lost.
    }
  })
  const open = useEffectEvent((signal: AbortSignal, onProgress: (progress: OpenProgress) => void) =>
    openDocument(paper, kept, file, { password, signal, onProgress }),
  )

  useEffect(() => {
    const stopper = new AbortController()
    let opened: OpenedDocument | undefined
    const tell = (opening: Opening) => {
      if (!stopper.signal.aborted) setState({ key, opening })
    }
    open(stopper.signal, (progress) => tell({ is: 'opening', progress })).then(
      (document) => {
        opened = document
        if (stopper.signal.aborted) return document.pdf?.close()
        tell({ is: 'open', document })
        return void keep(document)
      },
      (error: unknown) => {
        const wasWrong = (error as { kind?: unknown } | null)?.kind === 'password-wrong'
        tell({ is: 'locked', wasWrong, open: setPassword })
      },
    )
    return () => {
      stopper.abort()
      opened?.pdf?.close()
    }
  }, [key])

  return state.key === key ? state.opening : { is: 'opening' }
}
