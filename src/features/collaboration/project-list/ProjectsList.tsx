import { Download, FolderKanban, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import { saveFile } from '#shared/browser/save-file.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { count } from '#shared/format/count.ts'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { readLook, writeLook } from './list-look.ts'
import { projectCsv } from './project-csv.ts'
import { originOptions, projectListCopy as copy, sortOptions, stateOptions } from './project-list.copy.ts'
import { useSyntheses, useTeamProjects } from './project-list.queries.ts'
import { joinedRows, shownRows } from './project-rows.ts'
import { ProjectTable } from './ProjectTable.tsx'

type Source = { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
type Props = { address: URLSearchParams; onAddress: (next: URLSearchParams) => void }

/** Everything saved and shared, from two sources: one that fails does not hide the other. */
export function ProjectsList({ address, onAddress }: Props) {
  const syntheses = useSyntheses()
  const projects = useTeamProjects()
  const look = readLook(address)
  const all = joinedRows(syntheses.data ?? [], projects.data ?? [])
  const rows = shownRows(all, look)
  const put = (name: 'q' | 'origin' | 'state' | 'sort', value: string) => onAddress(writeLook(address, name, value))
  const isWaiting = (syntheses.isPending && !syntheses.error) || (projects.isPending && !projects.error)
  const isWhole = syntheses.data !== undefined && projects.data !== undefined
  const [exportCsv, isExporting] = useOnce(async () => {
    saveFile(new File([await projectCsv(rows)], 'projects.csv', { type: 'text/csv;charset=utf-8' }))
  })
  const failure = (source: Source, title: string, other: string): ReactNode =>
    source.error && (
      <ErrorCard
        title={title}
        error={source.error}
        {...(all.length > 0 && { kept: copy.onlyOther(other) })}
        busy={source.isFetching}
        onRetry={() => void source.refetch()}
      />
    )

  return (
    <div className="space-y-4">
      {failure(syntheses, copy.synthesesFailed, copy.teamProjects)}
      {failure(projects, copy.teamFailed, copy.syntheses)}
      {all.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            className="min-w-56 flex-1"
            label={copy.search}
            type="search"
            maxLength={200}
            value={look.text}
            onChange={(event) => put('q', event.target.value)}
          />
          <SelectField
            label={copy.origin}
            options={originOptions}
            value={look.origin}
            onChange={(event) => put('origin', event.target.value)}
          />
          <SelectField
            label={copy.state}
            options={stateOptions}
            value={look.state}
            onChange={(event) => put('state', event.target.value)}
          />
          <SelectField
            label={copy.sort}
            options={sortOptions}
            value={look.sort}
            onChange={(event) => put('sort', event.target.value)}
          />
          <Button icon={Download} busy={isExporting} onClick={() => exportCsv()}>
            CSV
          </Button>
        </div>
      )}
      {isWaiting && <Skeleton shape="row" lines={5} />}
      {all.length > 0 && (
        <p role="status" className="text-ink-muted">
          {count(rows.length, 'project', 'projects')}
        </p>
      )}
      {rows.length > 0 && <ProjectTable rows={rows} />}
      {all.length > 0 && rows.length === 0 && (
        <EmptyState
          title={copy.noMatch}
          action={<Button onClick={() => onAddress(new URLSearchParams({ state: 'any' }))}>{copy.showAll}</Button>}
        >
          {copy.noMatchBody}
        </EmptyState>
      )}
      {isWhole && all.length === 0 && (
        <EmptyState
          icon={FolderKanban}
          title={copy.empty}
          action={
            <>
              <ButtonLink to={paths.newProject()} variant="primary" icon={Plus}>
                {copy.start}
              </ButtonLink>
              <ButtonLink to={paths.synthesis()}>{copy.write}</ButtonLink>
              <ButtonLink to={paths.search()}>{copy.find}</ButtonLink>
            </>
          }
        >
          {copy.emptyBody}
        </EmptyState>
      )}
    </div>
  )
}
