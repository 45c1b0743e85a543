import { ArrowDown, ArrowUp, Circle, Equal, Wrench, type LucideIcon } from 'lucide-react'

import type { Stance } from '#science/concepts/concept.ts'
import { classNames } from '#shared/ui/class-names.ts'

const signs: Readonly<Record<Stance, { icon: LucideIcon; look: string }>> = {
  supports: { icon: ArrowUp, look: 'text-state-green' },
  opposes: { icon: ArrowDown, look: 'text-state-red' },
  uses: { icon: Wrench, look: 'text-accent' },
  defines: { icon: Equal, look: 'text-ink' },
  mentions: { icon: Circle, look: 'text-ink-muted' },
}

/** A shape for each stance; beside it, or in its button's name, stands the word. */
export function StanceSign({ stance, className }: { stance: Stance; className?: string }) {
  const { icon: Icon, look } = signs[stance]
  return <Icon size={16} strokeWidth={2} aria-hidden className={classNames('shrink-0', look, className)} />
}
