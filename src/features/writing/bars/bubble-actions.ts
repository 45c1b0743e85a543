import type { LucideIcon } from 'lucide-react'

import type { OpenDraft } from '../draft-context.ts'

/** More that can be done with selected words: a comment, a rewording. */
export type BubbleAction = { name: string; label: string; icon: LucideIcon; run: (draft: OpenDraft) => void }

export const bubbleActions: readonly BubbleAction[] = []
