import { Suspense, useEffect, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'

import { closeDialog, useOpenDialog, type DialogName, type DialogProps } from '#platform/dialogs/dialogs.ts'
import { lazyPart, PartLoadError } from '#shared/browser/lazy-part.tsx'
import { toast } from '#shared/toast/toast.ts'

import { DialogBoundary } from './crash/DialogBoundary.tsx'
import { TypedAhead } from './shell/palette/TypedAhead.tsx'

/** Which component answers which request. */
const table: { [N in DialogName]: ComponentType<DialogProps<N>> } = {
  plans: lazyPart(() => import('#features/billing/plans/PlansDialog.tsx').then((module) => module.PlansDialog)),
  checkout: lazyPart(() =>
    import('#features/billing/checkout/CheckoutDialog.tsx').then((module) => module.CheckoutDialog),
  ),
  'student-verification': lazyPart(() =>
    import('#features/billing/student/StudentVerificationDialog.tsx').then(
      (module) => module.StudentVerificationDialog,
    ),
  ),
  'contact-sales': lazyPart(() =>
    import('#features/billing/sales/ContactSalesDialog.tsx').then((module) => module.ContactSalesDialog),
  ),
  share: lazyPart(() => import('#features/shares/ShareDialog.tsx').then((module) => module.ShareDialog)),
  shortcuts: lazyPart(() => import('./shell/ShortcutList.tsx').then((module) => module.ShortcutList)),
  import: lazyPart(() => import('#features/library/ImportDialog.tsx').then((module) => module.ImportDialog)),
  'assign-task': lazyPart(() =>
    import('#features/help/assign/AssignTaskDialog.tsx').then((module) => module.AssignTaskDialog),
  ),
  'add-to-project': lazyPart(() =>
    import('#features/collaboration/projects/AddToProjectDialog.tsx').then((module) => module.AddToProjectDialog),
  ),
  'more-like': lazyPart(() => import('#features/graph/MoreLikeDialog.tsx').then((module) => module.MoreLikeDialog)),
  new: lazyPart(() => import('./shell/new/NewDialog.tsx').then((module) => module.NewDialog)),
  palette: lazyPart(() => import('./shell/palette/CommandPalette.tsx').then((module) => module.CommandPalette)),
}

/** What is said of a dialog that failed. */
function giveUp(error: unknown) {
  if (error instanceof PartLoadError) error.retry()
  closeDialog()
  toast({
    title: 'That could not be opened',
    description: 'The page behind it is as you left it. Please try again.',
    variant: 'destructive',
  })
}

/** Where `openDialog` opens. */
export function DialogHost() {
  const request = useOpenDialog()
  const { pathname } = useLocation()
  // Another page: what was asked for on the one before is over.
  useEffect(() => closeDialog, [pathname])
  if (!request) return null
  const Dialog = table[request.name] as ComponentType<{ request: typeof request; onClose: () => void }>
  return (
    <DialogBoundary key={request.name} onCrash={giveUp}>
      <Suspense fallback={request.name === 'palette' && <TypedAhead />}>
        <Dialog request={request} onClose={closeDialog} />
      </Suspense>
    </DialogBoundary>
  )
}
