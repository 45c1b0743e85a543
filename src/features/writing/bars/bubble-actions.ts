import { MessageSquarePlus, Sparkles, type LucideIcon } from 'lucide-react'

import { askFocus } from '../beside/ask-focus.ts'
import type { OpenDraft } from '../draft-context.ts'
import { withKeys } from './with-keys.ts'

/** More that can be done with selected words: a comment, a rewording. */
export type BubbleAction = { name: string; label: string; icon: LucideIcon; run: (draft: OpenDraft) => void }

export const bubbleActions: readonly BubbleAction[] = [
  {
    name: 'comment',
    label: withKeys('Comment', 'Mod-Alt-M'),
    icon: MessageSquarePlus,
    run: (draft) => {
      draft.showPanel('comments')
      askFocus('comments')
    },
  },
  { name: 'assist', label: 'Assistant', icon: Sparkles, run: (draft) => draft.showPanel('assist') },
]
