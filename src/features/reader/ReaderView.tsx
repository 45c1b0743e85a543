import { BookX } from 'lucide-react'
import { useEffect, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { authorsLine, hasAbstract } from '#platform/papers/paper-words.ts'
import { usePaper, usePaperText } from '#platform/papers/opened-papers.queries.ts'
import { noteRecentPaper } from '#platform/recent/recent-papers.ts'
import { statusOf } from '#shared/api/errors.ts'
import { paths } from '#shared/paths.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { PaperFacts } from './PaperFacts.tsx'
import { passageIn, type Passage } from './passage.ts'
import { PassageText } from './PassageText.tsx'

type Asked = { q: string | null; s: string | null; e: string | null }
type Props = { documentId: string; asked: Asked }

/** A paper to read, with the passage that a citation speaks of lit. */
export function ReaderView({ documentId, asked }: Props) {
  const paper = usePaper(documentId)
  const text = usePaperText(documentId)
  if (paper.isPending || text.isPending) return <Skeleton lines={10} />
  if (!paper.data) {
    const isGone = statusOf(paper.error) === 404 || paper.error?.name === 'BadParameterError'
    return isGone ? (
      <>
        <PageTitle>Paper not found</PageTitle>
        <EmptyState
          icon={BookX}
          title="There is no paper at this address in your library."
          action={<ButtonLink to={paths.resources()}>Open the library</ButtonLink>}
        >
          It may have been removed, or it belongs to somebody else.
        </EmptyState>
      </>
    ) : (
      <>
        <PageTitle>Paper</PageTitle>
        <ErrorCard title="The paper could not be loaded." error={paper.error} onRetry={() => void paper.refetch()} />
      </>
    )
  }
  if (!text.data) {
    return (
      <>
        <PageTitle>{paper.data.title}</PageTitle>
        <ErrorCard
          title="The paper’s text could not be loaded."
          error={text.error}
          onRetry={() => void text.refetch()}
        />
      </>
    )
  }
  return <Opened paper={paper.data} text={text.data.text} passage={passageIn(text.data.text, asked)} />
}

function PassageNotice({ passage, onHide }: { passage: Passage; onHide: () => void }) {
  if (passage.kind === 'none') return null
  if (passage.kind === 'missing') {
    return (
      <Notice tone="warning" title="This passage is not in the paper’s text">
        The words “{passage.quote}” were looked up and not found. The text may have changed, or the citation is wrong.
      </Notice>
    )
  }
  return (
    <Notice
      tone="info"
      action={
        <span className="flex items-center">
          <Button size="small" variant="ghost" onClick={onHide}>
            Unlight
          </Button>
          <HelpLink article="reading-a-passage" about="the lit passage" />
        </span>
      }
    >
      The cited passage is lit. It was found{' '}
      {passage.isExact ? 'word for word' : 'in another spelling of the same words'}.
    </Notice>
  )
}

function Opened({ paper, text, passage }: { paper: Paper; text: string; passage: Passage }) {
  const [isHidden, setIsHidden] = useState(false)
  useEffect(() => noteRecentPaper({ id: paper.id, title: paper.title }), [paper.id, paper.title])
  const lit = passage.kind === 'found' && !isHidden ? { start: passage.start, end: passage.end } : undefined
  // The document's text begins with the title, which the heading already shows.
  const bodyAt = text.startsWith(paper.title) ? text.length - text.slice(paper.title.length).trimStart().length : 0
  const isInTitle = lit !== undefined && lit.start < bodyAt
  return (
    <article className="space-y-6">
      <PageTitle lead={authorsLine(paper.authors, 12)}>{paper.title || 'Untitled paper'}</PageTitle>
      {paper.flags.retracted && (
        <Notice
          tone="error"
          title="This paper has been retracted"
          action={<HelpLink article="retractions" about="retracted papers" />}
        >
          Do not build on its findings. It stays readable so that you can see what was cited.
        </Notice>
      )}
      {!isHidden && <PassageNotice passage={passage} onHide={() => setIsHidden(true)} />}
      {isInTitle && <PassageText text={text.slice(0, bodyAt)} offset={0} lit={lit} />}
      <section aria-label={paper.summarised ? 'Summary' : 'Abstract'}>
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <h2 className="text-base font-semibold">{paper.summarised ? 'Summary' : 'Abstract'}</h2>
          {paper.summarised && <Badge tone="neutral">Roadrunner’s own words, the paper’s figures</Badge>}
          <HelpLink article="reading-an-abstract" about="reading an abstract" />
        </div>
        {hasAbstract(paper) ? (
          <PassageText text={text.slice(bodyAt)} offset={bodyAt} lit={lit} />
        ) : (
          <p className="text-ink-muted">This record has no abstract, so there is no text to read or to cite.</p>
        )}
      </section>
      <Card
        title="About this paper"
        actions={
          <ButtonLink size="small" to={paths.synthesis(undefined, { documents: paper.id })}>
            Use in a synthesis
          </ButtonLink>
        }
      >
        <PaperFacts paper={paper} />
      </Card>
    </article>
  )
}
