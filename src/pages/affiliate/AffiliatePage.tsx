import { AffiliatePanel } from '#features/affiliate/AffiliatePanel.tsx'
import { NoProgramme } from '#features/affiliate/NoProgramme.tsx'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'

export function Component() {
  return (
    <CapabilityGate capability="affiliate" title="Affiliate" otherwise={<NoProgramme title="Affiliate" />}>
      <AffiliatePanel />
    </CapabilityGate>
  )
}
