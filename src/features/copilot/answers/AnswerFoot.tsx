import { Copy, RotateCw } from 'lucide-react'

import type { Answer, CopilotSession, Question } from '#contract/copilot.ts'
import { citingBy } from '#research/citing/cite.ts'
import { useChosenStyle } from '#research/citing/use-chosen-style.ts'
import { lookedUpWords, struckWords } from '#research/evidence/checked-citations.ts'
import { BY_RULES, costWords } from '#research/model-runs/run-words.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { answerMarkdown } from '../export/answer-markdown.ts'
import { SendMenu } from '../send/SendMenu.tsx'
import type { CheckedAnswer } from './use-checked-answer.ts'

type Props = {
  session: CopilotSession
  answer: Answer
  question: Question | undefined
  checked: CheckedAnswer
  onAgain: (question: Question, byRules?: boolean) => void
}

/** Who wrote it and what became of its quotes; copying, asking anew, and sending it where it is needed. */
export function AnswerFoot({ session, answer, question, checked, onAgain }: Props) {
  const { tally, isSettled } = checked
  const model = answer.writtenBy?.kind === 'model' ? answer.writtenBy.model : undefined
  const cost = answer.writtenBy ? costWords(answer.writtenBy) : ''
  const chosen = useChosenStyle()
  const copyIt = async () => {
    try {
      const { cite } = await citingBy(chosen, checked.papers)
      await navigator.clipboard.writeText(answerMarkdown(answer, checked.papers, cite))
      toast({ title: copy.copied })
    } catch {
      toast({ title: copy.copyFailed, description: copy.copyFailedBody, variant: 'destructive' })
    }
  }
  return (
    <footer className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3 text-xs text-ink-muted">
      <p className="min-w-0 flex-1 basis-60">
        {model ? copy.byModel(model) : copy.byRules}
        {model && cost !== '' && `. ${cost}`}
        {isSettled && tally.citations > 0 && <>. {copy.tally(lookedUpWords(tally), struckWords(tally))}</>}.
      </p>
      <span className="flex items-center gap-0.5">
        <IconButton size="small" icon={Copy} label={copy.copy} onClick={() => void copyIt()} />
        {question && model && (
          <Button size="small" onClick={() => onAgain(question, true)}>
            {BY_RULES}
          </Button>
        )}
        {question && <IconButton size="small" icon={RotateCw} label={copy.again} onClick={() => onAgain(question)} />}
        <SendMenu session={session} answer={answer} question={question?.text ?? session.title} checked={checked} />
      </span>
    </footer>
  )
}
