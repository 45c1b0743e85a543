import type { ShareKind } from '#contract/shares.ts'
import type { BillingPeriod, OwnedTeam } from '#contract/subscription.ts'
import { createStore, useStore } from '#shared/browser/store.ts'

/** Everything that can be asked to open over any page. app/dialogs.tsx says which component answers. */
export type DialogRequest =
  | { name: 'plans'; period?: BillingPeriod }
  | { name: 'shortcuts' }
  /** What is to be begun; papers (ids, comma-separated) and question go along. */
  | { name: 'new'; documents?: string; question?: string }
  | { name: 'palette' }
  | { name: 'import' }
  | CheckoutRequest
  | { name: 'student-verification' }
  | { name: 'contact-sales'; planType: 'team' | 'enterprise' }
  | ShareRequest
  | AssignTaskRequest
  | AddToProjectRequest
  /** Papers from which others are looked for. */
  | { name: 'more-like'; seeds: readonly { id: string; title: string }[] }
/** What is to be shared. `view`: how it is looked at, as it stands in the address. */
export type ShareRequest = { name: 'share'; kind: ShareKind; targetId: string; title: string; view?: string }
/** What is to become a task, and which conversation and tool it came from. */
export type AssignTaskRequest = {
  name: 'assign-task'
  origin: { sessionId?: string; originatingTool?: string; originalTaskId?: string; priority?: string }
  title?: string
  description?: string
  /** The project that it goes to, where that is known. */
  projectId?: string
}
/** What is to stand in a project: `kind` as the project's list knows it. */
export type AddToProjectRequest = {
  name: 'add-to-project'
  things: readonly { kind: 'paper' | 'synthesis'; id: string; title: string }[]
}
/** What is to be paid. The team plan names the teams that it can be bought for; with several, one is chosen. */
export type CheckoutRequest = {
  name: 'checkout'
  plan: 'individual' | 'team'
  billing: BillingPeriod
  teams?: readonly OwnedTeam[]
}
export type DialogName = DialogRequest['name']

/** What the component of a dialog is given. */
export type DialogProps<N extends DialogName> = { request: Extract<DialogRequest, { name: N }>; onClose: () => void }

const open = createStore<DialogRequest | undefined>(undefined)

export const openDialog = (request: DialogRequest) => open.set(request)
export const closeDialog = () => open.set(undefined)

export const useOpenDialog = () => useStore(open)
