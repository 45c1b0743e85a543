import type { ComponentProps, RefObject } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { TextRange } from '#science/documents/find-text.ts'

import { AbstractHead } from './AbstractHead.tsx'
import type { Mark } from './marks.ts'
import type { OpenedDocument } from './opened-document.ts'
import { PdfView, type ViewHandle } from './pdf/PdfView.tsx'
import { readerCopy as copy } from './reader.copy.ts'
import { bounded, type ReaderLook } from './reader-look.ts'
import type { ReaderViewName } from './reader-views.ts'
import { TextView } from './TextView.tsx'
import type { Structure } from './use-structure.ts'

type Props = Pick<ComponentProps<typeof PdfView>, 'turns' | 'onPage' | 'onScale' | 'onPoint' | 'onSpot'> & {
  handle: RefObject<ViewHandle | null>
  paper: Paper
  view: ReaderViewName
  /** What was opened, and what of it is read in this view. */
  opened: OpenedDocument
  document: OpenedDocument
  marks: Mark[]
  spots: Structure['spots']
  lit: TextRange | undefined
  look: ReaderLook
  onLook: (change: Partial<ReaderLook>) => void
}

/** The pages of a PDF, a text, or title and abstract. */
export function ReaderContent({ handle, paper, view, opened, document, lit, look, onLook, ...props }: Props) {
  const { marks, spots, turns, onPage, onScale, onPoint, onSpot } = props
  const { pdf } = opened
  if (view === 'pdf' && pdf) {
    return (
      <PdfView
        ref={handle}
        pdf={pdf.file}
        pages={pdf.pages}
        spans={document.spans}
        marks={marks}
        spots={spots}
        zoom={look.zoom}
        turns={turns}
        isDark={look.isDark}
        label={copy.pagesOf(paper.title)}
        onZoom={(zoom) => onLook({ zoom: bounded(zoom) })}
        onPage={onPage}
        onScale={onScale}
        onPoint={onPoint}
        onSpot={onSpot}
      />
    )
  }
  const isAbstract = view === 'abstract'
  // The title stands above the abstract, unless it is what is lit.
  const hasTitleTwice = isAbstract && document.text.startsWith(paper.title) && !(lit && lit.start < paper.title.length)
  return (
    <TextView
      ref={handle}
      text={document.text}
      blocks={hasTitleTwice ? document.blocks.slice(1) : document.blocks}
      spans={document.spans}
      marks={marks}
      spots={spots}
      look={look}
      label={isAbstract ? copy.abstractOf(paper.title) : copy.textOf(paper.title)}
      onSpot={onSpot}
      onPage={onPage}
    >
      {isAbstract && <AbstractHead paper={paper} hasFile={opened.source !== undefined} />}
    </TextView>
  )
}
