import { useQuery } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import type { Synthesis } from '#contract/syntheses.ts'
import { apiQuery } from '#shared/api/query.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'

import { historyCopy } from './history.copy.ts'
import { isMine, MINE, NO_PROJECT, ownerOf, type ListFilter } from './listed-rows.ts'

type Props = { rows: readonly Synthesis[]; filter: ListFilter; onFilter: (change: Partial<ListFilter>) => void }

/** Words, project, person and archive; projects and people only where there are some. */
export function ListFilters({ rows, filter, onFilter }: Props) {
  const projectIds = [...new Set(rows.flatMap(({ projectId }) => projectId ?? []))]
  const isShared = projectIds.length > 0
  const projects = useQuery({ ...apiQuery(collaborationApi.projects, {}), staleTime: 30 * 60_000, enabled: isShared })
  const projectName = (id: string) => {
    const found = projects.data?.find(({ projectId }) => projectId === id)
    return found?.title ?? found?.name ?? historyCopy.otherProject
  }
  const people = [
    ...new Map(rows.filter((row) => !isMine(row)).map((row) => [ownerOf(row), row.owner?.name ?? 'Shared'])),
  ]
  return (
    <>
      <div className="w-52">
        <TextField
          label={historyCopy.find}
          labelHidden
          placeholder={historyCopy.find}
          value={filter.text}
          onChange={(event) => onFilter({ text: event.target.value })}
        />
      </div>
      {isShared && (
        <div className="w-44">
          <SelectField
            label={historyCopy.project}
            labelHidden
            value={filter.project}
            options={[
              { value: '', label: historyCopy.allProjects },
              { value: NO_PROJECT, label: historyCopy.noProject },
              ...projectIds.map((id) => ({ value: id, label: projectName(id) })),
            ]}
            onChange={(event) => onFilter({ project: event.target.value })}
          />
        </div>
      )}
      {people.length > 0 && (
        <div className="w-44">
          <SelectField
            label={historyCopy.person}
            labelHidden
            value={filter.person}
            options={[
              { value: '', label: historyCopy.everybody },
              { value: MINE, label: historyCopy.mine },
              ...people.map(([value, label]) => ({ value, label })),
            ]}
            onChange={(event) => onFilter({ person: event.target.value })}
          />
        </div>
      )}
      <div className="flex h-9 items-center">
        <Checkbox
          label={historyCopy.archive}
          checked={filter.isArchive}
          onChange={(isArchive) => onFilter({ isArchive })}
        />
      </div>
    </>
  )
}
