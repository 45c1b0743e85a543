import { AffiliatePanel } from '#features/affiliate/AffiliatePanel.tsx'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'

export function Component() {
  return (
    <CapabilityGate capability="affiliate" title="Affiliate">
      <AffiliatePanel />
    </CapabilityGate>
  )
}
