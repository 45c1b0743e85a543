import { ChevronLeft } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, type ComponentType } from 'react'

import type { HighlightColour } from '#contract/highlights.ts'
import type { Paper } from '#contract/papers.ts'
import { useRetractionCheck } from '#research/papers/use-retraction-check.ts'
import { contextOf } from '#science/documents/place-quote.ts'
import { quoteWithCitation } from '#science/documents/cite-quote.ts'
import type { TextRange } from '#science/documents/find-text.ts'
import { sentencesOf } from '#science/evidence/sentences.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { MenuEntry } from '#shared/ui/DropdownMenu.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { WorkbenchFrame } from '#shared/ui/WorkbenchFrame.tsx'

import { AboutPanel } from './AboutPanel.tsx'
import { AbstractHead } from './AbstractHead.tsx'
import { AskPanel } from './AskPanel.tsx'
import { ContentsPane } from './ContentsPane.tsx'
import { copyText } from './copy-text.ts'
import { FindBar } from './FindBar.tsx'
import type { Mark } from './marks.ts'
import { NotesPanel } from './NotesPanel.tsx'
import { fromAbstract, type OpenedDocument } from './opened-document.ts'
import { askedPage, passageIn, type Asked } from './passage.ts'
import { PdfView, type Place, type ViewHandle } from './pdf/PdfView.tsx'
import { printBytes } from './print-bytes.ts'
import { readerCopy as copy } from './reader.copy.ts'
import { ReaderNotices } from './ReaderNotices.tsx'
import { bounded, useReaderLook, zoomStep } from './reader-look.ts'
import { ReaderToolbar, type ReaderViewName } from './ReaderToolbar.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { plainWords, useTextSelection } from './use-text-selection.ts'
import { SpotCard, type OpenSpot } from './SpotCard.tsx'
import { tableFile } from './table-file.ts'
import { TextView } from './TextView.tsx'
import { useBackStack } from './use-back-stack.ts'
import { useFind } from './use-find.ts'
import { useHighlights } from './use-highlights.ts'
import { useStructure } from './use-structure.ts'

/** What another part of the product gets of an open paper, and how it shows a passage in it. */
export type ReaderPart = ComponentType<{
  paper: Paper
  document: OpenedDocument
  onShow: (start: number, end: number) => void
}>

type Props = {
  paper: Paper
  document: OpenedDocument
  asked: Asked
  /** Panels of other parts, by the name of their tab. */
  panels: readonly { value: string; label: string; Part: ReaderPart }[]
  /** One of two papers side by side: no panes. */
  isBeside: boolean
  more: MenuEntry[]
}

