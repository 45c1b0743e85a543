import { Notice } from '#shared/ui/Notice.tsx'

import { viewOf } from './synthesis-views.ts'

/** Says which view was asked for where it is not the overview that stands below. */
export function SynthesisViewNotice({ view }: { view: string | undefined }) {
  const { key, label, isKnown } = viewOf(view)
  if (key === 'overview' && isKnown) return null
  return (
    <div className="mb-6">
      {isKnown ? (
        <Notice tone="info" title={`${label} is not built yet`}>
          Until it is, you can generate a synthesis here and find the ones you have made below.
        </Notice>
      ) : (
        <Notice tone="warning" title="There is no such view">
          This is the overview.
        </Notice>
      )}
    </div>
  )
}
