import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { activityApi } from '#contract/activity.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { projectsApi, type ProjectDetail, type ProjectSettings } from '#contract/projects.ts'
import { teamsApi } from '#contract/teams.ts'
import { useEdits } from '#platform/drafts/use-edits.ts'
import { projectQuery } from '#research/projects/project.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'

import { settingsCopy as copy } from './settings.copy.ts'

export type Fields = { readonly [field: string]: string | readonly string[] }

type Parts<T extends Fields> = {
  project: ProjectDetail
  /** Names the section among the drafts on this device. */
  name: string
  valuesOf: (project: ProjectDetail) => T
  bodyOf: (values: T) => ProjectSettings
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * One section of the settings: saved by itself. What somebody else has saved since the first letter was typed is shown
 * beside it, and nothing is overwritten before it was.
 */
export function useSection<T extends Fields>({ project, name, valuesOf, bodyOf }: Parts<T>) {
  const client = useQueryClient()
  const { projectId, version } = project
  const saved = valuesOf(project)
  const { values, change, settle, discard, isChanged } = useEdits(`project-${name}`, projectId, saved)
  const [base, setBase] = useState({ version, saved })
  if (!isChanged && base.version !== version) setBase({ version, saved })
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> }>()
  const [isDone, setDone] = useState(false)

  const overtaken = (now: T) => Object.keys(now).filter((field) => !same(base.saved[field], now[field]))
  const theirs = isChanged ? overtaken(saved).filter((field) => !same(saved[field], values[field])) : []

  const send = async (seen: number): Promise<ProjectDetail> => {
    try {
      return await callApi(projectsApi.update, { params: { projectId }, body: { ...bodyOf(values), version: seen } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'version_conflict') throw error
      const { queryKey } = projectQuery(projectId)
      await client.invalidateQueries({ queryKey })
      const fresh = client.getQueryData<ProjectDetail>(queryKey)
      // Another section was saved meanwhile: nothing of this one is overwritten.
      if (!fresh || fresh.version <= seen || !same(valuesOf(fresh), saved)) throw error
      return send(fresh.version)
    }
  }
  const [save, isBusy] = useOnce(async () => {
    setFailure(undefined)
    setDone(false)
    try {
      const fresh = await send(version)
      client.setQueryData(projectQuery(projectId).queryKey, fresh)
      setBase({ version: fresh.version, saved: valuesOf(fresh) })
      settle(values)
      setDone(true)
      await invalidate(client, [
        projectsApi.get,
        projectsApi.members,
        collaborationApi.projects,
        teamsApi.get,
        activityApi.list,
      ])
    } catch (error) {
      // A conflict is no failure: theirs stands beside it now.
      if (error instanceof ApiError && error.code === 'version_conflict') return
      setFailure({
        message: messageOf(error, copy.notSaved),
        fields: error instanceof ApiError ? error.fields : {},
      })
    }
  })

  return {
    values,
    saved,
    theirs,
    failure,
    isBusy,
    isChanged,
    isDone: isDone && !isChanged,
    change: (part: Partial<T>) => {
      setDone(false)
      setFailure(undefined)
      change(part)
    },
    discard: () => {
      setFailure(undefined)
      discard()
      setBase({ version, saved })
    },
    save,
  }
}
