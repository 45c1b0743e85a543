import { Link2, Maximize, Minus, Plus, Redo2, Undo2 } from 'lucide-react'

import { linkKinds, type ClaimLink, type NarrativeBody } from '#contract/narrative.ts'
import type { Paper } from '#contract/papers.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { columnsByTheme, columnsByYear, placesOf, type Card } from '#science/narrative/canvas.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import type { Edit } from '../edits.ts'
import { canvasCopy as copy } from './canvas.copy.ts'
import { addLink, claimOf, placeCards, putNote, removeCards, sectionOf } from './canvas-edits.ts'
import type { CanvasView } from './canvas-view.ts'

type Props = {
  body: NarrativeBody
  cards: readonly Card[]
  papers: readonly Paper[]
  /** The chosen cards. */
  ids: readonly string[]
  mayWrite: boolean
  change: (edit: Edit) => void
  steps: { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void }
  view: CanvasView
  onView: (view: CanvasView) => void
  onFit: () => void
  /** The note that is to be written. */
  onNote: (id: string) => void
  onNone: () => void
}

/** What is done with the canvas, and with the cards that are chosen. */
export function CanvasToolbar(props: Props) {
  const { body, cards, papers, ids, mayWrite, change, steps, view, onView, onFit, onNote, onNone } = props
  const claimIds = body.claims.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
  const noteIds = body.notes.filter(({ id }) => ids.includes(id)).map(({ id }) => id)
  const zoomBy = (by: number) => onView({ ...view, zoom: Math.min(2, Math.max(0.25, view.zoom * by)) })
  const link = (kind: ClaimLink['kind']) => {
    const [from, to] = ids
    if (from !== undefined && to !== undefined) change(addLink({ id: newKey(), from, to, kind }))
  }
  const remove = async () => {
    const gone = [...claimIds, ...noteIds]
    const isSure = await confirm({
      title: copy.removeAsk(gone.length),
      body: copy.removeBody,
      action: copy.remove,
      destructive: true,
    })
    if (!isSure) return
    change(removeCards(gone))
    onNone()
  }
  const addNote = () => {
    const id = newKey()
    change(putNote(id, ''))
    onNote(id)
  }
  return (
    <div role="toolbar" aria-label={copy.title} className="flex flex-wrap items-center gap-2">
      {mayWrite && (
        <>
          <Button size="small" icon={Plus} onClick={addNote}>
            {copy.addNote}
          </Button>
          <Button size="small" onClick={() => change(placeCards(placesOf(columnsByYear(cards, papers))))}>
            {copy.byYear}
          </Button>
          <Button size="small" onClick={() => change(placeCards(placesOf(columnsByTheme(cards, body.sections))))}>
            {copy.byTheme}
          </Button>
          <span className="flex items-center">
            <IconButton size="small" icon={Undo2} label="Undo" disabled={!steps.canUndo} onClick={steps.undo} />
            <IconButton size="small" icon={Redo2} label="Redo" disabled={!steps.canRedo} onClick={steps.redo} />
          </span>
        </>
      )}
      <span className="flex items-center">
        <IconButton size="small" icon={Minus} label={copy.zoomOut} onClick={() => zoomBy(1 / 1.25)} />
        <IconButton size="small" icon={Plus} label={copy.zoomIn} onClick={() => zoomBy(1.25)} />
        <IconButton size="small" icon={Maximize} label={copy.fit} onClick={onFit} />
      </span>
      {ids.length > 0 && (
        <>
          <span role="status" className="text-sm font-medium">
            {copy.chosen(ids.length)}
          </span>
          {mayWrite && claimIds.length > 0 && (
            <Button size="small" onClick={() => change(sectionOf(newKey(), copy.toSectionName, claimIds))}>
              {copy.toSection}
            </Button>
          )}
          {mayWrite && claimIds.length + noteIds.length > 0 && (
            <Button size="small" onClick={() => change(claimOf(newKey(), ids))}>
              {copy.toClaim}
            </Button>
          )}
          {mayWrite && ids.length === 2 && (
            <DropdownMenu
              label={copy.link}
              trigger={
                <Button size="small" icon={Link2}>
                  {copy.link}
                </Button>
              }
              items={linkKinds.map((kind) => ({
                label: copy.linkAs(copy.linkKinds[kind]),
                onSelect: () => link(kind),
              }))}
            />
          )}
          {mayWrite && claimIds.length + noteIds.length > 0 && (
            <Button size="small" onClick={() => void remove()}>
              {copy.remove}
            </Button>
          )}
          <Button size="small" onClick={onNone}>
            {copy.clear}
          </Button>
        </>
      )}
    </div>
  )
}
