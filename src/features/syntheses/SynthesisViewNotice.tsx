import { Notice } from '#shared/ui/Notice.tsx'

/** Says why the overview stands below where another view was asked for. `label`: a view that there is, and is not built. */
export function SynthesisViewNotice({ label }: { label: string | undefined }) {
  return (
    <div className="mb-6">
      {label === undefined ? (
        <Notice tone="warning" title="There is no such view">
          This is the overview.
        </Notice>
      ) : (
        <Notice tone="info" title={`${label} is not built yet`}>
          Until it is, you can generate a synthesis here and find the ones you have made below.
        </Notice>
      )}
    </div>
  )
}
