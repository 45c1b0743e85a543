import { Suspense } from 'react'

import { useQuestion } from '#platform/dialogs/confirm.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'

const ConfirmDialog = lazyPart(() => import('#shared/ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog))

/** Where `confirm` asks. */
export function QuestionHost() {
  const asked = useQuestion()
  if (!asked) return null
  const { answer, ...question } = asked
  return (
    <Suspense>
      <ConfirmDialog
        {...question}
        open
        onOpenChange={(isOpen) => isOpen || answer(false)}
        onConfirm={() => answer(true)}
      />
    </Suspense>
  )
}
