import { libraryApi } from '#contract/library.ts'
import { apiQuery } from '#shared/api/query.ts'

/** Every folder, with the papers in it. */
export const collectionsQuery = () => apiQuery(libraryApi.collections, {})

/** Tags in use, most used first, and how many papers are in which reading state. */
export const libraryFacetsQuery = () => apiQuery(libraryApi.facets, {})

/** What of the person's own uses a paper. */
export const usesQuery = (id: string) => apiQuery(libraryApi.uses, { params: { id } })

/** Pairs that were said to be two works. */
export const distinctPairsQuery = () => apiQuery(libraryApi.distinctPairs, {})
