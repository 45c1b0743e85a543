import { Badge } from '#shared/ui/Badge.tsx'

import { AddForm } from './AddForm.tsx'
import { daysUntil, dueText } from '#shared/format/due-date.ts'
import { callsInOrder, fundingNames, type FundingCall } from './funding-calls.ts'
import { OwnItem } from './OwnItem.tsx'
import { PanelEmpty } from './PanelEmpty.tsx'
import { panelsCopy as copy } from './panels.copy.ts'
import { newItemId, useOwnList } from '#platform/persona/use-own-list.ts'

const statuses = [
  { value: '', label: 'Just following' },
  { value: 'high_match', label: fundingNames.high_match },
  { value: 'new_area', label: fundingNames.new_area },
]
const tones = { expiring_soon: 'yellow', high_match: 'green', new_area: 'accent' } as const

function CallNote({ call: { status, otherStatus, deadline, funder } }: { call: FundingCall }) {
  const isPast = (daysUntil(deadline) ?? 0) < 0
  const due = isPast ? 'Deadline is past' : dueText(deadline)
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {status && <Badge tone={tones[status]}>{fundingNames[status]}</Badge>}
      {!status && otherStatus && <Badge>{otherStatus.slice(0, 40)}</Badge>}
      {due && <span>{due}</span>}
      {funder && <span>{funder}</span>}
    </span>
  )
}

/** Calls for funding that the person follows. */
export function FundingPanel() {
  const { list, add, remove } = useOwnList('fundingOpportunities')
  return (
    <div className="space-y-3">
      {list.length === 0 ? (
        <PanelEmpty>
          Calls that you follow: those about to expire first, then close matches, then new areas. None is listed,
          because nothing is invented here.
        </PanelEmpty>
      ) : (
        <ul className="divide-y divide-line">
          {callsInOrder(list).map((call) => (
            <OwnItem
              key={call.index}
              title={call.title}
              url={call.url}
              note={<CallNote call={call} />}
              onRemove={() => remove(call.index, copy.removed(call.title))}
            />
          ))}
        </ul>
      )}
      <AddForm
        label="Add a call"
        fields={[
          { name: 'title', label: 'Call' },
          { name: 'funder', label: 'Funder' },
          { name: 'deadline', label: 'Deadline', type: 'date' },
          { name: 'url', label: 'Link', type: 'url' },
          { name: 'status', label: 'Why you follow it', options: statuses },
        ]}
        onAdd={(values) => add({ id: newItemId(), ...filled(values) })}
      />
    </div>
  )
}

const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
