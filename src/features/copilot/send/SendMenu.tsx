import {
  ClipboardList,
  Columns3,
  FilePenLine,
  FilePlus2,
  Scale,
  Search,
  SendHorizontal,
  StickyNote,
} from 'lucide-react'
import { use, useState } from 'react'

import type { Answer, CopilotSession } from '#contract/copilot.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'

import { plainAnswer } from '../answers/plain-answer.ts'
import type { CheckedAnswer } from '../answers/use-checked-answer.ts'
import { AnalysisDialog } from './AnalysisDialog.tsx'
import { DraftDialog } from './DraftDialog.tsx'
import { DraftSlot } from './draft-slot.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { passagesOf } from './sendable.ts'
import { sendCopy as copy } from './send.copy.ts'
import { useSendToDraft } from './use-send-to-draft.ts'

type Props = { session: CopilotSession; answer: Answer; question: string; checked: CheckedAnswer }

/** Where an answer is needed next. What is sent carries its passages and says where it came from. */
export function SendMenu({ session, answer, question, checked }: Props) {
  const [asked, setAsked] = useState<'hypothesis' | 'grid' | 'note' | 'draft'>()
  const { has } = useCapabilities()
  const passages = passagesOf(checked, answer.table)
  const isEmpty = passages.length === 0
  const toDraft = useSendToDraft(question, answer, checked)
  const drafts = use(DraftSlot)
  const close = () => setAsked(undefined)
  const toTask = () =>
    openDialog({
      name: 'assign-task',
      origin: { sessionId: session.id, originatingTool: 'copilot', originalTaskId: answer.id, priority: 'medium' },
      title: question,
      description: plainAnswer(answer),
    })
  return (
    <>
      <DropdownMenu
        label={copy.send}
        align="end"
        trigger={
          <Button size="small" variant="ghost" icon={SendHorizontal}>
            {copy.send}
          </Button>
        }
        items={[
          ...(has('analyses')
            ? ([
                { label: copy.claim, icon: Scale, disabled: isEmpty, onSelect: () => setAsked('hypothesis') },
                { label: copy.column, icon: Columns3, disabled: isEmpty, onSelect: () => setAsked('grid') },
              ] as const)
            : []),
          { label: copy.search, icon: Search, to: paths.search({ q: question }) },
          ...(has('library')
            ? [{ label: copy.note, icon: StickyNote, disabled: isEmpty, onSelect: () => setAsked('note') }]
            : []),
          ...(toDraft && has('analyses')
            ? [
                { label: copy.draft, icon: FilePlus2, onSelect: toDraft },
                { label: copy.intoDraft, icon: FilePenLine, onSelect: () => setAsked('draft') },
              ]
            : []),
          { label: copy.task, icon: ClipboardList, onSelect: toTask },
        ]}
      />
      {(asked === 'hypothesis' || asked === 'grid') && (
        <AnalysisDialog kind={asked} question={question} passages={passages} onClose={close} />
      )}
      {asked === 'draft' && drafts && <DraftDialog {...{ drafts, question, answer, checked }} onClose={close} />}
      {asked === 'note' && <NoteDialog answerId={answer.id} question={question} passages={passages} onClose={close} />}
    </>
  )
}
