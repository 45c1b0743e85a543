import { Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import type { Answer, AnswerClass, AnswerQuestion } from '#contract/answer.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { answerCopy as copy } from './answer.copy.ts'
import { AnswerHead } from './AnswerHead.tsx'
import { AnswerReasons } from './AnswerReasons.tsx'
import { studiesOf, type StudyRows } from './answer-words.ts'
import { ConceptChips } from './ConceptChips.tsx'
import { OtherRows } from './OtherRows.tsx'
import { StudyTable } from './StudyTable.tsx'

type Props = {
  answer: Answer
  /** What papers are called, by id. */
  labels: ReadonlyMap<string, string>
  /** Counts without these studies; absent for who may only read. */
  onWithout?: ((studies: ReadonlySet<string>) => void) | undefined
  onQuestion?: ((question: AnswerQuestion) => void) | undefined
  isBusy?: boolean
  toMeta?: ReactNode
}

/** A computed answer: its line, its bar, every study once, and what makes it more or less sure. */
export function AnswerView({ answer, labels, onWithout, onQuestion, isBusy = false, toMeta }: Props) {
  const [says, setSays] = useState<AnswerClass>()
  /** What was out before each step, so that each can be taken back. */
  const [steps, setSteps] = useState<readonly ReadonlySet<string>[]>([])
  const out = new Set(
    studiesOf(answer.rows.filter(({ group }) => group === 'study'))
      .filter(({ rows }) => rows.every(({ isOut }) => isOut))
      .map(({ study }) => study),
  )
  const handleOut = (next: ReadonlySet<string>) => {
    setSteps([...steps, out])
    onWithout?.(next)
  }
  const handleUndo = () => {
    const before = steps.at(-1)
    if (!before) return
    setSteps(steps.slice(0, -1))
    onWithout?.(before)
  }
  const handleTake = ({ study }: StudyRows, isOut: boolean) =>
    handleOut(isOut ? new Set([...out, study]) : new Set([...out].filter((each) => each !== study)))
  return (
    <div className="space-y-6" aria-busy={isBusy}>
      <div>
        <ConceptChips question={answer.question} onQuestion={onQuestion} />
        <AnswerHead answer={answer} chosen={says} onChoose={setSays} toMeta={toMeta} />
      </div>
      {(out.size > 0 || steps.length > 0) && (
        <Notice
          action={
            onWithout && (
              <span className="flex flex-wrap gap-2">
                {steps.length > 0 && (
                  <Button size="small" icon={Undo2} onClick={handleUndo}>
                    {copy.undo}
                  </Button>
                )}
                {out.size > 0 && (
                  <Button size="small" onClick={() => handleOut(new Set())}>
                    {copy.allBack}
                  </Button>
                )}
              </span>
            )
          }
        >
          {out.size > 0 ? copy.out(out.size) : copy.noneOut}
        </Notice>
      )}
      <StudyTable
        answer={answer}
        says={says}
        onSays={setSays}
        onTake={onWithout && handleTake}
        nameOf={(id) => labels.get(id) ?? id}
        toMeta={toMeta}
      />
      <div className="grid gap-4 empty:hidden md:grid-cols-2">
        <OtherRows answer={answer} group="beside" />
        <OtherRows answer={answer} group="other-people" />
        <OtherRows answer={answer} group="review" />
        <OtherRows answer={answer} group="under-way" />
        <OtherRows answer={answer} group="retracted" />
      </div>
      <AnswerReasons answer={answer} />
    </div>
  )
}
