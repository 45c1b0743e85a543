import type { ReactNode } from 'react'

import { viewOf } from './synthesis-views.ts'
import { SynthesisNav } from './SynthesisNav.tsx'
import { SynthesisViewNotice } from './SynthesisViewNotice.tsx'

type Props = {
  /** As the address has it. */
  view: string | undefined
  /** What stands at a view, or nothing where there is no such page. */
  page: (key: string) => ReactNode
  overview: (notice: ReactNode) => ReactNode
}

/** The views one click apart, and under them the one that was asked for; a view that there is not gives the overview. */
export function SynthesisHub({ view, page, overview }: Props) {
  const { key, label, isKnown } = viewOf(view)
  const shown = key === 'overview' ? undefined : page(key)
  const isMissing = !isKnown || (key !== 'overview' && !shown)
  return (
    <>
      <SynthesisNav current={key} />
      {isMissing || key === 'overview'
        ? overview(isMissing && <SynthesisViewNotice label={isKnown ? label : undefined} />)
        : shown}
    </>
  )
}
