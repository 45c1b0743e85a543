import { X } from 'lucide-react'
import { Suspense } from 'react'

import { classNames } from '#shared/ui/class-names.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import type { PanelName } from './draft-context.ts'
import { panels } from './panels.ts'

type Props = { open: PanelName | undefined; onOpen: (name: PanelName | undefined) => void }

/** The panels beside the text, one at a time. On a small screen the open one lies over it. */
export function PanelRail({ open, onOpen }: Props) {
  const shown = panels.find(({ name }) => name === open)
  return (
    <>
      {shown && (
        <aside
          aria-label={shown.label}
          className="scroll-quiet flex w-84 shrink-0 flex-col overflow-y-auto border-l border-line bg-surface max-lg:absolute max-lg:inset-y-0 max-lg:right-11 max-lg:z-20 max-lg:shadow-float max-sm:left-0 max-sm:w-auto"
        >
          <header className="sticky top-0 z-10 flex items-center justify-between gap-2 bg-surface px-4 pt-3 pb-2">
            <h2 className="font-semibold">{shown.label}</h2>
            <IconButton
              label={`Close ${shown.label.toLowerCase()}`}
              icon={X}
              size="small"
              onClick={() => onOpen(undefined)}
            />
          </header>
          <div className="min-h-0 flex-1 px-4 pb-6">
            <Suspense fallback={<Skeleton shape="row" lines={5} />}>
              <shown.Panel key={shown.name} />
            </Suspense>
          </div>
        </aside>
      )}
      <nav
        aria-label="Panels"
        className="scroll-quiet flex w-11 shrink-0 flex-col items-center gap-1 overflow-y-auto border-l border-line bg-surface py-2"
      >
        {panels.map(({ name, label, icon }) => (
          <IconButton
            key={name}
            label={label}
            icon={icon}
            size="small"
            pressed={name === open}
            className={classNames('aria-pressed:bg-accent-soft aria-pressed:text-accent')}
            onClick={() => onOpen(name === open ? undefined : name)}
          />
        ))}
      </nav>
    </>
  )
}
