import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { highlightsApi, type Highlight } from '#contract/highlights.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { placePassage, type PlacedPassage } from '#science/documents/place-quote.ts'
import { callApi } from '#shared/api/call-api.ts'
import { apiQuery, invalidate, useApiMutation } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { toast } from '#shared/toast/toast.ts'

import type { OpenedDocument } from './opened-document.ts'
import { readerCopy as copy } from './reader.copy.ts'

export type PlacedHighlight = Highlight & { place: PlacedPassage }
export type NewHighlight = Pick<Highlight, 'quote' | 'start' | 'end' | 'colour' | 'note' | 'tags'> &
  Partial<Pick<Highlight, 'before' | 'after' | 'page'>>

const words = (error: Error) => error.message || 'Try again in a moment.'
const failed = (title: string) => (error: Error) => toast({ title, description: words(error), variant: 'destructive' })

/** The highlights of a paper, each put where it stands in the text that is open, and what can be done with them. */
export function useHighlights(documentId: string, open: Pick<OpenedDocument, 'text' | 'textHash'>) {
  const client = useQueryClient()
  const { has } = useCapabilities()
  const isOffered = has('highlights')
  const query = apiQuery(highlightsApi.list, { params: { id: documentId } })
  const list = useQuery({ ...query, enabled: isOffered })
  const { placed, unplaced } = useMemo(() => {
    const all = list.data?.highlights ?? []
    const found = all.flatMap((highlight): PlacedHighlight[] => {
      const place = placePassage(highlight, open.text, open.textHash)
      return place ? [{ ...highlight, place }] : []
    })
    const ids = new Set(found.map(({ id }) => id))
    return {
      placed: found.toSorted((a, b) => a.place.start - b.place.start || a.place.end - b.place.end),
      unplaced: all.filter(({ id }) => !ids.has(id)),
    }
  }, [list.data, open.text, open.textHash])

  const invalidates = [highlightsApi.list]
  const creating = useApiMutation(highlightsApi.create, { invalidates })
  const change = useApiMutation(highlightsApi.change, { invalidates, onError: failed(copy.notKept) })
  const removing = useApiMutation(highlightsApi.remove, { invalidates, onError: failed(copy.notRemoved) })

  /** Sent under one key: an answer that was lost and a second try make one highlight. */
  const create = (mark: NewHighlight, clientKey = newKey()): Promise<Highlight | undefined> =>
    creating
      .mutateAsync({ params: { id: documentId }, body: { ...mark, textHash: open.textHash, clientKey } })
      .catch((error: unknown) => {
        toast({
          title: copy.notKept,
          ...(error instanceof Error && { description: words(error) }),
          variant: 'destructive',
          action: { label: 'Try Again', onClick: () => void create(mark, clientKey) },
        })
        return undefined
      })

  const remove = ({ id }: Pick<Highlight, 'id'>) =>
    removing.mutate(
      { params: { highlightId: id } },
      {
        onSuccess: () => {
          const undo = async () => {
            try {
              await callApi(highlightsApi.restore, { params: { highlightId: id } })
              await invalidate(client, invalidates)
              toast({ title: copy.broughtBack })
            } catch (error) {
              failed(copy.notKept)(error instanceof Error ? error : new Error(''))
            }
          }
          toast({ title: copy.removed, action: { label: copy.undo, onClick: () => void undo() } })
        },
      },
    )

  return { isOffered, placed, unplaced, list, create, isCreating: creating.isPending, change, remove }
}
export type Highlights = ReturnType<typeof useHighlights>
