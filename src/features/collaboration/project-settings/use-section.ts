import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'

import { activityApi } from '#contract/activity.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { projectsApi, type ProjectDetail, type ProjectSettings } from '#contract/projects.ts'
import { teamsApi } from '#contract/teams.ts'
import { useEdits } from '#platform/drafts/use-edits.ts'
import { projectQuery } from '#research/projects/project.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf } from '#shared/api/errors.ts'
import { invalidate } from '#shared/api/query.ts'
import { useForm } from '#shared/forms/use-form.ts'

import { settingsCopy as copy } from './settings.copy.ts'

export type Fields = { readonly [field: string]: string | readonly string[] }

type Parts<T extends Fields, O> = {
  project: ProjectDetail
  /** Names the section among the drafts on this device. */
  name: string
  valuesOf: (project: ProjectDetail) => T
  /** What may be saved. */
  schema: z.ZodMiniType<O, FieldValues>
  bodyOf: (given: O) => ProjectSettings
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * One section of the settings: saved by itself. What somebody else has saved since the first letter was typed is shown
 * beside it, and nothing is overwritten before it was.
 */
export function useSection<T extends Fields, O>({ project, name, valuesOf, schema, bodyOf }: Parts<T, O>) {
  const client = useQueryClient()
  const { projectId, version } = project
  const saved = valuesOf(project)
  const { values, change, settle, discard, isChanged } = useEdits(`project-${name}`, projectId, saved)
  const [base, setBase] = useState({ version, saved })
  if (!isChanged && base.version !== version) setBase({ version, saved })
  const [isDone, setDone] = useState(false)

  const overtaken = (now: T) => Object.keys(now).filter((field) => !same(base.saved[field], now[field]))
  const theirs = isChanged ? overtaken(saved).filter((field) => !same(saved[field], values[field])) : []

  const send = async (given: O, seen: number): Promise<ProjectDetail> => {
    try {
      return await callApi(projectsApi.update, { params: { projectId }, body: { ...bodyOf(given), version: seen } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'version_conflict') throw error
      const { queryKey } = projectQuery(projectId)
      await client.invalidateQueries({ queryKey })
      const fresh = client.getQueryData<ProjectDetail>(queryKey)
      // Another section was saved meanwhile: nothing of this one is overwritten.
      if (!fresh || fresh.version <= seen || !same(valuesOf(fresh), saved)) throw error
      return send(given, fresh.version)
    }
  }
  const form = useForm({
    schema,
    values,
    judge: 'change',
    onChange: (next, field) => {
      setDone(false)
      change({ [field]: next[field] } as Partial<T>)
    },
    send: async (given, typed) => {
      if (!isChanged) return
      setDone(false)
      try {
        const fresh = await send(given, version)
        client.setQueryData(projectQuery(projectId).queryKey, fresh)
        setBase({ version: fresh.version, saved: valuesOf(fresh) })
        settle(typed)
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
        if (!(error instanceof ApiError) || error.code !== 'version_conflict') throw error
      }
    },
    explain: (error) => ({ message: `${copy.notSaved}: ${messageOf(error, '')} ${copy.kept}` }),
  })

  return {
    form,
    values,
    saved,
    theirs,
    isChanged,
    isRight: schema.safeParse(values).success,
    isDone: isDone && !isChanged,
    discard: () => {
      form.reset()
      discard()
      setBase({ version, saved })
    },
  }
}
