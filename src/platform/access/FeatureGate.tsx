import { useState, type ReactNode } from 'react'

import type { GatedFeature } from '#contract/usage.ts'

import { useSession } from '../session/session.queries.ts'
import { GateSkeleton } from './GateSkeleton.tsx'
import { SignInCard } from './SignInCard.tsx'
import { UpgradeCard } from './UpgradeCard.tsx'
import { allowanceOf, useUsage, type Allowance } from './usage.queries.ts'
import { useNamesWork } from './use-names-work.ts'
import { UsageBar } from './UsageBar.tsx'

type Props = {
  feature: GatedFeature
  /** It guards a whole page, not a part of one. */
  isPage?: boolean
  children: ReactNode
}

/**
 * Shows the feature, what is left of it, or how to get more. It asks when it opens and does not close again over work
 * that has begun: a run that uses the last of an allowance keeps its result on the page. Work that the address names is
 * shown below the card, to be read and exported.
 */
export function FeatureGate({ feature, isPage, children }: Props) {
  const { isSignedIn, isPending: isSessionPending, error: sessionError } = useSession()
  const { data: usage, isError, isPending } = useUsage(feature, { enabled: isSignedIn, retryOnMount: true })

  if (isSessionPending) return <GateSkeleton />
  if (!isSignedIn && !sessionError) return <SignInCard isPage={isPage} />
  // Fails open: a broken meter must never lock a paying researcher out.
  if (usage === undefined && isError) return children
  if (isPending) return <GateSkeleton />

  return (
    <Metered key={feature} feature={feature} isPage={isPage} allowance={allowanceOf(usage)}>
      {children}
    </Metered>
  )
}

function Metered({ feature, isPage, allowance, children }: Props & { allowance: Allowance }) {
  const [isOpen, setOpen] = useState(allowance.kind !== 'used-up')
  const namesWork = useNamesWork() && isPage === true
  if (!isOpen && allowance.kind !== 'used-up') setOpen(true)
  if (!isOpen && namesWork) {
    return (
      <>
        <UpgradeCard feature={feature} />
        {children}
      </>
    )
  }
  if (!isOpen) return <UpgradeCard feature={feature} isPage={isPage} />

  return (
    <>
      {(allowance.kind === 'limited' || allowance.kind === 'used-up') && (
        <UsageBar feature={feature} remaining={allowance.kind === 'limited' ? allowance.remaining : 0} />
      )}
      {children}
    </>
  )
}
