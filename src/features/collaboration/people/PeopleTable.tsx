import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { useSession } from '#platform/session/session.queries.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Table, type Column } from '#shared/ui/Table.tsx'

type Person = {
  userId: string
  name: string
  email?: string | null | undefined
  role: string
  lastActiveAt?: string | null | undefined
}
type Action = { label: string; icon: LucideIcon; onAct: () => void }

type Props<P extends Person> = {
  caption: string
  people: readonly P[]
  /** The roles of whom the reader may give another; without any, the role is only read. */
  rolesFor: (person: P, ownId: string | undefined) => readonly { value: string; label: string }[] | undefined
  isChangingRole: boolean
  onRole: (userId: string, role: string) => void
  /** Said below the name. */
  note?: (person: P) => ReactNode
  /** Between role and last activity. */
  more?: Column<P>
  actionsOn: (person: P, ownId: string | undefined) => readonly (Action | false)[]
  isActing: boolean
}

const TICK_MS = 60_000

/**
 * The people of a team or a project. Only what somebody may do has a control, and nothing is disabled while it is sent:
 * that would take the focus from the hand that is on it.
 */
export function PeopleTable<P extends Person>(props: Props<P>) {
  const { caption, people, rolesFor, isChangingRole, onRole, note, more, actionsOn, isActing } = props
  const ownId = useSession().user?.id
  const now = useNow(TICK_MS)
  const columns: Column<P>[] = [
    {
      key: 'name',
      header: 'Name',
      width: '13rem',
      cell: (person) => (
        <>
          {person.name} {person.userId === ownId && <Badge>you</Badge>}
          {person.email && <span className="block text-xs text-ink-muted">{person.email}</span>}
          {note?.(person)}
        </>
      ),
    },
    {
      key: 'role',
      header: 'Role',
      width: '9rem',
      cell: (person) => {
        const roles = rolesFor(person, ownId)
        if (!roles) return person.role
        return (
          <SelectField
            label={`Role of ${person.name}`}
            labelHidden
            options={roles}
            value={person.role}
            aria-disabled={isChangingRole || undefined}
            onChange={({ target }) => isChangingRole || onRole(person.userId, target.value)}
          />
        )
      },
    },
    ...(more ? [more] : []),
    {
      key: 'active',
      header: 'Last active',
      width: '8rem',
      cell: ({ lastActiveAt }) => (lastActiveAt ? relativeTime(lastActiveAt, now) : 'not yet'),
    },
    {
      key: 'actions',
      header: <span className="sr-only">Actions</span>,
      width: '7rem',
      align: 'right',
      cell: (person) => (
        <span className="inline-flex gap-1">
          {actionsOn(person, ownId)
            .filter((action) => action !== false)
            .map(({ label, icon, onAct }) => (
              <IconButton
                key={label}
                label={label}
                icon={icon}
                size="small"
                aria-disabled={isActing || undefined}
                onClick={onAct}
              />
            ))}
        </span>
      ),
    },
  ]
  return <Table caption={caption} rows={people} rowKey={({ userId }) => userId} columns={columns} />
}
