import { Skeleton } from '#shared/ui/Skeleton.tsx'

/** What stands there while it is not known yet what will: neutral, and named for those who listen. */
export function PageSkeleton() {
  return (
    <div role="status" className="mx-auto w-full max-w-reading px-4 py-10">
      <span className="sr-only">Loading</span>
      <Skeleton lines={5} />
    </div>
  )
}
