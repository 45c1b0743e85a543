import { Skeleton } from '#shared/ui/Skeleton.tsx'

/** Neither the page nor its refusal: what stands there until it is known which it will be. */
export function GateSkeleton() {
  return (
    <div role="status" className="mx-auto max-w-reading px-4 py-10">
      <span className="sr-only">Loading</span>
      <Skeleton lines={5} />
    </div>
  )
}
