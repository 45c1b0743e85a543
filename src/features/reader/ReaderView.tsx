import { LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { PaperText } from '#contract/files.ts'
import type { Paper } from '#contract/papers.ts'
import { authorsLine } from '#research/papers/paper-words.ts'
import { usePaper, usePaperText } from '#research/papers/opened-papers.queries.ts'
import type { LitWords } from '#science/screening/lit-terms.ts'
import { statusOf } from '#shared/api/errors.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { MenuEntry } from '#shared/ui/DropdownMenu.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { OpenedReader } from './OpenedReader.tsx'
import type { Asked } from './passage.ts'
import { readerCopy as copy } from './reader.copy.ts'
import type { ReaderPanel } from './ReaderSide.tsx'
import { RemovedPaper } from './RemovedPaper.tsx'
import { useOpenedDocument, type Opening } from './use-opened-document.ts'

type Props = {
  documentId: string
  asked: Asked
  panels?: readonly ReaderPanel[]
  /** One of two papers side by side; the second one has no heading of its own. */
  beside?: 'first' | 'second' | undefined
  more?: MenuEntry[]
  /** Words to light, where the paper is read to be decided on. */
  words?: LitWords | undefined
}

/** A paper to read, with the passage that a citation speaks of lit. */
export function ReaderView({ documentId, asked, panels = [], beside, more = [], words }: Props) {
  const paper = usePaper(documentId)
  const text = usePaperText(documentId)
  if (paper.isPending || text.isPending) return <Waiting />
  if (!paper.data) {
    const isGone = statusOf(paper.error) === 404 || paper.error?.name === 'BadParameterError'
    return (
      <ReadingFrame>
        {isGone ? (
          <RemovedPaper documentId={documentId} />
        ) : (
          <>
            <PageTitle>Paper</PageTitle>
            <ErrorCard title="The paper could not be loaded." of={paper} />
          </>
        )}
      </ReadingFrame>
    )
  }
  if (!text.data) {
    return (
      <ReadingFrame>
        <PageTitle>{paper.data.title}</PageTitle>
        <ErrorCard title="The paper’s text could not be loaded." of={text} />
      </ReadingFrame>
    )
  }
  return (
    <Loaded
      paper={paper.data}
      text={text.data}
      asked={asked}
      panels={panels}
      beside={beside}
      more={more}
      words={words}
    />
  )
}

/** The shape of toolbar and page, so that nothing moves when they come. */
function Waiting() {
  return (
    <div className="flex h-[calc(100dvh-var(--head,3.5rem))] flex-col">
      <div className="h-20 border-b border-line bg-surface" />
      <div className="mx-auto w-full max-w-[44rem] px-8 py-10">
        <Skeleton lines={12} />
      </div>
    </div>
  )
}

type LoadedProps = Required<Pick<Props, 'asked' | 'panels' | 'more'>> & {
  paper: Paper
  text: PaperText
  beside: Props['beside']
  words: Props['words']
}

function Loaded({ paper, text, asked, panels, beside, more, words }: LoadedProps) {
  // Asked once, at the opening: the text that this page itself stores must not open the paper anew.
  const [kept] = useState(text)
  const opening = useOpenedDocument(paper, kept, asked.file ?? undefined)
  return (
    <div
      className={classNames('flex flex-col', beside === undefined ? 'h-[calc(100dvh-var(--head,3.5rem))]' : 'h-full')}
    >
      <ReaderTitle paper={paper} isSecond={beside === 'second'} />
      <div className="flex min-h-0 flex-1 flex-col [&>[data-frame=workbench]]:h-full">
        {opening.is === 'opening' && <Progressing opening={opening} />}
        {opening.is === 'locked' && <Locked opening={opening} />}
        {opening.is === 'open' && (
          <OpenedReader
            key={`${paper.id} ${opening.document.textHash}`}
            paper={paper}
            document={opening.document}
            asked={asked}
            panels={panels}
            isBeside={beside !== undefined}
            more={more}
            words={words}
          />
        )}
      </div>
    </div>
  )
}

/** The heading of the page, small: the paper's own pages show it large. */
function ReaderTitle({ paper, isSecond }: { paper: Paper; isSecond: boolean }) {
  const title = paper.title || 'Untitled paper'
  const Heading = isSecond ? 'h2' : 'h1'
  useEffect(() => {
    if (!isSecond) document.title = `${title.slice(0, 119)} · Roadrunner`
  }, [title, isSecond])
  return (
    <div className="flex min-h-10 items-baseline gap-3 border-b border-line bg-surface px-4 py-2">
      <Heading
        {...(!isSecond && { tabIndex: -1, 'data-page-title': true })}
        dir="auto"
        className="min-w-0 truncate font-serif text-base font-semibold"
        title={title}
      >
        {title}
      </Heading>
      <p className="shrink-0 truncate text-ink-muted max-sm:hidden">
        {[authorsLine(paper.authors, 1), paper.year].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}

function Progressing({ opening }: { opening: Extract<Opening, { is: 'opening' }> }) {
  const { progress } = opening
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), 10_000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="mx-auto w-full max-w-[44rem] flex-1 px-8 py-10">
      <div className="mb-8 min-h-12" role="status">
        {progress && (
          <Progress value={Math.round(progress.share * 100)} max={100} label={copy.opening[progress.step]} />
        )}
        {isLong && <p className="mt-2 text-ink-muted">{copy.longOpening}</p>}
      </div>
      <Skeleton lines={12} />
    </div>
  )
}

function Locked({ opening }: { opening: Extract<Opening, { is: 'locked' }> }) {
  const [typed, setTyped] = useState('')
  return (
    <EmptyState icon={LockKeyhole} title={copy.locked}>
      <p>{copy.lockedWhy}</p>
      <form
        className="mt-4 flex items-end justify-center gap-2 text-left"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed !== '') opening.open(typed)
        }}
      >
        <label className="text-ink">
          <span className="mb-1 block font-medium">{copy.password}</span>
          <input
            type="password"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="h-9 rounded-control border border-line-strong/50 bg-surface px-2.5"
          />
        </label>
        <Button type="submit" variant="primary">
          {copy.unlock}
        </Button>
      </form>
      {opening.wasWrong && (
        <p role="alert" className="mt-3 text-state-red">
          {copy.lockedWrong}
        </p>
      )}
    </EmptyState>
  )
}
