import { useNavigate, useSearchParams } from 'react-router-dom'

import { SearchWorkspace } from '#features/search/SearchWorkspace.tsx'
import { SharedInWorkspace } from '#features/search/shared/SharedInWorkspace.tsx'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { paths } from '#shared/paths.ts'

export function Component() {
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const shared = address.get('shared')
  if (shared !== null) return <SharedInWorkspace key={shared} token={shared} />
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
