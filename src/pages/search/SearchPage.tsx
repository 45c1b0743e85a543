import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { SearchWorkspace } from '#features/search/SearchWorkspace.tsx'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

/** Few come with a search that somebody shared. */
const SharedInWorkspace = lazyPart(
  async () => (await import('#features/search/shared/SharedInWorkspace.tsx')).SharedInWorkspace,
)

export function Component() {
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const shared = address.get('shared')
  if (shared !== null) {
    return (
      <Suspense fallback={<Skeleton shape="row" lines={4} />}>
        <SharedInWorkspace key={shared} token={shared} />
      </Suspense>
    )
  }
  return (
    <CapabilityGate capability="search" title="Search">
      <SearchWorkspace
        address={address}
        onAddress={(next, { isStep }) => setAddress(next, { replace: !isStep, preventScrollReset: true })}
        onSynthesize={(ids, question) =>
          void navigate(paths.synthesis(undefined, { documents: ids.join(','), q: question }))
        }
      />
    </CapabilityGate>
  )
}
