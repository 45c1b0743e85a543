import { librarySourcesApi, type LibrarySource } from '#contract/library-sources.ts'
import { apiQuery } from '#shared/api/query.ts'

import { sourceNameOf } from './source-name.ts'

/** What was imported, newest first. */
export const librarySourcesQuery = () => apiQuery(librarySourcesApi.list, {})

/** How an import differs from the earlier one of the same search, where there seems to be one, or from the one named. */
export const sourceComparisonQuery = (id: string, of?: string) =>
  apiQuery(librarySourcesApi.compare, { params: { id }, ...(of !== undefined && { query: { of } }) })

/** The database as somebody said it, as the file says it, or as the name of the file lets one guess. */
export const sourceName = ({ name, file }: Pick<LibrarySource, 'name' | 'file'>): string => name ?? sourceNameOf(file)

/** An import and those that it updates, latest first: ids. */
export function earlierSources(sources: readonly LibrarySource[], id: string): string[] {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const found: string[] = []
  for (let at = byId.get(id)?.updates; at !== undefined && !found.includes(at); at = byId.get(at)?.updates)
    found.push(at)
  return found
}
