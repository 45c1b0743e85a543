import { AffiliatePanel } from '#features/affiliate/AffiliatePanel.tsx'
import { CapabilityGate } from '#platform/papers/CapabilityGate.tsx'

export function Component() {
  return (
    <CapabilityGate capability="affiliate" title="Affiliate">
      <AffiliatePanel />
    </CapabilityGate>
  )
}
