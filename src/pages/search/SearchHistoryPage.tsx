import { useNavigate, useSearchParams } from 'react-router-dom'

import { CompareRuns } from '#features/search/history/CompareRuns.tsx'
import { SearchHistory } from '#features/search/history/SearchHistory.tsx'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { paths } from '#shared/paths.ts'

export function Component() {
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const first = address.get('first')
  const second = address.get('second')
  return (
    <CapabilityGate capability="search" title="Search history">
      {first !== null && second !== null ? (
        <CompareRuns first={first} second={second} />
      ) : (
        <SearchHistory
          onCompare={(one, other) => setAddress({ first: one, second: other })}
          onRun={(q, run) => void navigate(paths.search({ q, run }))}
        />
      )}
    </CapabilityGate>
  )
}
