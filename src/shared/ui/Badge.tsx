import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'

const TONES = {
  neutral: 'bg-surface-sunken text-ink-muted',
  accent: 'bg-accent-soft text-accent',
  evidence: 'bg-evidence text-evidence-ink',
  red: 'bg-state-red-soft text-state-red',
  yellow: 'bg-state-yellow-soft text-state-yellow',
  green: 'bg-state-green-soft text-state-green',
  grey: 'bg-state-grey-soft text-state-grey',
} as const

type Props = { tone?: keyof typeof TONES; icon?: LucideIcon; className?: string; children: ReactNode }

/** A word about a thing: its kind, its state, its plan. The word carries the meaning, never the colour alone. */
export function Badge({ tone = 'neutral', icon: Icon, className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex h-5.5 items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {Icon && <Icon size={12} strokeWidth={2.25} aria-hidden className="-ml-0.5" />}
      {children}
    </span>
  )
}
