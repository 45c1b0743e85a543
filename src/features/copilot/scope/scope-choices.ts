import { useQuery } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import type { Scope } from '#contract/copilot.ts'
import { libraryApi } from '#contract/library.ts'
import { searchRunsQuery } from '#research/papers/papers.queries.ts'
import { apiQuery } from '#shared/api/query.ts'
import { count } from '#shared/format/count.ts'

import { copilotCopy as copy } from '../copilot.copy.ts'

export type NamedScope = 'collection' | 'project' | 'search'
export type ScopeChoice = { id: string; label: string; papers?: number }

const collectionsQuery = () => apiQuery(libraryApi.collections, {})
const projectsQuery = () => apiQuery(collaborationApi.projects, {})

/** Collections, projects or searches that a session can be put to. Only what is asked for is fetched. */
export function useScopeChoices(kind: NamedScope | undefined) {
  const collections = useQuery({ ...collectionsQuery(), enabled: kind === 'collection' })
  const projects = useQuery({ ...projectsQuery(), enabled: kind === 'project' })
  const runs = useQuery({ ...searchRunsQuery(), enabled: kind === 'search' })
  const query = kind === 'collection' ? collections : kind === 'project' ? projects : runs
  const choices: ScopeChoice[] =
    kind === 'collection'
      ? (collections.data?.collections ?? []).map(({ id, name, count: papers }) => ({ id, label: name, papers }))
      : kind === 'project'
        ? (projects.data ?? []).map(({ projectId: id, name, title }) => ({ id, label: name ?? title ?? id }))
        : (runs.data?.runs ?? []).map(({ runId, query: words, total }) => ({
            id: runId,
            label: `${words} (${count(total, 'paper', 'papers')})`,
          }))
  return { choices, isPending: query.isPending, error: query.error, retry: () => void query.refetch() }
}

/** What a scope is called before the server has said so. */
export function useScopeLabel(scope: Scope): { label: string; papers?: number } {
  const kind = scope.kind === 'library' || scope.kind === 'papers' ? undefined : scope.kind
  const { choices } = useScopeChoices(kind)
  if (scope.kind === 'library') return { label: copy.library }
  if (scope.kind === 'papers') return { label: copy.papers.replace(' …', ''), papers: scope.ids.length }
  const choice = choices.find(({ id }) => id === scope.id)
  return { label: choice?.label ?? copy.scope }
}
