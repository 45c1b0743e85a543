import { ChevronLeft } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useRetractionCheck } from '#research/papers/use-retraction-check.ts'
import { quoteWithCitation } from '#science/documents/cite-quote.ts'
import type { TextRange } from '#science/documents/find-text.ts'
import { litSpans, type LitWords, type TermSpan } from '#science/screening/lit-terms.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { MenuEntry } from '#shared/ui/DropdownMenu.tsx'
import { WorkbenchFrame } from '#shared/ui/WorkbenchFrame.tsx'

import { ContentsPane } from './ContentsPane.tsx'
import { copyText } from './copy-text.ts'
import { fileMenu } from './file-menu.ts'
import { FindBar } from './FindBar.tsx'
import { fromAbstract, type OpenedDocument } from './opened-document.ts'
import type { Asked } from './passage.ts'
import { useReaderLook } from './reader-look.ts'
import { viewsOf } from './reader-views.ts'
import { readerCopy as copy } from './reader.copy.ts'
import { ReaderContent } from './ReaderContent.tsx'
import { ReaderNotices } from './ReaderNotices.tsx'
import { ReaderSide, type ReaderPanel } from './ReaderSide.tsx'
import { ReaderToolbar } from './ReaderToolbar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { SpotCard, type OpenSpot } from './SpotCard.tsx'
import { tableFile } from './table-file.ts'
import { useArrival } from './use-arrival.ts'
import { useFind } from './use-find.ts'
import { useHighlights } from './use-highlights.ts'
import { useJumps } from './use-jumps.ts'
import { useLit } from './use-lit.ts'
import { useMarks } from './use-marks.ts'
import { pageOf, useNotes } from './use-notes.ts'
import { useReaderKeys } from './use-reader-keys.ts'
import { useSpot } from './use-spot.ts'
import { useStructure } from './use-structure.ts'
import { plainWords, useTextSelection } from './use-text-selection.ts'

type Props = {
  paper: Paper
  document: OpenedDocument
  asked: Asked
  panels: readonly ReaderPanel[]
  /** One of two papers side by side: no panes. */
  isBeside: boolean
  more: MenuEntry[]
  /** Words to light, where the paper is read to be decided on: keys are then those of the deciding. */
  words?: LitWords | undefined
}

const noWords: readonly TermSpan[] = []

