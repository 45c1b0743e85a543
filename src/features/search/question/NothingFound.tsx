import { FileUp } from 'lucide-react'
import type { ReactNode } from 'react'

import type { SearchRun } from '#contract/search.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { searchCopy } from '../search.copy.ts'
import { librariesOf } from './QuestionNotice.tsx'
import { readingCopy as copy } from './reading.copy.ts'

type Props = { run: SearchRun; elsewhere: ReactNode; children: ReactNode }

/** A search that gave no paper: what was looked for and is not here, first; then where else it can be asked. */
export function NothingFound({ run, elsewhere, children }: Props) {
  const { subjects = [], below = 0, language, together } = run.reading ?? {}
  const absent = language === undefined ? subjects.filter(({ papers, isApart }) => papers === 0 && !isApart) : []
  const apart = language === undefined ? subjects.filter(({ isApart }) => isApart) : []
  const there = subjects.filter(({ papers }) => papers > 0)
  const near = absent.filter(({ near: names }) => names)
  const title =
    absent.length > 0
      ? copy.absent(absent)
      : there.length > 1 && together === 0
        ? copy.notTogether(there)
        : searchCopy.nothingFound
  return (
    <EmptyState
      title={title}
      action={
        <Button icon={FileUp} onClick={() => openDialog({ name: 'import' })}>
          {searchCopy.importPapers}
        </Button>
      }
      example={
        <div className="space-y-4">
          {elsewhere}
          {children}
        </div>
      }
    >
      {subjects.length === 0 && <p>{searchCopy.nothingFoundWhy}</p>}
      {apart.map((subject) => (
        <p key={subject.text}>{copy.apart(subject)}</p>
      ))}
      {there.length > 0 && <p>{copy.present(there)}</p>}
      {near.length > 0 && <p>{copy.near(near)}</p>}
      {subjects.length > 0 && <p>{copy.scope(librariesOf(run))}</p>}
      {below > 0 && <p>{copy.below(below)}</p>}
      <p>{copy.free}</p>
    </EmptyState>
  )
}
