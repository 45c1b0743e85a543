import { classNames } from './class-names.ts'

type Props = { lines?: number; shape?: 'text' | 'card' | 'row'; className?: string }

const BAR = 'animate-breathe rounded-control bg-surface-sunken dark:bg-surface-raised'

/** The shape of what is on its way. Silent: who listens hears the page's own status. */
export function Skeleton({ lines = 3, shape = 'text', className }: Props) {
  const all = Array.from({ length: lines }, (_, line) => line)
  return (
    <div aria-hidden className={classNames(shape === 'text' ? 'space-y-2.5' : 'space-y-3', className)}>
      {all.map((line) => {
        if (shape === 'card') {
          return (
            <div key={line} className="space-y-3 rounded-card border border-line bg-surface p-5">
              <div className={classNames(BAR, 'h-4 w-2/5')} />
              <div className={classNames(BAR, 'h-3 w-full')} />
              <div className={classNames(BAR, 'h-3 w-4/5')} />
            </div>
          )
        }
        if (shape === 'row') {
          return (
            <div key={line} className="flex items-center gap-4 border-b border-line pb-3">
              <div className={classNames(BAR, 'size-4')} />
              <div className={classNames(BAR, 'h-3 flex-1')} />
              <div className={classNames(BAR, 'h-3 w-16')} />
            </div>
          )
        }
        return (
          <div key={line} className={classNames(BAR, 'h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
        )
      })}
    </div>
  )
}
