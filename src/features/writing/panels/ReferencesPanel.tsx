import { useQueryClient } from '@tanstack/react-query'
import { AtSign, Plus, Trash2 } from 'lucide-react'
import { use, useState } from 'react'
import { Link } from 'react-router-dom'

import { PickerSlot } from '#research/grid/picker-slot.ts'
import { papersQuery } from '#research/papers/papers.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { PaperLine } from '../cards/PaperLine.tsx'
import { useDraft, useDraftText } from '../draft-context.ts'
import { goTo } from '../go-to.ts'
import { referencesOf } from '../sync/draft-doc.ts'

/** The papers of the draft: how often each is cited, and those that nobody cites. */
export function ReferencesPanel() {
  const { editor, doc, references, addReferences, insertCitation, canWrite } = useDraft()
  const client = useQueryClient()
  const picker = use(PickerSlot)
  const [isPicking, setIsPicking] = useState(false)
  const [last, setLast] = useState<{ id: string; place: number }>()
  const { clusters } = useDraftText().numbering
  const places = new Map<string, string[]>()
  for (const { id, items } of clusters) {
    for (const { paperId } of items) places.set(paperId, [...(places.get(paperId) ?? []), id])
  }
  const sorted = [...references.values()].sort(
    (a, b) => (places.get(b.id)?.length ?? 0) - (places.get(a.id)?.length ?? 0) || a.title.localeCompare(b.title),
  )
  const add = async (ids: string[]) => {
    const fresh = ids.filter((id) => !references.has(id))
    if (fresh.length === 0) return
    try {
      addReferences((await client.fetchQuery(papersQuery(fresh))).documents)
    } catch (error) {
      toast({ title: 'The papers could not be added', description: messageOf(error, ''), variant: 'destructive' })
    }
  }
  /** One citation after the other. */
  const show = (paperId: string) => {
    const all = places.get(paperId) ?? []
    const place = last?.id === paperId ? (last.place + 1) % all.length : 0
    const citation = all[place]
    if (citation !== undefined) goTo(editor, citation)
    setLast({ id: paperId, place })
  }
  return (
    <>
      {canWrite && picker && (
        <Button size="small" icon={Plus} className="mb-3" onClick={() => setIsPicking(true)}>
          Add papers
        </Button>
      )}
      {sorted.length === 0 && (
        <p className="text-ink-muted">Type @ in the text to cite a paper. It is then listed here.</p>
      )}
      <ul className="divide-y divide-line">
        {sorted.map((paper) => {
          const times = places.get(paper.id)?.length ?? 0
          return (
            <li key={paper.id} className="py-2.5">
              <Link to={paths.document(paper.id)} className="block hover:underline">
                <PaperLine paper={paper} />
              </Link>
              <div className="mt-1 flex items-center gap-1">
                {times > 0 ? (
                  <Button size="small" variant="ghost" onClick={() => show(paper.id)}>
                    Cited {count(times, 'time', 'times')}
                  </Button>
                ) : (
                  <span className="px-2 text-xs text-ink-muted">Not cited</span>
                )}
                {canWrite && (
                  <span className="ml-auto flex">
                    <IconButton
                      label={`Cite ${paper.title}`}
                      icon={AtSign}
                      size="small"
                      onClick={() => insertCitation([{ paperId: paper.id }])}
                    />
                    {times === 0 && (
                      <IconButton
                        label={`Remove ${paper.title}`}
                        icon={Trash2}
                        size="small"
                        onClick={() => referencesOf(doc).delete(paper.id)}
                      />
                    )}
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {picker?.({
        open: isPicking,
        onClose: () => setIsPicking(false),
        chosen: [...references.keys()],
        onChosen: (ids) => void add(ids),
      })}
    </>
  )
}
