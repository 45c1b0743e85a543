import { Check, X } from 'lucide-react'
import { useState } from 'react'

import { adminApi, type Verification } from '#contract/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { statusOf } from '#shared/api/errors.ts'
import { invalidate, useApiMutation } from '#shared/api/query.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Facts } from '#shared/ui/Facts.tsx'
import { useQueryClient } from '@tanstack/react-query'

import { ChangeDialog } from '../frame/ChangeDialog.tsx'
import { DocumentViewer } from './DocumentViewer.tsx'
import { statusName, verificationsCopy as copy } from './verifications.copy.ts'

type Props = { application: Verification; now: number; canDecide: boolean }
type Decision = 'approve' | 'reject'

/** One application: what was said, the document, what was decided before, and the decision. */
export function Application({ application, now, canDecide }: Props) {
  const { user } = useSession()
  const client = useQueryClient()
  const [deciding, setDeciding] = useState<Decision>()
  const { mutateAsync } = useApiMutation(adminApi.decide, {
    invalidates: [adminApi.verifications, adminApi.exceptions, adminApi.log],
    onError: (error) => {
      if (statusOf(error) === 409) void invalidate(client, [adminApi.verifications])
    },
  })
  const { name, userId, history, document, documentName } = application
  const isOwn = userId === user?.id
  const isWaiting = application.status === 'pending'
  const facts = [
    [copy.fields.institution, application.institutionName],
    [copy.fields.studentId, application.studentId],
    [copy.fields.degree, application.degreeProgram],
    [copy.fields.graduation, application.expectedGraduation],
    [copy.fields.kind, copy.documentTypes[application.documentType ?? ''] ?? application.documentType],
    [copy.fields.email, application.email],
    [copy.fields.applied, application.appliedAt ? relativeTime(application.appliedAt, now) : undefined],
    [copy.reason, application.reason],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  const decideFor = (decision: Decision) => async (reason: string, clientKey: string) => {
    await mutateAsync({
      params: { userId },
      body: { decision, version: application.version, clientKey, ...(reason !== '' && { reason }) },
    })
    toast({ title: decision === 'approve' ? copy.approved(name) : copy.rejected(name) })
  }
  return (
    <Card title={name}>
      <div className="space-y-5">
        <Facts rows={facts} />
        {isOwn && isWaiting && <Notice tone="warning">{copy.own}</Notice>}
        {!isOwn && isWaiting && history[0]?.by.userId === user?.id && <Notice>{copy.again}</Notice>}
        {canDecide && isWaiting && !isOwn && (
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" icon={Check} onClick={() => setDeciding('approve')}>
              {copy.approve}
            </Button>
            <Button icon={X} onClick={() => setDeciding('reject')}>
              {copy.reject}
            </Button>
          </div>
        )}
        <section aria-label={copy.document} className="border-t border-line pt-4">
          {document ? (
            <DocumentViewer key={document.url} document={document} person={name} />
          ) : (
            <p className="text-ink-muted">{documentName ? copy.noContent(documentName) : copy.noDocument}</p>
          )}
        </section>
        {history.length > 0 && (
          <section aria-label={copy.history} className="border-t border-line pt-4">
            <h3 className="font-semibold">{copy.history}</h3>
            <ul className="mt-1 space-y-1 text-ink-muted">
              {history.map(({ at, by, decision, reason }) => (
                <li key={at} className="wrap-anywhere">
                  {by.name}, {relativeTime(at, now)}: {statusName(decision)}
                  {reason && `, “${reason}”`}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {deciding && (
        <ChangeDialog
          title={deciding === 'approve' ? copy.approveTitle(name) : copy.rejectTitle(name)}
          target={`verification:${userId}:${deciding}`}
          changes={[
            {
              field: copy.status,
              before: statusName('pending'),
              after: statusName(deciding === 'approve' ? 'verified' : 'rejected'),
            },
          ]}
          impact={deciding === 'approve' ? copy.impactApprove : copy.impactReject}
          note={
            deciding === 'approve'
              ? { label: copy.note, hint: copy.noteHint }
              : { label: copy.reason, hint: copy.reasonHint, required: true }
          }
          action={deciding === 'approve' ? copy.approve : copy.reject}
          destructive={deciding === 'reject'}
          onConfirm={decideFor(deciding)}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Card>
  )
}
