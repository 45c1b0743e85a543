import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { studentCopy as copy } from './student.copy.ts'

export type Submitted = {
  institutionName?: string | null | undefined
  studentId?: string | null | undefined
  expectedGraduation?: string | number | null | undefined
  document?: string | null | undefined
}

type Props = { submitted: Submitted; message?: string | undefined; status?: string | undefined; onClose: () => void }

/** What was sent, while it is being looked at. A status that we do not know is shown as the server wrote it. */
export function VerificationPending({ submitted, message, status, onClose }: Props) {
  return (
    <div className="space-y-5">
      <Notice title={copy.pendingTitle}>
        {message ?? copy.pending}
        {status !== undefined && status !== 'pending' && <span className="block">{copy.statusIs(status)}</span>}
      </Notice>
      <dl className="space-y-2">
        {(['institutionName', 'studentId', 'expectedGraduation', 'document'] as const).map((key) => (
          <div key={key} className="flex justify-between gap-4 border-b border-line pb-2">
            <dt className="text-ink-muted">{copy.details[key]}</dt>
            <dd className="min-w-0 text-right wrap-anywhere">{submitted[key] || copy.none}</dd>
          </div>
        ))}
      </dl>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </div>
  )
}
