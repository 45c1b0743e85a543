import { use } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Answer } from '#contract/copilot.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'

import type { CheckedAnswer } from '../answers/use-checked-answer.ts'
import { asManuscript } from './as-manuscript.ts'
import { DraftSlot } from './draft-slot.ts'
import { sendCopy as copy } from './send.copy.ts'

/** A new draft that begins with an answer, its citations and its papers. Undefined where there are no drafts. */
export function useSendToDraft(question: string, answer: Answer, checked: CheckedAnswer) {
  const make = use(DraftSlot)?.make
  const navigate = useNavigate()
  const [send] = useOnce(async () => {
    try {
      const id = await make?.({
        title: question,
        manuscript: asManuscript(question, answer, checked),
        papers: checked.papers,
      })
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
