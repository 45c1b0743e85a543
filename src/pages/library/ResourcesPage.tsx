import { useNavigate, useSearchParams } from 'react-router-dom'

import { LibraryWorkspace } from '#features/library/LibraryWorkspace.tsx'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { paths } from '#shared/paths.ts'

export function Component() {
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  return (
    <CapabilityGate capability="documents" title="Resources">
      <LibraryWorkspace
        address={address}
        onAddress={(next) => setAddress(next, { replace: true, preventScrollReset: true })}
        onSynthesize={(ids) => void navigate(paths.synthesis(undefined, { documents: ids.join(',') }))}
      />
    </CapabilityGate>
  )
}