/** A paper that is open: its view, what leads around in it, and what is said of it. */
export function OpenedReader({ paper, document: opened, asked, panels, isBeside, more, words }: Props) {
  useRetractionCheck(paper)
  const [look, setLook] = useReaderLook()
  const views = viewsOf(opened)
  const [view, setView] = useState(views[0] ?? 'abstract')
  // In the abstract's view another text is read: its own offsets hold there.
  const abstract = useMemo(() => fromAbstract(paper), [paper])
  const document = view === 'abstract' ? abstract : opened

  const root = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const [scale, setScale] = useState(1)
  const [turns, setTurns] = useState(0)
  const selection = useTextSelection(root, document)
  const find = useFind(document.text)
  const highlights = useHighlights(paper.id, document)
  const notes = useNotes(highlights, document, () => setLook({ hasPanel: true }))
  const structure = useStructure(document)
  const spots = useSpot(structure)
  const jumps = useJumps()
  const lit = useLit(document, abstract, asked)
  const spans = useMemo(() => (words ? litSpans(document.text, words) : noWords), [document.text, words])
  const marks = useMarks(highlights.placed, lit.range, find, spans)

  const light = (range: TextRange) => {
    lit.choose(range)
    jumps.view.current?.show(range)
  }
  const show = (range: TextRange) => jumps.jump(() => light(range))
  useArrival({
    asked,
    document,
    viewName: view,
    view: jumps.view,
    passage: lit.passage,
    highlights,
    onHighlight: notes.setCurrent,
  })
  useReaderKeys({
    document,
    page,
    find,
    jumps,
    selection,
    lit: lit.range,
    onLight: light,
    onHighlight: notes.inAmber,
    scale: view === 'pdf' ? scale : undefined,
    onLook: setLook,
    isEnabled: words === undefined,
  })

  const handlePoint = (offset: number, at: OpenSpot['at']) => {
    const here = structure.spots.find((each) => each.start <= offset && offset < each.end)
    if (here) return spots.open(here.key, at)
    const marked = highlights.placed.findLast(({ place }) => place.start <= offset && offset < place.end)
    if (!marked) return
    notes.setCurrent(marked.id)
    notes.setTab('notes')
  }
  /** So that the keys of the reader work again. */
  const focusView = () => root.current?.querySelector<HTMLElement>('[role="group"][tabindex="0"]')?.focus()

  const centre = (
    <div ref={root} className="flex h-full min-h-0 flex-col">
      <ReaderToolbar
        views={views}
        view={view}
        onView={setView}
        document={document}
        look={look}
        onLook={setLook}
        scale={scale}
        page={page}
        onPage={(wanted) => {
          jumps.toPlace({ page: wanted, y: 0 })
          focusView()
        }}
        onRotate={() => setTurns((before) => (before + 1) % 4)}
        onFind={() => find.setOpen(true)}
        more={[...fileMenu(opened), ...more]}
        isNarrow={isBeside}
      />
      {find.isOpen && (
        <FindBar
          find={find}
          onShow={(match) => jumps.view.current?.show(match)}
          onClose={() => {
            find.setOpen(false)
            focusView()
          }}
        />
      )}
      <ReaderNotices
        paper={paper}
        passage={lit.notice}
        shortfall={opened.shortfall}
        canOpenAbstract={lit.isInAbstract}
        onAbstract={() => setView('abstract')}
        onHide={lit.hideNotice}
      />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <ReaderContent
          handle={jumps.view}
          paper={paper}
          view={view}
          opened={opened}
          document={document}
          marks={marks}
          spots={structure.spots}
          lit={lit.range}
          look={look}
          onLook={setLook}
          turns={turns}
          onPage={setPage}
          onScale={setScale}
          onPoint={handlePoint}
          onSpot={spots.open}
        />
        {jumps.last && (
          <Button
            size="small"
            icon={ChevronLeft}
            className="absolute! bottom-4 left-1/2 -translate-x-1/2 shadow-float"
            onClick={jumps.back}
          >
            {document.spans.length > 1 ? copy.back(jumps.last.page) : copy.backPlain}
          </Button>
        )}
      </div>
      {selection && (
        <SelectionBar
          at={selection.at}
          canHighlight={highlights.isOffered}
          onHighlight={(colour) => void notes.highlight(selection, colour)}
          onNote={() => void notes.highlight(selection, 'amber', { withNote: true })}
          onCopy={() => void copyText(plainWords(document.text, selection), copy.copied)}
          onCopyCited={() =>
            void copyText(
              quoteWithCitation(paper, plainWords(document.text, selection), pageOf(document, selection.start)),
              copy.copiedCited,
            )
          }
        />
      )}
      {spots.spot && (
        <SpotCard
          spot={spots.spot}
          pdf={opened.pdf?.file}
          onClose={spots.close}
          onGo={(offset) => {
            spots.close()
            jumps.toOffset(offset)
          }}
        />
      )}
    </div>
  )
  if (isBeside) return <div className="h-full min-h-0">{centre}</div>

  const side = (
    <ReaderSide
      paper={paper}
      opened={opened}
      document={document}
      panels={panels}
      tab={notes.tab}
      onTab={notes.setTab}
      notes={{
        highlights,
        current: notes.current,
        editing: notes.editing,
        onEdit: notes.setEditing,
        onShow: ({ id, place }) => {
          notes.setCurrent(id)
          jumps.jump(() => jumps.view.current?.show(place))
        },
      }}
      until={structure.referencesAt}
      onShow={show}
      onHighlight={notes.inAmber}
    />
  )
  return (
    <WorkbenchFrame
      foldOn={jumps.count}
      {...(look.hasContents &&
        view !== 'abstract' && {
          left: (
            <ContentsPane
              document={document}
              page={page}
              references={structure.references}
              captions={structure.captions}
              tables={structure.tables}
              onTable={(table) => saveFile(tableFile(table, paper))}
              onPlace={jumps.toPlace}
              onOffset={jumps.toOffset}
            />
          ),
          leftLabel: copy.contents,
        })}
      {...(look.hasPanel && { right: side, rightLabel: copy.panel })}
    >
      {centre}
    </WorkbenchFrame>
  )
}
