import { Globe } from 'lucide-react'
import { Suspense, useState } from 'react'

import type { ExternalSource } from '#contract/search.ts'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { outsideCopy as copy } from './outside.copy.ts'
import { useOutsideSources } from './outside.queries.ts'
import { searched } from './searched.ts'

const OutsideConsent = lazyPart(async () => (await import('./OutsideConsent.tsx')).OutsideConsent)

type Props = {
  onAgreed?: ((sources: readonly ExternalSource[]) => void) | undefined
  /** Whether agreeing searches at once. */
  isSearching?: boolean
  size?: 'small' | 'medium'
  /** What they are missed for, where that is no search. */
  label?: string
  /** It is silent where one of these is on: nothing else of them is missed. */
  sources?: readonly ExternalSource[]
}

/** Where sources outside are missed: one press that tells of them and asks for the consent. Silent where none is left. */
export function OutsideOffer({ onAgreed, isSearching = false, size = 'medium', label, sources }: Props) {
  const { data: own } = useOutsideSources()
  const [isOpen, setOpen] = useState(false)
  if (!own || !searched(own).some(({ isOn }) => !isOn)) return null
  if (sources?.some((each) => own.sources.some(({ source, isOn }) => source === each && isOn))) return null
  const hasSome = searched(own).some(({ isOn }) => isOn)
  return (
    <>
      <Button icon={Globe} size={size} variant={size === 'small' ? 'ghost' : 'primary'} onClick={() => setOpen(true)}>
        {label ?? (hasSome ? copy.offerMore : copy.offer)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <OutsideConsent own={own} isSearching={isSearching} onClose={() => setOpen(false)} onAgreed={onAgreed} />
        )}
      </Suspense>
    </>
  )
}
