import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Link2, Maximize, Minus, Plus, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'

import { linkKinds, type ClaimLink } from '#contract/narrative.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { analysisPapersQuery } from '#research/analyses/analysis.queries.ts'
import { SaveConflict } from '#research/saving/SaveConflict.tsx'
import { SaveSign } from '#research/saving/SaveSign.tsx'
import { confirm } from '#platform/dialogs/confirm.ts'
import { allPlaces, boxAround, cardsOf, columnsByTheme, columnsByYear, placesOf } from '#science/narrative/canvas.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import { messageOf } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { safeFileName, saveFile } from '#shared/browser/save-file.ts'
import { downloadPng, downloadSvg } from '#shared/figures/download.ts'
import { drawAway } from '#shared/figures/draw-away.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useHistory } from '#shared/history/use-history.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { useNarrative } from '../use-narrative.ts'
import { copy } from './canvas.copy.ts'
import {
  addLink,
  claimOf,
  outlineMarkdown,
  placeCards,
  putNote,
  removeCards,
  removeLink,
  sectionOf,
} from './canvas-edits.ts'
import { viewOnto, type CanvasView } from './canvas-view.ts'
import { CanvasBoard } from './CanvasBoard.tsx'
import { CanvasFigure } from './CanvasFigure.tsx'
import { CanvasList } from './CanvasList.tsx'

const NO_PAPERS: never[] = []
type Format = keyof typeof copy.formats

/** The cards of one narrative review. It edits the same claims as the outline. */
export function NarrativeCanvas({ analysis }: { analysis: Synthesis }) {
  const saved = useNarrative(analysis)
  const { body } = saved
  const { step: change, ...steps } = useHistory(body, saved.change)
  const client = useQueryClient()
  const papersQuery = analysisPapersQuery(analysis.id, analysis.documentIds)
  const papers = useQuery({ ...papersQuery, placeholderData: (before) => before }).data ?? NO_PAPERS
  const labels = paperLabels(papers)
  const mayWrite = analysis.ownRole !== 'reader' && !body.isFinal
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState('cards')
  const [note, setNote] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const cards = cardsOf(body, papers)
  const places = allPlaces(body, papers)
  const [view, setView] = useState<CanvasView>({ x: 24, y: 24, zoom: 0.8 })
  const known = new Set(cards.map(({ id }) => id))
  const ids = [...chosen].filter((id) => known.has(id))
  const claimIds = body.claims.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const noteIds = body.notes.filter(({ id }) => chosen.has(id)).map(({ id }) => id)

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
  const fit = () => {
    const { clientWidth = 800, clientHeight = 500 } = frame.current ?? {}
    setView(viewOnto(boxAround(places), clientWidth, Math.max(clientHeight - 8, 200)))
  }
  const fitOnce = useEffectEvent(fit)
  // All cards are seen when the papers are here, until somebody looks elsewhere.
  const hasCards = papers.length > 0 || body.claims.length > 0
  useEffect(() => {
    if (hasCards) fitOnce()
  }, [hasCards])
  const zoomBy = (by: number) => setView({ ...view, zoom: Math.min(2, Math.max(0.25, view.zoom * by)) })
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
    setChosen(new Set())
  }
  const addNote = () => {
    const id = newKey()
    change(putNote(id, ''))
    setNote(id)
  }
  const exportAs = async (format: Format) => {
    const name = safeFileName(saved.title.slice(0, 60))
    try {
      // A file waits for the papers, or is not made.
      const all = await client.ensureQueryData(papersQuery)
      const withAll = { body, papers: all, labels: paperLabels(all), places: allPlaces(body, all) }
      const figure = <CanvasFigure title={saved.title} {...withAll} />
      if (format === 'svg') await drawAway(figure, (svg) => downloadSvg(svg, name))
      else if (format === 'png') await drawAway(figure, (svg) => downloadPng(svg, name))
      else if (format === 'outline') {
        saveFile(new File([outlineMarkdown(saved.title, body)], `${name}.md`, { type: 'text/markdown' }))
      } else {
        const json = JSON.stringify(
          { format: 'roadrunner-canvas', version: 1, title: saved.title, body, places: withAll.places },
          null,
          2,
        )
        saveFile(new File([json], `${name}.json`, { type: 'application/json' }))
      }
    } catch (error) {
      toast({ title: copy.exportFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  }
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
                  items={(Object.entries(copy.formats) as [Format, string][]).map(([format, label]) => ({
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
              <IconButton size="small" icon={Maximize} label={copy.fit} onClick={fit} />
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
                <Button size="small" onClick={() => setChosen(new Set())}>
                  {copy.clear}
                </Button>
              </>
            )}
          </div>
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
