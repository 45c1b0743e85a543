import { useRef, type ComponentProps } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { AddField } from '#shared/forms/AddField.tsx'
import { neededText } from '#shared/forms/text-rules.ts'

import { tasksCopy as copy } from './tasks.copy.ts'

type Props = Pick<
  ComponentProps<typeof AddField>,
  'formLabel' | 'className' | 'label' | 'placeholder' | 'actionLabel'
> & {
  /** Where what is typed is kept. */
  draft: { of: 'task-line' | 'sub-task'; id: string }
  onAdd: (title: string, clientKey: string) => Promise<unknown>
}

const titleRule = neededText(copy.titleRequired)

/** A task in one line. What is typed survives until the server has it. */
export function TaskLine({ draft, onAdd, ...field }: Props) {
  const [text, setText, discard] = useDraft(draft.of, draft.id, '')
  const key = useRef<string>(undefined)
  const add = async (title: string) => {
    // One key for one task, however often it is sent.
    key.current ??= newKey()
    await onAdd(title, key.current)
    key.current = undefined
    discard()
  }
  return (
    <AddField
      {...field}
      labelHidden
      maxLength={200}
      rule={titleRule}
      kept={{
        text,
        onText: (typed) => {
          key.current = undefined
          setText(typed)
        },
      }}
      failed={copy.createFailed}
      onAdd={add}
    />
  )
}
