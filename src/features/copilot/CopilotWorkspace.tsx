import { useState } from 'react'

import type { Scope } from '#contract/copilot.ts'
import type { OpenedPassage } from '#research/evidence/passage-address.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { WorkbenchFrame } from '#shared/ui/WorkbenchFrame.tsx'

import { copilotCopy as copy } from './copilot.copy.ts'
import { NewSession } from './NewSession.tsx'
import { OpenedSession } from './OpenedSession.tsx'
import { PassagePanel } from './PassagePanel.tsx'
import { DraftSlot, type Drafts } from './send/draft-slot.ts'
import { SessionList } from './sessions/SessionList.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'

type Props = {
  sessionId: string | undefined
  /** Undefined: to a new one. */
  onOpen: (sessionId: string | undefined) => void
  drafts: Drafts
}

/** Sessions on the left, the conversation in the middle, the passage of a citation at the side. */
export function CopilotWorkspace({ sessionId, onOpen, drafts }: Props) {
  const [passage, setPassage] = useState<OpenedPassage>()
  const [scope, setScope] = useState<Scope>({ kind: 'library' })
  useAnswerKeys()
  useShortcut('alt+n', () => onOpen(undefined), { label: copy.newSession, group: copy.keys.group, inInputs: true })

  const handleOpen = (id: string | undefined) => {
    setPassage(undefined)
    onOpen(id)
  }
  return (
    <DraftSlot value={drafts}>
      <WorkbenchFrame
        left={<SessionList openId={sessionId} onOpen={handleOpen} />}
        leftLabel={copy.sessions}
        {...(passage && {
          right: <PassagePanel passage={passage} onClose={() => setPassage(undefined)} />,
          rightLabel: copy.passage,
        })}
        showRightOn={passage}
        foldOn={sessionId}
      >
        {sessionId === undefined ? (
          <NewSession scope={scope} onScope={setScope} onAsked={handleOpen} />
        ) : (
          <OpenedSession
            key={sessionId}
            id={sessionId}
            onOpenPassage={(opened) => setPassage({ ...opened })}
            onNew={() => handleOpen(undefined)}
          />
        )}
      </WorkbenchFrame>
    </DraftSlot>
  )
}
