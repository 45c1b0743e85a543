import { CircleAlert, CircleCheck } from 'lucide-react'

import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { useSession } from '#platform/session/session.queries.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'

import type { Finding } from './connection-check.ts'
import { supportCopy as copy } from './support.copy.ts'
import { Panel } from './Panel.tsx'

type Props = { findings: readonly Finding[] | undefined; isChecking: boolean; onAgain: () => void }

/** What was tried between this browser and the server, in plain words. */
export function ConnectionCard({ findings, isChecking, onAgain }: Props) {
  const { isSignedIn } = useSession()
  return (
    <Panel
      title={copy.check}
      action={
        <span className="flex items-center gap-1">
          <Button size="small" busy={isChecking} onClick={onAgain}>
            {copy.again}
          </Button>
          {isSignedIn && <HelpLink article="when-the-connection-fails" about="the connection" />}
        </span>
      }
    >
      {findings === undefined ? (
        <Spinner label={copy.checking} />
      ) : (
        <ul className="space-y-3">
          {findings.map(({ id, isGood, text }) => (
            <li key={id} className="flex gap-2.5">
              <span className={isGood ? 'mt-0.5 text-state-green' : 'mt-0.5 text-state-red'}>
                {isGood ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
                <VisuallyHidden>{isGood ? copy.good : copy.bad}</VisuallyHidden>
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{copy.lines[id].name}</span>
                <span className="text-ink-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
