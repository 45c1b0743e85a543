import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'

import { collaborationApi } from '#contract/collaboration.ts'
import { projectRoles } from '#contract/projects.ts'
import { libraryQuery } from '#research/papers/papers.queries.ts'
import { apiQuery } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import type { FormOf } from '#shared/forms/use-form.ts'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { paperEntry, papersOf, type Draft } from './new-project.form.ts'
import { newProjectCopy as copy } from './new-project.copy.ts'

const SHOWN = 8

type Props = { draft: Draft; form: Pick<FormOf<Draft>, 'choice' | 'field'> }

/** What the project begins with, and who takes part. */
export function PeopleStep({ draft, form }: Props) {
  const [text, setText] = useState('')
  const library = useInfiniteQuery(libraryQuery({ scope: 'all', text: useDeferredValue(text).trim() }))
  const teams = (useQuery(apiQuery(collaborationApi.teams, {})).data ?? []).filter(
    ({ userRole }) => userRole === 'owner' || userRole === 'admin',
  )
  const chosen = papersOf(draft.papers)
  const ids = new Set(chosen.map(({ id }) => id))
  const found = library.data?.pages[0]?.documents.filter(({ id }) => !ids.has(id)).slice(0, SHOWN)
  const put = (papers: readonly { id: string; title: string }[]) =>
    form.choice('papers').onChange(papers.map(({ id, title }) => paperEntry(id, title)))
  return (
    <div className="space-y-5">
      <section aria-label={copy.papers} className="space-y-3">
        <h3 className="font-semibold">
          {copy.papers} ({chosen.length})
        </h3>
        <ul className="space-y-1">
          {chosen.map(({ id, title }) => (
            <li key={id} className="flex items-start justify-between gap-2">
              <span className="min-w-0 wrap-anywhere font-serif">{title}</span>
              <IconButton
                label={`Take out ${title}`}
                icon={X}
                size="small"
                onClick={() => put(chosen.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
        <TextField
          label={copy.findPapers}
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {library.error && !library.data && <ErrorCard title={copy.papersFailed} of={library} />}
        {found?.length === 0 && <p className="text-ink-muted">{copy.noPapers}</p>}
        <ul className="space-y-1">
          {found?.map(({ id, title }) => (
            <li key={id}>
              <Checkbox label={title} checked={false} onChange={() => put([...chosen, { id, title }])} />
            </li>
          ))}
        </ul>
      </section>
      {teams.length > 0 && (
        <SelectField
          {...form.choice('teamId')}
          label={copy.team}
          options={[
            { value: '', label: copy.noTeam },
            ...teams.map(({ teamId, name }) => ({ value: teamId, label: name ?? 'Team' })),
          ]}
        />
      )}
      <TextAreaField {...form.field('people')} label={copy.people} hint={copy.peopleHint} />
      <SelectField
        {...form.choice('role')}
        className="max-w-60"
        label={copy.role}
        options={projectRoles.map((role) => ({ value: role, label: role }))}
      />
    </div>
  )
}
