import { NavLink } from 'react-router-dom'

import { synthesisViews } from '#contract/synthesis-views.ts'
import { useOpenInSight } from '#shared/browser/use-open-in-sight.ts'
import { paths } from '#shared/paths.ts'
import { classNames } from '#shared/ui/class-names.ts'

const look = (isHere: boolean) =>
  classNames(
    'block rounded-control px-1.5 py-1.5 whitespace-nowrap',
    isHere ? 'bg-surface-sunken font-medium text-ink' : 'text-ink-muted hover:bg-surface-sunken hover:text-ink',
  )

/** The views of the hub, one click apart. */
export function SynthesisNav({ current }: { current: string }) {
  const bar = useOpenInSight<HTMLElement>(current)
  return (
    <nav ref={bar} aria-label="Synthesis views" className="scroll-quiet overflow-x-auto border-b border-line">
      <ul className="mx-auto flex w-max max-w-none gap-0.5 px-4 py-2 text-sm sm:px-6">
        {Object.entries(synthesisViews).map(([view, label]) => (
          <li key={view}>
            <NavLink
              to={paths.synthesis(view === 'overview' ? undefined : view)}
              end
              aria-current={current === view ? 'page' : undefined}
              className={look(current === view)}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
