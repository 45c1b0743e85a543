import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'

import type { Synthesis } from '#contract/syntheses.ts'
import { analysisPapersQuery } from '#research/analyses/analysis.queries.ts'
import { SaveConflict } from '#research/saving/SaveConflict.tsx'
import { SaveSign } from '#research/saving/SaveSign.tsx'
import { allPlaces, boxAround, cardsOf } from '#science/narrative/canvas.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useHistory } from '#shared/history/use-history.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { useNarrative } from '../use-narrative.ts'
import { canvasCopy as copy } from './canvas.copy.ts'
import { placeCards, putNote, removeLink } from './canvas-edits.ts'
import { READABLE, viewOnto, type CanvasView } from './canvas-view.ts'
import { CanvasBoard } from './CanvasBoard.tsx'
import { CanvasList } from './CanvasList.tsx'
import { CanvasToolbar } from './CanvasToolbar.tsx'
import { useCanvasExport, type CanvasFormat } from './use-canvas-export.tsx'

const NO_PAPERS: never[] = []

/** The cards of one narrative review. It edits the same claims as the outline. */
export function NarrativeCanvas({ analysis }: { analysis: Synthesis }) {
  const saved = useNarrative(analysis)
  const { body } = saved
  const { step: change, ...steps } = useHistory(body, saved.change)
  const papersQuery = analysisPapersQuery(analysis.id, analysis.documentIds)
  const papers = useQuery({ ...papersQuery, placeholderData: (before) => before }).data ?? NO_PAPERS
  const labels = paperLabels(papers)
  const mayWrite = analysis.ownRole !== 'reader' && !body.isFinal
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState('cards')
  const [note, setNote] = useState<string>()
  const exportAs = useCanvasExport(saved.title, body, papersQuery)
  const frame = useRef<HTMLDivElement>(null)
  const cards = cardsOf(body, papers)
  const places = allPlaces(body, papers)
  const [view, setView] = useState<CanvasView>({ x: 24, y: 24, zoom: 0.8 })
  const known = new Set(cards.map(({ id }) => id))
  const ids = [...chosen].filter((id) => known.has(id))

  const choose = (picked: readonly string[], mode: 'only' | 'toggle' | 'add') =>
    setChosen((before) => {
      if (mode === 'only') return new Set(picked)
      const next = new Set(before)
      for (const id of picked) {
        if (mode === 'toggle' && next.has(id)) next.delete(id)
        else next.add(id)
      }
      return next
    })
  const fit = (least?: number) => {
    const { clientWidth = 800, clientHeight = 500 } = frame.current ?? {}
    setView(viewOnto(boxAround(places), clientWidth, Math.max(clientHeight - 8, 200), least))
  }
  const fitOnce = useEffectEvent(() => fit(READABLE))
  // When the papers are here, all cards that can be read at once are seen, until somebody looks elsewhere.
  const hasCards = papers.length > 0 || body.claims.length > 0
  useEffect(() => {
    if (hasCards) fitOnce()
  }, [hasCards])
  const onStepKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null
    if (!mayWrite || isTyping || !(event.ctrlKey || event.metaKey)) return
    const name = event.key.toLowerCase()
    if (name !== 'z' && name !== 'y') return
    event.preventDefault()
    if (name === 'y' || event.shiftKey) steps.redo()
    else steps.undo()
  }
  const edited = body.notes.find(({ id }) => id === note)
  return (
    <ListFrame
      toolbar={
        <>
          <PageTitle
            documentTitle={`${saved.title} · ${copy.title}`}
            lead={
              <span className="flex flex-wrap items-center gap-3">
                <span>{copy.title}</span>
                <SaveSign {...saved.sign} />
              </span>
            }
            actions={
              <>
                <ButtonLink to="/synthesis/canvas">{copy.other}</ButtonLink>
                <ButtonLink to={`/narrative-review?id=${encodeURIComponent(analysis.id)}`}>{copy.outline}</ButtonLink>
                <DropdownMenu
                  label={copy.export}
                  align="end"
                  trigger={<Button icon={Download}>{copy.export}</Button>}
                  items={(Object.entries(copy.formats) as [CanvasFormat, string][]).map(([format, label]) => ({
                    label,
                    onSelect: () => void exportAs(format),
                  }))}
                />
              </>
            }
          >
            {saved.title || copy.title}
          </PageTitle>
          <SaveConflict {...saved.conflict} />
          <CanvasToolbar
            {...{ body, cards, papers, ids, mayWrite, change, steps, view }}
            onView={setView}
            onFit={() => fit()}
            onNote={setNote}
            onNone={() => setChosen(new Set())}
          />
        </>
      }
    >
      {edited && mayWrite && (
        <div className="mb-3 flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextAreaField
              label={copy.noteText}
              rows={2}
              maxLength={4000}
              autoFocus
              value={edited.text}
              onChange={(event) => change(putNote(edited.id, event.target.value), `note ${edited.id}`)}
            />
          </div>
          <Button onClick={() => setNote(undefined)}>Done</Button>
        </div>
      )}
      <Tabs
        label={copy.view}
        value={shown}
        onValueChange={setShown}
        tabs={Object.entries(copy.views).map(([value, label]) => ({ value, label }))}
      >
        <TabPanel value="cards">
          <p className="mb-2 text-sm text-ink-muted">{copy.help}</p>
          {/* Keys of the cards, heard where they bubble to. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div ref={frame} onKeyDown={onStepKey}>
            <CanvasBoard
              {...{ cards, places, labels, chosen, view, mayWrite }}
              links={body.links}
              onView={setView}
              onChoose={choose}
              onMove={(moved, mergeKey) => change(placeCards(moved), mergeKey)}
              onEditNote={setNote}
            />
          </div>
        </TabPanel>
        <TabPanel value="list">
          <CanvasList
            {...{ cards, body, labels, chosen, mayWrite }}
            onToggle={(id) => choose([id], 'toggle')}
            onUnlink={(id) => change(removeLink(id))}
          />
        </TabPanel>
      </Tabs>
    </ListFrame>
  )
}
