import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

import { useOpenInSight } from '#shared/browser/use-open-in-sight.ts'

type Tab = { value: string; label: string; count?: number }
type Props = { label: string; value: string; onValueChange: (value: string) => void; tabs: Tab[]; children: ReactNode }

/** One of several views of the same thing. The panels are `TabPanel`s among the children. */
export function Tabs({ label, value, onValueChange, tabs, children }: Props) {
  const bar = useOpenInSight<HTMLDivElement>(value)
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List ref={bar} aria-label={label} className="scroll-quiet flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px flex h-10 items-center gap-2 border-b-2 border-transparent px-2.5 font-medium whitespace-nowrap text-ink-muted -outline-offset-2 transition-colors hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}{' '}
            {tab.count !== undefined && (
              <span className="rounded-full bg-surface-sunken px-1.5 text-xs text-ink-muted">
                {tab.count.toLocaleString('en')}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}
