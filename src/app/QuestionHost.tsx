import { Suspense } from 'react'

import { useQuestion } from '#platform/dialogs/confirm.ts'
import { lazyPart, PartLoadError } from '#shared/browser/lazy-part.tsx'
import { toast } from '#shared/toast/toast.ts'

import { DialogBoundary } from './crash/DialogBoundary.tsx'

const ConfirmDialog = lazyPart(() => import('#shared/ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog))

/** A question that cannot be put is answered with no, unless it says otherwise: nothing happens without one's word. */
function giveUp(error: unknown, answer: (isYes: boolean) => void, unasked: boolean) {
  if (error instanceof PartLoadError) error.retry()
  answer(unasked)
  if (unasked) return
  toast({
    title: 'Nothing was done',
    description: 'The question that comes first could not be loaded. Check your connection and try again.',
    variant: 'destructive',
  })
}

/** Where `confirm` asks. The dialog is fetched with the first question; a test hands in one that cannot be. */
export function QuestionHost({ dialog: Dialog = ConfirmDialog }: { dialog?: typeof ConfirmDialog }) {
  const asked = useQuestion()
  if (!asked) return null
  const { answer, unasked = false, ...question } = asked
  return (
    <DialogBoundary onCrash={(error) => giveUp(error, answer, unasked)}>
      <Suspense>
        <Dialog {...question} onClose={() => answer(false)} onConfirm={() => answer(true)} />
      </Suspense>
    </DialogBoundary>
  )
}
