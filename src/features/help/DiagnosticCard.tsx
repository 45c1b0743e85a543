import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { saveFile } from '#shared/browser/save-file.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { supportCopy as copy } from './support.copy.ts'
import { Panel } from './Panel.tsx'

type Props = { text: string; isAttached: boolean; onAttach: (isAttached: boolean) => void }

/** What support would ask for first, to be read before it is sent. */
export function DiagnosticCard({ text, isAttached, onAttach }: Props) {
  const { isSignedIn } = useSession()
  return (
    <Panel
      title={copy.diagnostic}
      action={isSignedIn && <HelpLink article="what-is-kept-where" about="what is kept where" />}
    >
      <p className="mb-3 text-ink-muted">{copy.diagnosticLead}</p>
      <pre
        translate="no"
        tabIndex={0}
        aria-label={copy.diagnostic}
        className="scroll-quiet mb-3 max-h-64 overflow-auto rounded-control bg-surface-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox label={copy.attach} checked={isAttached} onChange={onAttach} />
        <Button
          size="small"
          onClick={() => saveFile(new File([text], 'roadrunner-diagnostic.txt', { type: 'text/plain' }))}
        >
          {copy.save}
        </Button>
      </div>
    </Panel>
  )
}
