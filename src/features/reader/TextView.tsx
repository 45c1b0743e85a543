import { memo, useImperativeHandle, useMemo, useRef, type MouseEvent, type ReactNode, type Ref } from 'react'

import { cutRanges } from '#science/documents/cut-ranges.ts'
import type { TextRange } from '#science/documents/find-text.ts'
import type { PageSpan } from '#science/documents/text-places.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { termLook } from '#shared/ui/term-look.ts'

import { highlightLook } from './highlight-look.ts'
import type { Mark, Spot } from './marks.ts'
import type { TextBlock } from './opened-document.ts'
import type { Place, ViewHandle } from './pdf/PdfView.tsx'
import type { ReaderLook } from './reader-look.ts'

type Props = {
  ref: Ref<ViewHandle>
  text: string
  blocks: TextBlock[]
  spans: PageSpan[]
  marks: Mark[]
  spots: Spot[]
  look: Pick<ReaderLook, 'textSize' | 'textWidth'>
  label: string
  onSpot: (key: string, at: { x: number; y: number }) => void
  onPage: (page: number) => void
  /** Stands above the text. */
  children?: ReactNode
}

const WIDTHS = { narrow: 'max-w-[34rem]', medium: 'max-w-[44rem]', wide: 'max-w-[58rem]' }

/** The text of a paper to read: paragraphs and headings, with what is lit, found and marked in them. */
export function TextView({ ref, text, blocks, spans, marks, spots, look, label, onSpot, onPage, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const perBlock = useMemo(() => {
    const near = <T extends TextRange>(all: readonly T[], { start, end }: TextRange) =>
      all.filter((each) => each.start < end && each.end > start)
    return blocks.map((block) => ({ block, marks: near(marks, block), spots: near(spots, block) }))
  }, [blocks, marks, spots])
  const pageStarts = useMemo(
    () =>
      new Map(
        spans.length > 1
          ? spans.map((span) => [blocks.findIndex((block) => block.start >= span.start), span.page])
          : [],
      ),
    [spans, blocks],
  )

  const elementAt = (offset: number) => {
    const at = blocks.findLastIndex((block) => block.start <= offset)
    return box.current?.querySelector<HTMLElement>(`[data-start="${blocks[Math.max(0, at)]?.start}"]`)
  }
  const place = (): Place => {
    const element = box.current
    if (!element) return { page: 1, y: 0 }
    const top = element.getBoundingClientRect().top
    const seen = [...element.querySelectorAll<HTMLElement>('[data-start]')].find(
      (each) => each.getBoundingClientRect().bottom > top + 8,
    )
    const offset = Number(seen?.dataset['start'] ?? 0)
    return { page: spans.findLast((span) => span.start <= offset)?.page ?? 1, y: 0 }
  }
  useImperativeHandle(ref, () => ({
    goTo: ({ page }) => {
      const span = spans.find((each) => each.page === page)
      elementAt(span?.start ?? 0)?.scrollIntoView({ block: 'start' })
    },
    show: (range) => {
      const element = elementAt(range.start)
      const part = element?.querySelector<HTMLElement>(`[data-from="${range.start}"]`)
      ;(part ?? element)?.scrollIntoView({ block: 'center' })
    },
    place,
  }))

  const handleScroll = () => onPage(place().page)
  const handleClick = (event: MouseEvent) => {
    const key =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot]')?.dataset['spot'] : undefined
    if (key !== undefined) onSpot(key, { x: event.clientX, y: event.clientY })
  }

  return (
    // It scrolls, so it takes the focus: arrow keys and Page Down must reach it. Clicks go to the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={0}
      onScroll={handleScroll}
      onClick={handleClick}
      className="scroll-quiet min-h-0 flex-1 overflow-y-auto -outline-offset-2"
    >
      <div className={classNames('mx-auto px-4 py-8 sm:px-8', WIDTHS[look.textWidth])}>
        {children}
        {/* Passages are found and marked by their place in these very words. */}
        <div translate="no" style={{ fontSize: look.textSize }} className="space-y-[0.9em] font-serif leading-[1.6]">
          {perBlock.map(({ block, marks: over, spots: in_ }, at) => (
            <div key={block.start}>
              {pageStarts.has(at) && (pageStarts.get(at) ?? 1) > 1 && (
                <p className="mb-[0.9em] flex items-center gap-3 font-sans text-xs text-ink-faint select-none">
                  <span className="h-px flex-1 bg-line" />
                  Page {pageStarts.get(at)}
                  <span className="h-px flex-1 bg-line" />
                </p>
              )}
              <Paragraph text={text} block={block} marks={over} spots={in_} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

type ParagraphProps = { text: string; block: TextBlock; marks: Mark[]; spots: Spot[] }

const isSame = <T extends TextRange>(a: readonly T[], b: readonly T[]) =>
  a.length === b.length && a.every((each, at) => each === b[at])

const Paragraph = memo(
  function Paragraph({ text, block, marks, spots }: ParagraphProps) {
    const cuts = cutRanges(block.start, block.end, [...marks, ...spots])
    const content = cuts.map(({ start, end, of }) => {
      const words = text.slice(start, end)
      const over = of.flatMap((at) => marks[at] ?? [])
      const spot = of.flatMap((at) => spots[at - marks.length] ?? [])[0]
      const inner = spot ? (
        <button
          type="button"
          data-spot={spot.key}
          className="cursor-pointer rounded-[2px] text-accent decoration-dotted underline-offset-2 select-text hover:underline"
        >
          {words}
        </button>
      ) : (
        words
      )
      if (over.length === 0 && !spot) return <span key={start}>{words}</span>
      if (over.length === 0) return <span key={start}>{inner}</span>
      const top = over.find(({ kind }) => kind === 'lit') ?? over.find(({ kind }) => kind === 'match') ?? over.at(-1)
      return (
        <mark
          key={start}
          data-from={start}
          data-mark={top?.kind}
          className={classNames(
            'rounded-[2px]',
            top ? lookOf(top) : '',
            over.length > 1 && 'border-b-2 border-evidence-strong',
          )}
        >
          {inner}
        </mark>
      )
    })
    return block.kind === 'heading' ? (
      <h3
        data-start={block.start}
        dir="auto"
        className="pt-[0.5em] font-sans text-[0.95em] font-semibold wrap-anywhere"
      >
        {content}
      </h3>
    ) : (
      <p data-start={block.start} dir="auto" className="wrap-anywhere whitespace-pre-line [hyphens:manual]">
        {content}
      </p>
    )
  },
  (a, b) => a.text === b.text && a.block === b.block && isSame(a.marks, b.marks) && isSame(a.spots, b.spots),
)

function lookOf(mark: Mark): string {
  if (mark.kind === 'lit') return 'lit'
  if (mark.kind === 'include' || mark.kind === 'exclude') return termLook[mark.kind]
  if (mark.kind === 'match')
    return mark.isCurrent ? 'bg-evidence text-evidence-ink ring-2 ring-evidence-strong' : 'bg-evidence/60 text-ink'
  return highlightLook[mark.colour].text
}
