import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

import { CopilotWorkspace } from '#features/copilot/CopilotWorkspace.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { ManuscriptMaker } from '#features/writing/ManuscriptMaker.tsx'
import { PickerSlot } from '#research/grid/picker-slot.ts'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { paths } from '#shared/paths.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

/** Few come by a link. */
const SharedInWorkspace = lazyPart(
  async () => (await import('#features/copilot/shared/SharedInWorkspace.tsx')).SharedInWorkspace,
)
const SharedSynthesis = lazyPart(
  async () => (await import('#features/syntheses/shared/SharedSynthesis.tsx')).SharedSynthesis,
)

export function Component() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const shared = address.get('shared')
  return (
    <CapabilityGate capability="copilot" title="Copilot">
      {shared === null ? (
        <PickerSlot value={(props) => <PaperPicker {...props} />}>
          <ManuscriptMaker>
            {(drafts) => (
              <CopilotWorkspace
                sessionId={address.get('session') ?? undefined}
                onOpen={(session) => void navigate(paths.copilot(session === undefined ? {} : { session }))}
                drafts={drafts}
              />
            )}
          </ManuscriptMaker>
        </PickerSlot>
      ) : (
        <Suspense fallback={<Skeleton lines={8} className="p-6" />}>
          <SharedInWorkspace
            key={shared}
            token={shared}
            synthesis={(synthesis, goOn) => (
              <Suspense>
                <SharedSynthesis shared={synthesis} goOn={goOn} />
              </Suspense>
            )}
            onCopied={(session) => void navigate(paths.copilot({ session }), { replace: true })}
          />
        </Suspense>
      )}
    </CapabilityGate>
  )
}
