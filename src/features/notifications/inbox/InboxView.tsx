import {
  AtSign,
  Bell,
  CheckCheck,
  CircleCheck,
  ListTodo,
  MessageSquare,
  ShieldCheck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { toast } from '#shared/toast/toast.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { ListFrame } from '#shared/ui/ListFrame.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageTitle } from '#shared/ui/PageTitle.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { notificationsCopy as bellCopy } from '../notifications.copy.ts'
import { useMarkRead } from '../notifications.mutations.ts'
import { inboxCopy as copy } from './inbox.copy.ts'
import { inboxKinds, type InboxKind } from './inbox-item.ts'
import { lists, snoozeTimes, type InboxList } from './inbox-marks.ts'
import { InboxLine } from './InboxLine.tsx'
import { useInbox, type InboxRow } from './use-inbox.ts'

const icons: Record<InboxKind, LucideIcon> = {
  mention: AtSign,
  invitation: UsersRound,
  task: ListTodo,
  comment: MessageSquare,
  run: CircleCheck,
  admin: ShieldCheck,
  update: Bell,
}

type Props = { address: URLSearchParams; onAddress: (next: URLSearchParams) => void }

const isList = (value: string | null): value is InboxList => (lists as readonly (string | null)[]).includes(value)

/** What waits for somebody in one list: read, done and put off by keys as by the mouse. */
export function InboxView({ address, onAddress }: Props) {
  const { rows, marks, failures, isPending, isOffline } = useInbox()
  const navigate = useNavigate()
  const { mutate: markRead } = useMarkRead()
  const asked = address.get('list')
  const list: InboxList = isList(asked) ? asked : 'open'
  const kind = inboxKinds.find((each) => each === address.get('kind'))
  const inList = rows.filter((row) => row.list === list)
  const shown = inList.filter((row) => kind === undefined || row.kind === kind)
  const [activeId, setActiveId] = useState<string>()
  const frame = useRef<HTMLUListElement>(null)
  const at = shown.findIndex(({ id }) => id === activeId)
  const active = shown[at]

  const put = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(address)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    onAddress(next)
  }
  const goTo = (index: number) => {
    const row = shown[Math.min(Math.max(index, 0), shown.length - 1)]
    if (!row) return
    setActiveId(row.id)
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.id)}"]`)?.focus(),
    )
  }
  /** What leaves the list gives the place to the one behind it. */
  const leaving = (row: InboxRow, act: () => void) => {
    const index = shown.indexOf(row)
    const next = shown[index + 1] ?? shown[index - 1]
    act()
    if (!next) return setActiveId(undefined)
    setActiveId(next.id)
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.id)}"]`)?.focus(),
    )
  }
  const see = (row: InboxRow) => {
    if (!row.isUnread) return
    if (row.notification && !row.isRead) markRead(row.notification.id)
    if (!row.notification) marks.see(row.id)
  }
  const unsee = (row: InboxRow) =>
    row.isRead === undefined
      ? marks.unsee(row.id)
      : void toast({ title: copy.staysRead, description: copy.staysReadWhy })
  const open = (row: InboxRow) => {
    see(row)
    if (row.to === undefined) return setActiveId(row.id)
    void navigate(row.to, row.state && { state: row.state })
    if (row.kind === 'mention') toast({ title: bellCopy.toChat })
  }
  const finish = (row: InboxRow) =>
    leaving(row, () => {
      see(row)
      if (row.finish) return row.finish(copy.taskDone(row.title))
      marks.finish(row.id)
      if (row.kind === 'task') toast({ title: copy.taskIsAside(row.title) })
    })
  const snooze = (row: InboxRow, until: Date) =>
    leaving(row, () => {
      see(row)
      marks.snooze(row.id, until)
    })
  const bringBack = (row: InboxRow) => leaving(row, () => marks.bringBack(row.id))

  const group = copy.group
  useShortcut('j', () => goTo(at + 1), { label: copy.next, group })
  useShortcut('k', () => goTo(at < 0 ? 0 : at - 1), { label: copy.previous, group })
  useShortcut('e', () => active && (list === 'done' ? bringBack(active) : finish(active)), { label: copy.done, group })
  useShortcut('s', () => active && snooze(active, snoozeTimes(new Date()).tomorrow), { label: copy.snooze, group })
  useShortcut('r', () => active && see(active), { label: copy.read, group })
  useShortcut('u', () => active && unsee(active), { label: copy.unreadKey, group })

  // Before all that feeds it was read, how many there are is not known.
  const isCounted = !isPending && failures.length === 0
  const counted = (those: readonly InboxRow[]) => (isCounted ? { count: those.length } : {})
  const unread = rows.filter((row) => row.list === 'open' && row.isUnread).length
  return (
    <ListFrame
      toolbar={
        <PageTitle documentTitle={unread > 0 ? `${copy.title} (${unread})` : copy.title} lead={copy.lead}>
          {copy.title}
        </PageTitle>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Choice
          label={copy.list}
          value={list}
          options={lists.map((value) => ({
            value,
            label: copy.lists[value],
            ...counted(rows.filter((row) => row.list === value)),
          }))}
          onChoose={(value) => put('list', value === 'open' ? undefined : value)}
        />
        <Choice
          label={copy.kind}
          value={kind ?? ''}
          options={[
            { value: '', label: copy.all, ...counted(inList) },
            ...inboxKinds
              .map((value) => ({ value, rows: inList.filter((row) => row.kind === value) }))
              .filter(({ value, rows: those }) => those.length > 0 || value === kind)
              .map(({ value, rows: those }) => ({ value, label: copy.kinds[value], ...counted(those) })),
          ]}
          onChoose={(value) => put('kind', value === '' ? undefined : value)}
        />
      </div>
      {isOffline && (
        <div className="mb-4">
          <Notice tone="warning">{copy.offline}</Notice>
        </div>
      )}
      {failures.map(({ what, error, retry }) => (
        <div key={what} className="mb-4">
          <ErrorCard title={what} error={error} onRetry={retry} />
        </div>
      ))}
      {shown.length > 0 && (
        <ul ref={frame} className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {shown.map((row) => (
            <li key={row.id} className={classNames(row.id === activeId && 'bg-accent-soft/50')}>
              <InboxLine
                row={row}
                icon={icons[row.kind]}
                onOpen={() => open(row)}
                onFocus={() => setActiveId(row.id)}
                onRead={() => see(row)}
                onFinish={() => finish(row)}
                onSnooze={(until) => snooze(row, until)}
                onBack={() => bringBack(row)}
              />
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && <p className="mt-3 text-xs text-ink-muted pointer-coarse:hidden">{copy.keys}</p>}
      {shown.length === 0 && isPending && (
        <>
          <p role="status" className="sr-only">
            {copy.loading}
          </p>
          <Skeleton shape="row" lines={6} />
        </>
      )}
      {shown.length === 0 && !isPending && failures.length === 0 && (
        <EmptyState icon={CheckCheck} title={kind === undefined ? copy.empty[list] : copy.emptyKind}>
          {list === 'open' && kind === undefined && copy.emptyBody}
        </EmptyState>
      )}
    </ListFrame>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string; count?: number }[]
  onChoose: (value: string) => void
}

/** One of a few, each with how many there are, where that is known. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChoose(option.value)}
          className="flex h-8 items-center gap-2 rounded-full border border-line bg-surface px-3 text-ink-muted transition-colors hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent pointer-coarse:h-11"
        >
          {option.label} {option.count !== undefined && <span className="text-xs tabular-nums">{option.count}</span>}
        </button>
      ))}
    </div>
  )
}
