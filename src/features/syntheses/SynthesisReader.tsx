import { Sigma } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { Section, Synthesis } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { mayWrite } from '#research/analyses/may-write.ts'
import { citationLabel } from '#research/evidence/citation-label.ts'
import { evidenceCopy } from '#research/evidence/evidence.copy.ts'
import { checkSections, tallyOf } from '#research/evidence/checked-citations.ts'
import { useSentenceCheck } from '#research/evidence/use-sentence-check.ts'
import { usePapers } from '#research/papers/opened-papers.queries.ts'
import { useFullTexts } from '#research/papers/full-texts.queries.ts'
import { useStreamedSections } from '#research/streamed-sections/streamed-sections.ts'
import { isAllStruck } from '#science/synthesis/struck.ts'
import { statusOf } from '#shared/api/errors.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { useFocusNext } from '#shared/browser/use-focus-next.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { ReadingFrame } from '#shared/ui/ReadingFrame.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { answerCopy } from './answer/answer.copy.ts'
import { AnswerView } from './answer/AnswerView.tsx'
import { OnwardButtons } from './answer/OnwardButtons.tsx'
import { useAnswer } from './answer/use-answer.ts'
import { useOnward, type MakeDraft } from './answer/use-onward.ts'
import { EvidenceSummary } from './EvidenceSummary.tsx'
import { KeptElsewhere } from './KeptElsewhere.tsx'
import { NotFoundPanel } from './NotFoundPanel.tsx'
import { SourcesList } from './SourcesList.tsx'
import { takeRun } from '#platform/access/started-runs.ts'
import { SynthesisEditor } from './SynthesisEditor.tsx'
import { SynthesisHeader } from './SynthesisHeader.tsx'
import { SynthesisSections } from './SynthesisSections.tsx'
import { SynthesisState } from './SynthesisState.tsx'
import { synthesesCopy as copy } from './syntheses.copy.ts'
import { isWriting, synthesisQuery, useSynthesis } from './syntheses.queries.ts'
import { titleOf } from './synthesis-title.ts'
import { WritingProgress } from './WritingProgress.tsx'

/** Few look for what came since. */
const UpdatePanel = lazyPart(async () => (await import('./update/UpdatePanel.tsx')).UpdatePanel)

const none: readonly Paper[] = []
const noSections: readonly Section[] = []
const isWhole = ({ status }: Synthesis) => status !== 'failed' && status !== 'stopped'

type Props = {
  id: string
  onDeleted: () => void
  onAgain: (synthesis: Synthesis) => void
  makeDraft: MakeDraft
}

/** One saved synthesis: read, watched while it is written, renamed, edited, deleted. */
export function SynthesisReader({ id, onDeleted, onAgain, makeDraft }: Props) {
  const read = useSynthesis(id)
  const { data: synthesis, isPending, error } = read
  if (isPending) {
    return (
      <ReadingFrame>
        <Skeleton lines={8} />
      </ReadingFrame>
    )
  }
  if (!synthesis) {
    const isGone = statusOf(error) === 404 || error?.name === 'BadParameterError'
    return (
      <ReadingFrame>
        <PageTitle>{isGone ? 'Synthesis not found' : 'Synthesis'}</PageTitle>
        {isGone ? (
          <EmptyState
            title="There is no synthesis at this address."
            action={<ButtonLink to={paths.synthesisHistory()}>Open the saved syntheses</ButtonLink>}
          >
            It may have been deleted, or it belongs to somebody else.
          </EmptyState>
        ) : (
          <ErrorCard title={copy.openFailed} of={read} />
        )}
      </ReadingFrame>
    )
  }
  if (synthesis.keptIn === 'elsewhere') return <KeptElsewhere {...{ synthesis, onAgain }} />
  return <Opened key={synthesis.id} isFresh={!error} {...{ synthesis, onDeleted, onAgain, makeDraft }} />
}

type OpenedProps = Omit<Props, 'id'> & { synthesis: Synthesis; isFresh: boolean }

