import { Skeleton } from '#shared/ui/Skeleton.tsx'

/** The shape of an answer on its way. */
export function ResultSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Searching
      </p>
      <Skeleton lines={1} className="mb-5 w-48" />
      <Skeleton shape="card" lines={5} />
    </div>
  )
}
