import { useEffect, useMemo, useReducer, useRef, useState } from 'react'

import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { onFocusAsked } from '../beside/ask-focus.ts'
import { PanelBody, PanelEmpty } from '../beside/PanelBody.tsx'
import { usePerson } from '../beside/use-person.ts'
import { useSharedMap } from '../beside/use-shared-map.ts'
import { useDraft, useDraftText } from '../draft-context.ts'
import { commentsCopy as copy } from './comments.copy.ts'
import { MessageForm } from './MessageForm.tsx'
import { placesOfThreads, selectedWords } from './thread-places.ts'
import { ThreadCard } from './ThreadCard.tsx'
import { beginThread, threadsIn } from './threads.ts'

/** Threads on marked words, in the order of the text; those whose words are gone stand at the end. */
export function CommentsPanel() {
  const { id, editor, threads, canWrite } = useDraft()
  const { manuscript } = useDraftText()
  const person = usePerson()
  const all = threadsIn(useSharedMap(threads))
  const [hasResolved, setResolved] = useState(false)
  const [, moved] = useReducer((count: number) => count + 1, 0)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    editor.on('selectionUpdate', moved)
    return () => void editor.off('selectionUpdate', moved)
  }, [editor])
  useEffect(() => onFocusAsked('comments', () => field.current?.focus()), [])
  // Marks move with the text: they are looked for again after every pause.
  // oxlint-disable-next-line react/exhaustive-deps
  const places = useMemo(() => placesOfThreads(editor), [editor, manuscript, all.length])

  const words = selectedWords(editor)
  const shown = all.filter(({ resolved }) => hasResolved || !resolved)
  const standing = shown
    .filter((thread) => places.has(thread.id))
    .toSorted((a, b) => (places.get(a.id)?.from ?? 0) - (places.get(b.id)?.from ?? 0))
  const orphans = shown.filter((thread) => !places.has(thread.id))
  const { from } = editor.state.selection
  const currentId = standing.find((thread) => {
    const place = places.get(thread.id)
    return place && from >= place.from && from <= place.to
  })?.id
  const closed = all.filter(({ resolved }) => resolved).length

  const add = (text: string): boolean => {
    const { from: start, to } = editor.state.selection
    if (start === to) return false
    const threadId = beginThread(threads, words, text, person)
    editor.chain().setTextSelection({ from: start, to }).setMark('comment', { threadId }).run()
    return true
  }
  const show = (threadId: string) => {
    const place = placesOfThreads(editor).get(threadId)
    if (place) editor.chain().focus().setTextSelection(place).scrollIntoView().run()
  }
  const card = (thread: (typeof all)[number]) => (
    <ThreadCard
      key={thread.id}
      thread={thread}
      person={person}
      isCurrent={thread.id === currentId}
      onShow={places.has(thread.id) ? () => show(thread.id) : undefined}
    />
  )
  return (
    <PanelBody>
      {canWrite ? (
        <div className="space-y-2">
          <p className="text-ink-muted" role="status">
            {words === '' ? (
              copy.selectFirst
            ) : (
              <>
                {copy.on}{' '}
                <q translate="no" className="font-serif text-ink">
                  {words.slice(0, 120)}
                </q>
              </>
            )}
          </p>
          <MessageForm
            target={id}
            label={copy.newLabel}
            action={copy.add}
            disabled={words === ''}
            onSend={add}
            field={field}
          />
        </div>
      ) : (
        <p className="text-ink-muted">{copy.readOnly}</p>
      )}
      {all.length === 0 ? (
        <PanelEmpty title={copy.empty}>{canWrite && copy.emptyHow}</PanelEmpty>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="font-medium">{copy.open(all.length - closed)}</p>
          {closed > 0 && <Checkbox label={copy.showResolved(closed)} checked={hasResolved} onChange={setResolved} />}
        </div>
      )}
      {standing.length > 0 && <ul className="space-y-3">{standing.map(card)}</ul>}
      {orphans.length > 0 && (
        <section aria-label={copy.orphans} className="space-y-2">
          <h3 className="font-semibold">{copy.orphans}</h3>
          <ul className="space-y-3">{orphans.map(card)}</ul>
        </section>
      )}
    </PanelBody>
  )
}
