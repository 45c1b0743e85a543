import {
  Maximize,
  Minus,
  Moon,
  MoreHorizontal,
  MoveHorizontal,
  PanelLeft,
  PanelRight,
  Plus,
  RotateCw,
  Search,
} from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'

import { classNames } from '#shared/ui/class-names.ts'
import { DropdownMenu, type MenuEntry } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import type { OpenedDocument } from './opened-document.ts'
import { readerCopy as copy } from './reader.copy.ts'
import { zoomStep, type ReaderLook } from './reader-look.ts'
import type { ReaderViewName } from './reader-views.ts'

type Props = {
  views: ReaderViewName[]
  view: ReaderViewName
  onView: (view: ReaderViewName) => void
  document: OpenedDocument
  look: ReaderLook
  onLook: (change: Partial<ReaderLook>) => void
  /** Share of the printed size at which pages stand now. */
  scale: number
  page: number
  onPage: (page: number) => void
  onRotate: () => void
  onFind: () => void
  more: MenuEntry[]
  /** Beside a second paper there is no room for panes. */
  isNarrow: boolean
  children?: ReactNode
}

/** What can be done with the view of a paper. */
export function ReaderToolbar(props: Props) {
  const { views, view, onView, document, look, onLook, onFind, more, isNarrow } = props
  const total = document.spans.length
  return (
    <div
      role="toolbar"
      aria-label={copy.document}
      className="flex flex-wrap items-center gap-1 border-b border-line bg-surface px-2 py-1.5"
    >
      {!isNarrow && (
        <IconButton
          size="small"
          icon={PanelLeft}
          label={copy.contents}
          pressed={look.hasContents}
          className="max-md:hidden"
          onClick={() => onLook({ hasContents: !look.hasContents })}
        />
      )}
      {views.length > 1 && (
        <div role="group" aria-label="View" className="flex rounded-control bg-surface-sunken p-0.5">
          {views.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              onClick={() => onView(name)}
              className={classNames(
                'h-7 rounded-[5px] px-2.5 text-sm font-medium',
                name === view ? 'bg-surface-raised shadow-control' : 'text-ink-muted hover:text-ink',
              )}
            >
              {copy.views[name]}
            </button>
          ))}
        </div>
      )}
      {view !== 'abstract' && total > 1 && <PageBox page={props.page} total={total} onPage={props.onPage} />}
      {view === 'pdf' ? <ZoomControls {...props} /> : <TextControls look={look} onLook={onLook} />}
      <span className="flex-1" />
      <IconButton size="small" icon={Search} label={copy.find} onClick={onFind} />
      <DropdownMenu
        label={copy.more}
        align="end"
        trigger={<IconButton size="small" icon={MoreHorizontal} label={copy.more} />}
        items={more}
      />
      {!isNarrow && (
        <IconButton
          size="small"
          icon={PanelRight}
          label={copy.panel}
          pressed={look.hasPanel}
          className="max-lg:hidden"
          onClick={() => onLook({ hasPanel: !look.hasPanel })}
        />
      )}
    </div>
  )
}

function PageBox({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const go = () => {
    const wanted = Number(typed ?? page)
    if (Number.isInteger(wanted) && wanted >= 1) onPage(Math.min(wanted, total))
    setTyped(undefined)
  }
  return (
    <form
      className="flex items-center gap-1.5 px-1 text-ink-muted"
      onSubmit={(event) => {
        event.preventDefault()
        // Leaving the field goes to the page that was typed: once, not a second time by Enter.
        if (typed === undefined) go()
        else input.current?.blur()
      }}
    >
      <input
        ref={input}
        aria-label={copy.page}
        inputMode="numeric"
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
        onFocus={(event) => event.target.select()}
        onBlur={() => typed !== undefined && go()}
        className="h-7 w-11 rounded-control border border-line-strong/50 bg-surface text-center text-ink"
      />
      <span className="whitespace-nowrap">{copy.ofPages(total)}</span>
    </form>
  )
}

function ZoomControls({ look, onLook, scale, onRotate }: Props) {
  return (
    <span className="flex items-center gap-0.5">
      <IconButton
        size="small"
        icon={Minus}
        label={copy.zoomOut}
        onClick={() => onLook({ zoom: zoomStep(scale, -1) })}
      />
      <span role="status" aria-label="Size" className="w-11 text-center text-ink-muted">
        {Math.round(scale * 100)} %
      </span>
      <IconButton size="small" icon={Plus} label={copy.zoomIn} onClick={() => onLook({ zoom: zoomStep(scale, 1) })} />
      <IconButton
        size="small"
        icon={MoveHorizontal}
        label={copy.fitWidth}
        pressed={look.zoom === 'width'}
        className="max-sm:hidden"
        onClick={() => onLook({ zoom: 'width' })}
      />
      <IconButton
        size="small"
        icon={Maximize}
        label={copy.fitPage}
        pressed={look.zoom === 'page'}
        className="max-sm:hidden"
        onClick={() => onLook({ zoom: 'page' })}
      />
      <IconButton size="small" icon={RotateCw} label={copy.rotate} className="max-sm:hidden" onClick={onRotate} />
      <IconButton
        size="small"
        icon={Moon}
        label={copy.dark}
        pressed={look.isDark}
        className="max-sm:hidden"
        onClick={() => onLook({ isDark: !look.isDark })}
      />
    </span>
  )
}

const SIZES = [14, 16, 18, 20, 22, 26, 30]
const WIDTHS = ['narrow', 'medium', 'wide'] as const

function TextControls({ look, onLook }: { look: ReaderLook; onLook: Props['onLook'] }) {
  const next = WIDTHS[(WIDTHS.indexOf(look.textWidth) + 1) % WIDTHS.length] ?? 'medium'
  return (
    <span className="flex items-center gap-0.5">
      <IconButton
        size="small"
        icon={Minus}
        label={copy.smaller}
        onClick={() => onLook({ textSize: SIZES.findLast((size) => size < look.textSize) ?? 14 })}
      />
      <span role="status" aria-label="Text size" className="w-8 text-center text-ink-muted">
        {look.textSize}
      </span>
      <IconButton
        size="small"
        icon={Plus}
        label={copy.larger}
        onClick={() => onLook({ textSize: SIZES.find((size) => size > look.textSize) ?? 30 })}
      />
      <IconButton
        size="small"
        icon={MoveHorizontal}
        label={copy.width[next]}
        className="max-sm:hidden"
        onClick={() => onLook({ textWidth: next })}
      />
    </span>
  )
}
