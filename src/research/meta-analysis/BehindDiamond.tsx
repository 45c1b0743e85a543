import { useEffect, useRef, type KeyboardEvent } from 'react'

import { Button } from '#shared/ui/Button.tsx'

import { NumbersBehind } from './NumbersBehind.tsx'
import type { NumberBehind } from './numbers-behind.ts'
import { numbersBehindCopy as copy } from './numbers-behind.copy.ts'

type Props = { name: string; studies: number; numbers: readonly NumberBehind[]; onClose: () => void }

/** The list that a diamond opens: it has the focus when it appears, and Escape closes it. */
export function BehindDiamond({ name, studies, numbers, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // Escape is heard where the links of the list meet.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={copy.caption(name)} onKeyDown={onKeyDown} className="mt-3 space-y-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h4 ref={heading} tabIndex={-1} className="font-semibold">
            {copy.title(numbers.length, studies)}
          </h4>
          <p className="text-sm text-ink-muted">{copy.lead}</p>
        </div>
        <Button size="small" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      <NumbersBehind name={name} numbers={numbers} />
    </section>
  )
}
