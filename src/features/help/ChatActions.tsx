import { openDialog } from '#platform/dialogs/dialogs.ts'
import { openHelp } from '#platform/help-request/help-request.ts'
import { Button } from '#shared/ui/Button.tsx'
import { buttonLook, buttonSize } from '#shared/ui/button-look.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { actionsOf, type ChatAction } from './chat-actions.ts'
import type { KeptMessage } from './conversation.ts'
import type { HelpTab } from './help-tabs.ts'
import { SafeLink } from './SafeLink.tsx'

export type ActionTargets = {
  onTab: (tab: HelpTab) => void
  onLesson: (id: string) => void
  /** Another page is about to be shown. */
  onLeave?: (() => void) | undefined
}

/** What an answer offers to open. */
export function ChatActions({ message, ...targets }: { message: KeptMessage } & ActionTargets) {
  const actions = actionsOf(message)
  if (actions.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {actions.map((action, index) => (
        <Action key={index} action={action} {...targets} />
      ))}
    </div>
  )
}

function Action({ action, onTab, onLesson, onLeave }: { action: ChatAction } & ActionTargets) {
  if (action.does === 'link') {
    return (
      <SafeLink
        target={action.target}
        onLeave={onLeave}
        className={classNames(buttonLook('secondary'), buttonSize.small, 'max-w-full overflow-hidden')}
      >
        {action.label}
      </SafeLink>
    )
  }
  const open = () => {
    if (action.does === 'tab') onTab(action.tab)
    if (action.does === 'lesson') onLesson(action.id)
    if (action.does === 'tour') openHelp({ tour: action.key })
    if (action.does === 'dialog') {
      onLeave?.()
      openDialog({ name: action.name })
    }
  }
  return (
    <Button size="small" onClick={open}>
      {action.label}
    </Button>
  )
}
