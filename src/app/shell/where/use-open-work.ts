import { useQuery } from '@tanstack/react-query'
import { matchPath, useLocation } from 'react-router-dom'

import { collaborationApi } from '#contract/collaboration.ts'
import { placeOf, type Place } from '#contract/page-places.ts'
import { pages, type PageId, type PageRow } from '#contract/pages.ts'
import { teamsApi } from '#contract/teams.ts'
import { analysisQuery } from '#research/analyses/analysis.queries.ts'
import { analysisAddress, analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { paperQuery } from '#research/papers/papers.queries.ts'
import { projectQuery } from '#research/projects/project.queries.ts'
import { statusOf } from '#shared/api/errors.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'

import { pageAt } from '../../route-match.ts'

const UNTITLED = 'Untitled'

/** The piece of work that stands open, as far as the page itself has loaded it. */
export type OpenWork = {
  place: Place
  id: string
  title: string
  to: string
  /** What it is, where its page shows several kinds. */
  kind?: string
  project?: { title: string; to: string }
}

/** What an address names: one of the person's works, or nothing. */
function namedBy(page: PageId | undefined, pathname: string, search: string) {
  if (page === undefined) return {}
  const { path, analysis }: PageRow = pages[page]
  const params = matchPath(path, pathname)?.params ?? {}
  if (params['projectId'] !== undefined) return { projectId: params['projectId'] }
  if (params['teamId'] !== undefined) return { teamId: params['teamId'] }
  if (page === 'document') return { paperId: params['id'] }
  const id = params['id'] ?? new URLSearchParams(search).get('id') ?? undefined
  return analysis !== undefined || page === 'synthesisHistory' ? { analysisId: id } : {}
}

const NONE = '-'

/**
 * What is open, read from what its page has asked for: nothing is asked a second time. `gone` is the id of a thing that
 * the server says is not there.
 */
export function useOpenWork(): { page: PageId | undefined; work?: OpenWork | undefined; gone?: string | undefined } {
  const { pathname, search } = useLocation()
  const page = pageAt(pathname)
  const { projectId, teamId, paperId, analysisId } = namedBy(page, pathname, search)
  const analysis = useQuery({ ...analysisQuery(analysisId ?? NONE), enabled: false })
  const paper = useQuery({ ...paperQuery(paperId ?? NONE), enabled: false })
  const ofProject = projectId ?? analysis.data?.projectId ?? undefined
  const project = useQuery({ ...projectQuery(ofProject ?? NONE), enabled: false })
  const team = useQuery({ ...apiQuery(teamsApi.get, { params: { teamId: teamId ?? NONE } }), enabled: false })
  // A piece of work says which project it is of, and not what that is called.
  const isTitleMissing = projectId === undefined && ofProject !== undefined && project.data === undefined
  const listed = useQuery({ ...apiQuery(collaborationApi.projects, {}), enabled: isTitleMissing, staleTime: Infinity })

  const isGone = ({ error }: { error: Error | null }) => statusOf(error) === 404
  const gone = [
    { id: analysisId, of: analysis },
    { id: paperId, of: paper },
    { id: projectId, of: project },
  ].find(({ id, of }) => id !== undefined && isGone(of))?.id
  const inList = listed.data?.find((each) => each.projectId === ofProject)
  const projectTitle = project.data?.title ?? inList?.title ?? inList?.name ?? undefined
  const above = ofProject !== undefined &&
    projectTitle !== undefined && { title: projectTitle, to: paths.project(ofProject) }

  if (gone !== undefined) return { page, gone }
  if (projectId !== undefined && above) {
    return { page, work: { place: 'projects', id: projectId, title: above.title, to: above.to } }
  }
  if (teamId !== undefined && team.data) {
    return {
      page,
      work: { place: 'projects', id: teamId, title: team.data.team.name ?? UNTITLED, to: paths.team(teamId) },
    }
  }
  if (paperId !== undefined && paper.data) {
    return { page, work: { place: 'library', id: paperId, title: paper.data.title, to: paths.document(paperId) } }
  }
  if (analysisId !== undefined && analysis.data) {
    const { data } = analysis
    return {
      page,
      work: {
        place: (page !== 'synthesisHistory' && page !== undefined && placeOf(page)) || 'analyses',
        id: analysisId,
        title: data.title || data.query || UNTITLED,
        to: analysisAddress(data),
        kind: analysisLabel(data),
        ...(above && { project: above }),
      },
    }
  }
  return { page }
}