function Opened({ synthesis, isFresh, onDeleted, onAgain, makeDraft }: OpenedProps) {
  const [isEditing, setIsEditing] = useState(false)
  const [isUpdating, setIsUpdating] = useState(false)
  const { has } = useCapabilities()
  const editor = useRef<HTMLDivElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const streamed = useStreamedSections(synthesis, synthesisQuery(synthesis.id).queryKey)
  const papers = usePapers(synthesis.documentIds ?? [])
  const consume = useConsume()
  const isReady = !isWriting(synthesis)

  useEffect(() => {
    // What this browser wrote by itself is no use of the server's.
    if (synthesis.status !== 'complete' || synthesis.keptIn === 'browser') return
    if (takeRun(synthesis.id) && !isAllStruck(synthesis.sections ?? [])) consume('synthesis', synthesis.id)
  }, [synthesis.status, synthesis.keptIn, synthesis.id, synthesis.sections, consume])

  const texts = useFullTexts(papers.data)
  const own = useAnswer(synthesis, texts.papers)
  const { answer } = own
  const written = own.sections ?? synthesis.sections ?? noSections
  const check = useSentenceCheck(written)
  const isChecking = texts.isPending || check.isPending
  const sections = checkSections(written, texts.papers, check.problemsOf)
  const onward = useOnward({ synthesis, answer, papers: papers.data ?? none, makeDraft })
  const mayChange = isReady && mayWrite(synthesis)
  const isOwn = (synthesis.ownRole ?? 'owner') === 'owner'
  const isHereAlone = synthesis.keptIn === 'browser'
  const mayUpdate = isOwn && !isHereAlone && has('search') && has('analyses')
  const notShared = isHereAlone ? answerCopy.onlyHere : has('shares') ? undefined : answerCopy.noShares
  const sources = papers.data && <SourcesList papers={papers.data} sections={sections} />
  const summary = isReady && papers.data && !isChecking && (
    <EvidenceSummary synthesis={synthesis} tally={tallyOf(sections)} papers={papers.data.length} />
  )
  return (
    <ListFrame
      detailsLabel="Sources"
      // An answer has its own table of the papers, and needs the width.
      details={answer ? undefined : sources}
      toolbar={
        <SynthesisHeader
          synthesis={synthesis}
          canEdit={isReady}
          isEditing={isEditing}
          editButton={editButton}
          onEdit={() => {
            setIsEditing(true)
            focusNext(() => editor.current?.querySelector('textarea'))
          }}
          onDeleted={onDeleted}
          onAgain={onAgain}
          onward={
            isReady &&
            isWhole(synthesis) &&
            papers.data && (
              <OnwardButtons
                onward={onward}
                onShare={() =>
                  openDialog({ name: 'share', kind: 'synthesis', targetId: synthesis.id, title: titleOf(synthesis) })
                }
                notShared={notShared}
                onUpdate={mayUpdate ? () => setIsUpdating(true) : undefined}
              />
            )
          }
        />
      }
    >
      <div className="space-y-6">
        <SynthesisState {...{ synthesis, onAgain, onDeleted }} hasText={sections.length > 0} />
        {isUpdating && papers.data && !isEditing && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <UpdatePanel {...{ synthesis, answer }} papers={papers.data} onClose={() => setIsUpdating(false)} />
          </Suspense>
        )}
        {papers.isError && (
          <ErrorCard
            title="The papers could not be loaded, so that no quote could be looked up."
            of={papers}
            kept="The text is kept."
          />
        )}
        {texts.error && (
          <ErrorCard
            title={evidenceCopy.textsFailed(texts.failed)}
            error={texts.error}
            kept="The text is kept."
            onRetry={texts.retry}
          />
        )}
        {own.unsaved !== undefined && (
          <ErrorCard
            title={answerCopy.notSaved}
            error={own.unsaved}
            kept={answerCopy.notSavedKept}
            onRetry={own.retry}
          />
        )}
        {answer && !isEditing && (
          <AnswerView
            answer={answer}
            labels={new Map(papers.data?.map((paper) => [paper.id, citationLabel(paper)]))}
            isBusy={own.isBusy}
            onWithout={mayChange ? (out) => void own.without(out) : undefined}
            onQuestion={
              mayChange && papers.data && !texts.isPending && !texts.error
                ? (asked) => void own.asking(asked)
                : undefined
            }
            toMeta={
              onward.meta && (
                <Button size="small" icon={Sigma} busy={onward.isPooling} onClick={() => onward.meta?.()}>
                  {answerCopy.inMeta}
                </Button>
              )
            }
          />
        )}
        {isEditing ? (
          <div ref={editor}>
            <SynthesisEditor
              synthesis={synthesis}
              papers={papers.data ?? []}
              onDone={() => {
                setIsEditing(false)
                focusNext(() => editButton.current)
              }}
            />
          </div>
        ) : (
          <>
            {!answer && summary}
            {(papers.isPending || isChecking) && sections.length > 0 && (synthesis.documentIds?.length ?? 0) > 0 ? (
              <Skeleton lines={6} />
            ) : (
              <SynthesisSections sections={sections} />
            )}
            {synthesis.content && <p className="max-w-reading font-serif whitespace-pre-wrap">{synthesis.content}</p>}
            {isWriting(synthesis) && <WritingProgress {...{ synthesis, streamed, isFresh }} ready={sections.length} />}
            {synthesis.status === 'complete' && sections.length === 0 && !synthesis.content && (
              <Notice tone="info" title="Nothing could be written">
                None of the chosen papers has text that addresses the question.
              </Notice>
            )}
            {isReady && !answer && <NotFoundPanel synthesis={synthesis} papers={papers.data ?? none} />}
            {answer && (
              <>
                {summary}
                {sources}
              </>
            )}
          </>
        )}
      </div>
    </ListFrame>
  )
}
