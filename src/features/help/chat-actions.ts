import type { HelpMessage } from '#contract/help.ts'
import { safeUrl, type SafeUrl } from '#shared/browser/safe-url.ts'

import { helpTabs, type HelpTab } from './help-tabs.ts'

export type ChatAction =
  | { does: 'link'; label: string; target: SafeUrl }
  | { does: 'dialog'; label: string; name: (typeof DIALOGS)[number] }
  | { does: 'tab'; label: string; tab: HelpTab }
  | { does: 'lesson'; label: string; id: string }
  | { does: 'tour'; label: string; key: string }

const LINKS = new Set(['navigate', 'link', 'page', 'url'])
/** Dialogs that need nothing to open. */
const DIALOGS = ['plans', 'shortcuts', 'palette', 'import'] as const
const MOST = 6
const LABEL_MAX = 80

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

function actionOf(action: NonNullable<HelpMessage['actions']>[number]): ChatAction[] {
  const label = text(action.label)?.slice(0, LABEL_MAX)
  const type = text(action.type) ?? 'link'
  if (label === undefined) return []
  if (LINKS.has(type)) {
    const target = safeUrl(action.url)
    return target ? [{ does: 'link', label, target }] : []
  }
  if (type === 'dialog') {
    const name = DIALOGS.find((each) => each === action['name'])
    return name ? [{ does: 'dialog', label, name }] : []
  }
  if (type === 'tab') {
    const tab = helpTabs.find((each) => each === action['tab'])
    return tab ? [{ does: 'tab', label, tab }] : []
  }
  const id = text(action['lessonId'])
  if (type === 'lesson' && id !== undefined) return [{ does: 'lesson', label, id }]
  const key = text(action['tourKey'])
  return type === 'tour' && key !== undefined ? [{ does: 'tour', label, key }] : []
}

/** The actions of an answer that are ours to offer: each only opens something. Unknown kinds and unsafe addresses are not drawn. */
export const actionsOf = ({ actions }: Pick<HelpMessage, 'actions'>): ChatAction[] =>
  (actions ?? []).flatMap(actionOf).slice(0, MOST)
