import { useNavigate, useSearchParams } from 'react-router-dom'

import { CopilotWorkspace } from '#features/copilot/CopilotWorkspace.tsx'
import { SharedInWorkspace } from '#features/copilot/shared/SharedInWorkspace.tsx'
import { PaperPicker } from '#features/library/PaperPicker.tsx'
import { ManuscriptMaker } from '#features/writing/ManuscriptMaker.tsx'
import { PickerSlot } from '#research/grid/picker-slot.ts'
import { CapabilityGate } from '#research/papers/CapabilityGate.tsx'
import { paths } from '#shared/paths.ts'

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
        <SharedInWorkspace
          key={shared}
          token={shared}
          onCopied={(session) => void navigate(paths.copilot({ session }), { replace: true })}
        />
      )}
    </CapabilityGate>
  )
}
