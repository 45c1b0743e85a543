import type { MouseEvent } from 'react'

import { confirm } from '#platform/dialogs/confirm.ts'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { savingCopy as copy } from './saving.copy.ts'

type Props = {
  isChanged: boolean
  isBusy: boolean
  waitLeft: number
  action: string
  onDiscard: () => void
}

/**
 * Pressing a button here leaves the focus where it is: what a field says when it is left would move the button away from
 * under the pointer, and the click would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The foot of a form: how it stands, and what can be done. */
export function SaveBar({ isChanged, isBusy, waitLeft, action, onDiscard }: Props) {
  const handleDiscard = async () => {
    const { discardTitle: title, discardBody: body, discard, discardKeep: cancel } = copy
    if (await confirm({ title, body, action: discard, cancel, destructive: true })) onDiscard()
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <p role="status" className="mr-auto text-ink-muted">
        {isBusy ? copy.saving : isChanged ? copy.unsaved : copy.saved}
      </p>
      <WaitNote seconds={waitLeft} />
      {isChanged && !isBusy && (
        <Button variant="ghost" onMouseDown={keepFocus} onClick={() => void handleDiscard()}>
          {copy.discard}
        </Button>
      )}
      <SubmitButton busy={isBusy} disabled={!isChanged || waitLeft > 0} onMouseDown={keepFocus}>
        {action}
      </SubmitButton>
    </div>
  )
}