/** A paper that is open: its view, what leads around in it, and what is said of it. */
export function OpenedReader({ paper, document: opened, asked, panels, isBeside, more }: Props) {
  useRetractionCheck(paper)
  const [look, setLook] = useReaderLook()
  const views: ReaderViewName[] =
    opened.kind === 'abstract'
      ? ['abstract']
      : opened.pdf
        ? opened.text.trim() === ''
          ? ['pdf', 'abstract']
          : ['pdf', 'text', 'abstract']
        : ['text', 'abstract']
  const [view, setView] = useState<ReaderViewName>(views[0] ?? 'abstract')
  // In the abstract's view another text is read: its own offsets hold there.
  const abstract = useMemo(() => fromAbstract(paper), [paper])
  const document = view === 'abstract' ? abstract : opened

  const handle = useRef<ViewHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const [scale, setScale] = useState(1)
  const [turns, setTurns] = useState(0)
  const [lit, setLit] = useState<(TextRange & { in: string }) | undefined>()
  const [tab, setTab] = useState('notes')
  const [highlightId, setHighlightId] = useState<string>()
  const [editing, setEditing] = useState<string>()
  const [spot, setSpot] = useState<OpenSpot>()
  const [isNoticeHidden, setIsNoticeHidden] = useState(false)
  const back = useBackStack()
  const selection = useTextSelection(root, document)
  const find = useFind(document.text)
  const highlights = useHighlights(paper.id, document)
  const structure = useStructure(document)

  const passage = useMemo(() => passageIn(document.text, asked), [document.text, asked])
  const inAbstract = useMemo(
    () =>
      passage.kind === 'missing' && view !== 'abstract' ? passageIn(abstract.text, asked).kind === 'found' : false,
    [passage, abstract, asked, view],
  )
  const isLitHere = lit !== undefined && lit.in === document.textHash
  const litRange = isLitHere
    ? lit
    : passage.kind === 'found' && !isNoticeHidden && lit === undefined
      ? passage
      : undefined

  const [jumps, setJumps] = useState(0)
  const jump = (go: () => void) => {
    setJumps((before) => before + 1)
    const place = handle.current?.place()
    if (place) back.remember(place)
    go()
  }
  const light = (range: TextRange) => {
    setLit({ start: range.start, end: range.end, in: document.textHash })
    handle.current?.show(range)
  }
  const show = (range: TextRange) => jump(() => light(range))
  const goToOffset = (offset: number) => jump(() => handle.current?.show({ start: offset, end: offset + 1 }))
  const goToPlace = (place: Place) => jump(() => handle.current?.goTo(place))
  const goBack = () => {
    if (!back.last) return
    handle.current?.goTo(back.last)
    back.pop()
  }

  // Where the address leads: a highlight, else a quote, else a page. Once for each view of each address.
  const arrive = useEffectEvent(() => {
    const wanted = highlights.placed.find(({ id }) => id === asked.h)
    if (asked.h) {
      if (!wanted) return false
      setHighlightId(wanted.id)
      handle.current?.show(wanted.place)
      return true
    }
    if (passage.kind === 'found') handle.current?.show(passage)
    else {
      const wantedPage = askedPage(asked, document.spans.length)
      if (wantedPage) handle.current?.goTo({ page: wantedPage, y: 0 })
    }
    return true
  })
  const arrival = `${view} ${document.textHash} ${asked.q} ${asked.s} ${asked.page} ${asked.h}`
  const arrived = useRef('')
  const highlightsKnown = highlights.list.dataUpdatedAt
  useEffect(() => {
    if (arrived.current === arrival) return undefined
    // The view measures itself first; then there is somewhere to go.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (arrive()) arrived.current = arrival
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [arrival, highlightsKnown])

  const pageOf = (offset: number) =>
    document.spans.length > 1 ? document.spans.findLast((span) => span.start <= offset)?.page : undefined
  const highlight = async (range: TextRange, colour: HighlightColour, { withNote = false } = {}) => {
    const words = document.text.slice(range.start, range.end)
    const onPage = pageOf(range.start)
    getSelection()?.removeAllRanges()
    const made = await highlights.create({
      quote: words,
      start: range.start,
      end: range.end,
      colour,
      note: '',
      tags: [],
      ...contextOf(document.text, range),
      ...(onPage !== undefined && { page: onPage }),
    })
    if (!made) return
    setHighlightId(made.id)
    if (!withNote) return
    setTab('notes')
    setLook({ hasPanel: true })
    setEditing(made.id)
  }

  /** What "this passage" is for a key: what is selected, else the place found, else what is lit. */
  const target = (): TextRange | undefined =>
    selection ?? (find.at >= 0 ? find.matches[find.at] : undefined) ?? litRange
  const sentences = useMemo(() => sentencesOf(document.text), [document.text])
  const stepSentence = (direction: 1 | -1) => {
    const at = litRange?.start ?? document.spans.find((span) => span.page === page)?.start ?? 0
    const now = sentences.findLastIndex((sentence) => sentence.start <= at)
    const next = sentences[litRange ? now + direction : Math.max(0, now)]
    if (next) light(next)
  }

  const group = 'Reader'
  useShortcut('mod+f', () => find.setOpen(true), { label: copy.find, group, inInputs: true })
  useShortcut('alt+ArrowLeft', goBack, { label: copy.backPlain, group, enabled: back.last !== undefined })
  useShortcut(
    'h',
    () => {
      const range = target()
      if (range && highlights.isOffered) void highlight(range, 'amber')
    },
    { label: 'Highlight what is selected or lit', group },
  )
  useShortcut('j', () => stepSentence(1), { label: 'Light the next sentence', group })
  useShortcut('k', () => stepSentence(-1), { label: 'Light the sentence before', group })
  useShortcut('mod+=', () => setLook({ zoom: zoomStep(scale, 1) }), {
    label: copy.zoomIn,
    group,
    enabled: view === 'pdf',
  })
  useShortcut('mod+-', () => setLook({ zoom: zoomStep(scale, -1) }), {
    label: copy.zoomOut,
    group,
    enabled: view === 'pdf',
  })
  useShortcut('mod+0', () => setLook({ zoom: 'width' }), { label: copy.fitWidth, group, enabled: view === 'pdf' })

  const { isOpen: isFinding, matches, at: matchAt } = find
  const marks = useMemo((): Mark[] => {
    const all: Mark[] = highlights.placed.map(({ place, id, colour }) => ({
      kind: 'highlight',
      id,
      colour,
      start: place.start,
      end: place.end,
    }))
    if (litRange) all.push({ kind: 'lit', start: litRange.start, end: litRange.end })
    if (isFinding) matches.forEach((match, at) => all.push({ ...match, kind: 'match', isCurrent: at === matchAt }))
    return all
  }, [highlights.placed, litRange, isFinding, matches, matchAt])

  const openSpot = (key: string, at: OpenSpot['at']) => {
    const index = Number(key.slice(1))
    const marker = key.startsWith('r') ? structure.markers[index] : undefined
    const mention = key.startsWith('c') ? structure.mentions[index] : undefined
    if (marker) setSpot({ at, of: { kind: 'references', entries: marker.entries } })
    else if (mention) setSpot({ at, of: { kind: 'caption', caption: mention.caption } })
  }
  const handlePoint = (offset: number, at: OpenSpot['at']) => {
    const here = structure.spots.find((each) => each.start <= offset && offset < each.end)
    if (here) return openSpot(here.key, at)
    const marked = highlights.placed.findLast(({ place }) => place.start <= offset && offset < place.end)
    if (!marked) return
    setHighlightId(marked.id)
    setTab('notes')
  }
  const openFind = () => find.setOpen(true)
  /** So that the keys of the reader work again. */
  const focusView = () => root.current?.querySelector<HTMLElement>('[role="group"][tabindex="0"]')?.focus()

  const pdf = opened.pdf
  const file = opened.source
  const menu: MenuEntry[] = [
    ...(pdf && file
      ? [
          { label: copy.download, onSelect: () => saveFile(new File([pdf.bytes], file.name, { type: file.type })) },
          { label: copy.print, onSelect: () => printBytes(pdf.bytes) },
        ]
      : [{ label: copy.print, onSelect: () => print() }]),
    ...more,
  ]

  const content =
    view === 'pdf' && pdf ? (
      <PdfView
        ref={handle}
        pdf={pdf.file}
        pages={pdf.pages}
        spans={document.spans}
        marks={marks}
        spots={structure.spots}
        zoom={look.zoom}
        turns={turns}
        isDark={look.isDark}
        label={`Pages of ${paper.title}`}
        onZoom={(zoom) => setLook({ zoom: bounded(zoom) })}
        onPage={setPage}
        onScale={setScale}
        onPoint={handlePoint}
        onSpot={openSpot}
      />
    ) : (
      <TextView
        ref={handle}
        text={document.text}
        blocks={
          view === 'abstract'
            ? document.blocks.slice(
                document.text.startsWith(paper.title) && !(litRange && litRange.start < paper.title.length) ? 1 : 0,
              )
            : document.blocks
        }
        spans={document.spans}
        marks={marks}
        spots={structure.spots}
        look={look}
        label={view === 'abstract' ? `Abstract of ${paper.title}` : `Text of ${paper.title}`}
        onSpot={openSpot}
        onPage={setPage}
      >
        {view === 'abstract' && <AbstractHead paper={paper} hasFile={file !== undefined} />}
      </TextView>
    )

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
          goToPlace({ page: wanted, y: 0 })
          focusView()
        }}
        onRotate={() => setTurns((before) => (before + 1) % 4)}
        onFind={openFind}
        more={menu}
        isNarrow={isBeside}
      />
      {find.isOpen && (
        <FindBar
          find={find}
          onShow={(match) => handle.current?.show(match)}
          onClose={() => {
            find.setOpen(false)
            focusView()
          }}
        />
      )}
      <ReaderNotices
        paper={paper}
        passage={isNoticeHidden || lit !== undefined ? { kind: 'none' } : passage}
        shortfall={opened.shortfall}
        canOpenAbstract={inAbstract}
        onAbstract={() => setView('abstract')}
        onHide={() => setIsNoticeHidden(true)}
      />
      <div className="relative flex min-h-0 flex-1 flex-col">
        {content}
        {back.last && (
          <Button
            size="small"
            icon={ChevronLeft}
            className="absolute! bottom-4 left-1/2 -translate-x-1/2 shadow-float"
            onClick={goBack}
          >
            {document.spans.length > 1 ? copy.back(back.last.page) : copy.backPlain}
          </Button>
        )}
      </div>
      {selection && (
        <SelectionBar
          at={selection.at}
          canHighlight={highlights.isOffered}
          onHighlight={(colour) => void highlight(selection, colour)}
          onNote={() => void highlight(selection, 'amber', { withNote: true })}
          onCopy={() => void copyText(plainWords(document.text, selection), copy.copied)}
          onCopyCited={() =>
            void copyText(
              quoteWithCitation(paper, plainWords(document.text, selection), pageOf(selection.start)),
              copy.copiedCited,
            )
          }
        />
      )}
      {spot && (
        <SpotCard
          spot={spot}
          pdf={pdf?.file}
          onClose={() => setSpot(undefined)}
          onGo={(offset) => {
            setSpot(undefined)
            goToOffset(offset)
          }}
        />
      )}
    </div>
  )
  if (isBeside) return <div className="h-full min-h-0">{centre}</div>

  const side = (
    <div className="px-3 py-2">
      <Tabs
        label={copy.panel}
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            value: 'notes',
            label: copy.notes,
            ...(highlights.placed.length > 0 && { count: highlights.placed.length + highlights.unplaced.length }),
          },
          { value: 'ask', label: 'Ask' },
          ...panels.map(({ value, label }) => ({ value, label })),
          { value: 'about', label: copy.about },
        ]}
      >
        <TabPanel value="notes">
          <NotesPanel
            paper={paper}
            highlights={highlights}
            current={highlightId}
            editing={editing}
            onEdit={setEditing}
            onShow={({ id, place }) => {
              setHighlightId(id)
              jump(() => handle.current?.show(place))
            }}
          />
        </TabPanel>
        <TabPanel value="ask">
          <AskPanel
            paper={paper}
            document={document}
            until={structure.referencesAt}
            onShow={show}
            onHighlight={highlights.isOffered ? (range) => void highlight(range, 'amber') : undefined}
          />
        </TabPanel>
        {panels.map(({ value, Part }) => (
          <TabPanel key={value} value={value}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <Part paper={paper} document={document} onShow={(start, end) => show({ start, end })} />
            </Suspense>
          </TabPanel>
        ))}
        <TabPanel value="about">
          <AboutPanel paper={paper} document={opened} />
        </TabPanel>
      </Tabs>
    </div>
  )
  return (
    <WorkbenchFrame
      foldOn={jumps}
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
              onPlace={goToPlace}
              onOffset={goToOffset}
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
