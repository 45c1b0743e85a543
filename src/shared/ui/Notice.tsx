import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'

const TONES = {
  info: { icon: Info, look: 'border-line bg-surface-sunken', sign: 'text-accent' },
  warning: { icon: TriangleAlert, look: 'border-transparent bg-state-yellow-soft', sign: 'text-state-yellow' },
  error: { icon: CircleAlert, look: 'border-transparent bg-state-red-soft', sign: 'text-state-red' },
  success: { icon: CircleCheck, look: 'border-transparent bg-state-green-soft', sign: 'text-state-green' },
} as const

type Props = { tone?: keyof typeof TONES; title?: string; action?: ReactNode; children: ReactNode }

/** A message in the page itself, where the thing it speaks of stands. Errors interrupt, the rest waits its turn. */
export function Notice({ tone = 'info', title, action, children }: Props) {
  const { icon: Icon, look, sign } = TONES[tone]
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border px-4 py-3', look)}
    >
      {/* What can be pressed goes below where both have no room beside each other. */}
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon size={16} aria-hidden className={classNames('mt-0.5 shrink-0', sign)} />
        <div className="min-w-0 flex-1 wrap-anywhere">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          <div className={classNames(title !== undefined && 'mt-0.5', 'text-ink')}>{children}</div>
        </div>
      </div>
      {action !== undefined && <div className="ml-auto max-w-full">{action}</div>}
    </div>
  )
}
