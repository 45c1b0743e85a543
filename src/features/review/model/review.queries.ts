import { useQuery } from '@tanstack/react-query'

import { collaborationApi } from '#contract/collaboration.ts'
import { libraryApi } from '#contract/library.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { apiQuery } from '#shared/api/query.ts'

const MINUTE = 60_000

/** Reviews that the person owns or works on, newest first. */
export const useReviews = () =>
  useQuery({
    ...apiQuery(synthesesApi.list, {}),
    staleTime: MINUTE,
    select: (all) => all.filter(({ kind, archivedAt }) => kind === 'review' && !archivedAt),
  })

/** Analyses that pool results: a review may name one. */
export const useMetaAnalyses = () =>
  useQuery({
    ...apiQuery(synthesesApi.list, {}),
    staleTime: MINUTE,
    select: (all) => all.filter(({ kind }) => kind === 'meta-analysis'),
  })

/** Projects in which the person may work, for a review that several people do. */
export const useOwnProjects = (isWanted: boolean) =>
  useQuery({
    ...apiQuery(collaborationApi.projects, {}),
    staleTime: 30 * MINUTE,
    enabled: isWanted,
    select: (all) => all.filter(({ status, ownRole }) => status !== 'archived' && ownRole !== 'reader'),
  })

export const useCollections = (isWanted: boolean) =>
  useQuery({ ...apiQuery(libraryApi.collections, {}), enabled: isWanted, select: ({ collections }) => collections })
