import { Check, CircleHelp, Hourglass, Undo2, X, type LucideIcon } from 'lucide-react'

import type { Verdict } from '#contract/review-log.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Kbd } from '#shared/ui/Kbd.tsx'

import { verdictNames } from '../model/words.ts'

const looks: Record<Verdict, { icon: LucideIcon; key: string; on: string }> = {
  include: { icon: Check, key: 'I', on: 'border-state-green bg-state-green-soft text-state-green' },
  exclude: { icon: X, key: 'E', on: 'border-state-red bg-state-red-soft text-state-red' },
  maybe: { icon: CircleHelp, key: 'M', on: 'border-state-yellow bg-state-yellow-soft text-state-yellow' },
  awaiting: { icon: Hourglass, key: 'A', on: 'border-line-strong bg-state-grey-soft text-state-grey' },
}

type Props = {
  own: Verdict | undefined
  onDecide: (verdict: Verdict) => void
  onUndo: () => void
  canUndo: boolean
  isDisabled: boolean
}

/** The four verdicts, each with its key. */
export function VerdictBar({ own, onDecide, onUndo, canUndo, isDisabled }: Props) {
  return (
    <div role="group" aria-label="Verdict" className="grid grid-cols-5 gap-1.5 sm:flex sm:flex-wrap sm:gap-2">
      {(Object.keys(looks) as Verdict[]).map((verdict) => {
        const { icon: Icon, key, on } = looks[verdict]
        return (
          <button
            key={verdict}
            type="button"
            disabled={isDisabled}
            aria-pressed={own === verdict}
            aria-keyshortcuts={key}
            onClick={() => onDecide(verdict)}
            className={classNames(
              'flex h-12 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-control border px-1 text-xs font-medium whitespace-nowrap transition-colors disabled:opacity-50 sm:h-11 sm:flex-row sm:gap-2 sm:px-3 sm:text-base',
              own === verdict ? on : 'border-line-strong/50 bg-surface-raised hover:border-line-strong',
            )}
          >
            <Icon size={16} aria-hidden />
            {verdict === 'awaiting' ? 'Awaiting' : verdictNames[verdict]}
            <span aria-hidden className="max-md:hidden">
              <Kbd>{key}</Kbd>
            </span>
          </button>
        )
      })}
      <Button
        variant="ghost"
        icon={Undo2}
        isShort
        className="h-12 px-1 sm:h-11 sm:px-3"
        disabled={!canUndo}
        aria-keyshortcuts="U"
        onClick={onUndo}
      >
        Undo
      </Button>
    </div>
  )
}
