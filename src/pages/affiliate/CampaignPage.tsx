import { useParams } from 'react-router-dom'

import { CampaignView } from '#features/affiliate/campaign/CampaignView.tsx'
import { NoProgramme } from '#features/affiliate/NoProgramme.tsx'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'

import { Component as NotFound } from '../NotFoundPage.tsx'

export function Component() {
  const { campaignId = '' } = useParams()
  return (
    <CapabilityGate capability="affiliate" title="Campaign" otherwise={<NoProgramme title="Campaign" />}>
      <CampaignView key={campaignId} campaignId={campaignId} notFound={<NotFound />} />
    </CapabilityGate>
  )
}
