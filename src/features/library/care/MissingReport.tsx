import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useMemo, useState } from 'react'

import { missingFieldsOf, reportedFields, type ReportedField } from '#science/records/missing-fields.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { SidebarEntry } from '../organise/SidebarEntry.tsx'
import { careCopy } from './care.copy.ts'
import { RecordCard } from './RecordCard.tsx'
import { wholeOwnLibraryQuery } from './whole-own-library.ts'

const SHOWN = 50

type Props = { onEdit: (id: string) => void }

/** What a reference list will miss, by field, and the papers that lack it. */
export function MissingReport({ onEdit }: Props) {
  const read = useQuery(wholeOwnLibraryQuery())
  const { data, error } = read
  const [field, setField] = useState<ReportedField>()
  const lacking = useMemo(
    () =>
      (data ?? [])
        .map((paper) => ({ paper, missing: missingFieldsOf(paper) }))
        .filter(({ missing }) => missing.length > 0),
    [data],
  )
  if (error) {
    return <ErrorCard title="Your library could not be read" of={read} kept="It is as it was." />
  }
  if (!data) return <Skeleton shape="card" lines={4} />
  if (lacking.length === 0) {
    return (
      <EmptyState icon={Check} title="No paper lacks a field that it needs">
        {count(data.length, 'paper was', 'papers were')} looked at, each for what its kind of work needs.
      </EmptyState>
    )
  }
  const shown = lacking.filter(({ missing }) => field === undefined || missing.includes(field))
  return (
    <section aria-label="Missing fields" className="grid gap-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <ul aria-label="Fields">
        {reportedFields.map((each) => {
          const number = lacking.filter(({ missing }) => missing.includes(each)).length
          return (
            number > 0 && (
              <li key={each}>
                <SidebarEntry
                  name={careCopy.reportedNames[each]}
                  count={number}
                  isChosen={field === each}
                  onClick={() => setField(field === each ? undefined : each)}
                />
              </li>
            )
          )
        })}
      </ul>
      <div>
        <p role="status" className="mb-3 text-ink-muted">
          {count(shown.length, 'paper lacks', 'papers lack')}{' '}
          {field ? careCopy.reportedNames[field].toLowerCase() : 'something'}.
        </p>
        <ul className="space-y-3">
          {shown.slice(0, SHOWN).map(({ paper, missing }) => (
            <li key={paper.id} className="rounded-card border border-line bg-surface p-3">
              <RecordCard paper={paper} />
              <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
                <p>Missing: {missing.map((each) => careCopy.reportedNames[each].toLowerCase()).join(', ')}</p>
                <Button size="small" onClick={() => onEdit(paper.id)}>
                  Edit
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {shown.length > SHOWN && (
          <p className="mt-3 text-ink-muted">{shown.length - SHOWN} more follow as these are mended.</p>
        )}
      </div>
    </section>
  )
}
