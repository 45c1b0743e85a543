import { use } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Answer } from '#contract/copilot.ts'
import { answerManuscript } from '#science/copilot/answer-manuscript.ts'
import { messageOf } from '#shared/api/errors.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'

import type { CheckedAnswer } from '../answers/use-checked-answer.ts'
import { DraftSlot } from './draft-slot.ts'
import { sendCopy as copy } from './send.copy.ts'

/** Passages by the id of their sentence, as the page has found them. */
function foundBySentence({ sections }: Pick<CheckedAnswer, 'sections'>) {
  const checked = sections.flatMap(({ section }) => section.sentences)
  return new Map(
    checked.map(({ sentence, citations }) => [
      sentence.id,
      citations.flatMap(({ citation, paper, verified, page }) =>
        paper && verified !== 'none' ? [{ documentId: citation.documentId, page }] : [],
      ),
    ]),
  )
}

/** A new draft that begins with an answer, its citations and its papers. Undefined where there are no drafts. */
export function useSendToDraft(question: string, answer: Answer, checked: CheckedAnswer) {
  const make = use(DraftSlot)
  const navigate = useNavigate()
  const [send] = useOnce(async () => {
    const found = foundBySentence(checked)
    const manuscript = answerManuscript(
      { question, sections: answer.sections, table: answer.table },
      ({ id }) => found.get(id) ?? [],
      newKey,
    )
    try {
      const id = await make?.({ title: question, manuscript, papers: checked.papers })
      if (id !== undefined) {
        toast({ title: copy.drafted, action: { label: copy.open, onClick: () => void navigate(paths.write(id)) } })
      }
    } catch (error) {
      const description = `${messageOf(error, '')} ${copy.kept}`.trim()
      toast({ title: copy.failed, description, variant: 'destructive' })
    }
  })
  return make && send
}
