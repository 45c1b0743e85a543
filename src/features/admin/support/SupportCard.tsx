import { useState } from 'react'

import { adminApi, supportStates, type SupportItem } from '#contract/admin.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { relativeTime } from '#shared/format/relative-time.ts'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { ChangeDialog } from '../frame/ChangeDialog.tsx'
import { hoursText } from '../frame/periods.ts'
import { hoursToReply } from './reply-times.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { stateName, supportCopy as copy } from './support.copy.ts'

type Props = { item: SupportItem; now: number; canChange: boolean }

const severities = ['P0', 'P1', 'P2', 'P3'] as const
const stateTone = (state: string) => (state === 'closed' ? 'green' : state === 'in_progress' ? 'yellow' : 'red')

/** A ticket or feedback with its answers. */
export function SupportCard({ item, now, canChange }: Props) {
  const [isChanging, setChanging] = useState(false)
  const [isReplying, setReplying] = useState(false)
  const hours = hoursToReply(item)
  const isUrgent = item.severity === 'P0' || item.severity === 'P1'
  return (
    <article aria-label={item.title} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{item.title}</h3>
          <p className="text-xs text-ink-muted">
            {item.kind === 'ticket' && `${item.id} · `}
            {item.person?.name ?? copy.visitor} · {relativeTime(item.at, now)}
            {item.route && ` · ${copy.at(item.route)}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {item.severity && <Badge tone={isUrgent ? 'red' : 'neutral'}>{item.severity}</Badge>}
          {item.type && <Badge>{copy.types[item.type] ?? item.type}</Badge>}
          {item.rating !== null && item.rating !== undefined && <Badge>{copy.rating(item.rating)}</Badge>}
          <Badge tone={stateTone(item.state)}>{stateName(item.state)}</Badge>
        </div>
      </div>
      <p className="mt-2 max-w-reading whitespace-pre-line wrap-anywhere">{item.body}</p>
      {item.replies.length > 0 && (
        <ul className="mt-3 space-y-2 border-l-2 border-accent pl-3">
          {item.replies.map((reply) => (
            <li key={reply.id}>
              <p className="text-xs text-ink-muted">
                {reply.by.name} · {relativeTime(reply.at, now)}
              </p>
              <p className="max-w-reading whitespace-pre-line wrap-anywhere">{reply.body}</p>
            </li>
          ))}
        </ul>
      )}
      {hours !== undefined && <p className="mt-2 text-xs text-ink-muted">{copy.firstReply(hoursText(hours))}</p>}
      {canChange && (
        <div className="mt-3 space-y-3">
          {isReplying && <ReplyForm item={item} />}
          <div className="flex flex-wrap items-center gap-2">
            {item.person && !isReplying && (
              <Button size="small" onClick={() => setReplying(true)} aria-label={copy.replyTo(item.title)}>
                {copy.reply}
              </Button>
            )}
            <Button size="small" onClick={() => setChanging(true)} aria-label={copy.changeOf(item.title)}>
              {copy.change}
            </Button>
            {!item.person && <p className="text-xs text-ink-muted">{copy.cannotReply}</p>}
          </div>
        </div>
      )}
      {isChanging && <ChangeItem item={item} onClose={() => setChanging(false)} />}
    </article>
  )
}

function ChangeItem({ item, onClose }: { item: SupportItem; onClose: () => void }) {
  const [state, setState] = useState(item.state)
  const [severity, setSeverity] = useState(item.severity ?? '')
  const { mutateAsync } = useApiMutation(adminApi.updateSupport, {
    invalidates: [adminApi.supportItems, adminApi.support, adminApi.exceptions, adminApi.log],
  })
  return (
    <ChangeDialog
      title={copy.changeOf(item.title)}
      target={`support:${item.id}`}
      changes={[
        { field: copy.state, before: stateName(item.state), after: stateName(state) },
        { field: copy.severity, before: item.severity ?? '', after: severity },
      ]}
      action={copy.saveChange}
      onClose={onClose}
      onConfirm={async (_, clientKey) => {
        const nextState = supportStates.find((each) => each === state)
        const nextSeverity = severities.find((each) => each === severity)
        await mutateAsync({
          params: { id: item.id },
          body: {
            version: item.version,
            clientKey,
            ...(nextState && state !== item.state && { state: nextState }),
            ...(nextSeverity && severity !== item.severity && { severity: nextSeverity }),
          },
        })
        toast({ title: copy.changed })
      }}
      fields={
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={copy.state}
            value={state}
            options={supportStates.map((value) => ({ value, label: stateName(value) }))}
            onChange={(event) => setState(event.target.value)}
          />
          {item.kind === 'ticket' && (
            <SelectField
              label={copy.severity}
              value={severity}
              options={severities.map((value) => ({ value, label: value }))}
              onChange={(event) => setSeverity(event.target.value)}
            />
          )}
        </div>
      }
    />
  )
}
