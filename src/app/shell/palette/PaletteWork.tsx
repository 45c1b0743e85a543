import { useQueries, useQuery } from '@tanstack/react-query'
import { FolderOpen, UserRound, UsersRound } from 'lucide-react'

import { collaborationApi } from '#contract/collaboration.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { teamsApi } from '#contract/teams.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { analysisAddress, analysisLabel } from '#research/analyses/analysis-kinds.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'

import { placeIcons } from '../rail/place-icons.ts'
import { paletteCopy as copy } from './palette.copy.ts'
import { PaletteGroup, PaletteRow } from './PaletteRow.tsx'

const STALE_MS = 60_000
/** So many rows of a sort are looked through: a list of thousands would slow down the typing. */
const MOST = 300
const TEAMS_MOST = 10

type Props = { onGo: (to: string) => void }

/** Everything that was made, by its title: analyses, reviews and drafts. */
export function PaletteAnalyses({ onGo }: Props) {
  const { data } = useQuery({ ...apiQuery(synthesesApi.list, {}), staleTime: STALE_MS })
  const rows = (data ?? []).filter(({ archivedAt }) => !archivedAt).slice(0, MOST)
  return (
    <PaletteGroup heading={copy.analyses}>
      {rows.map((row) => {
        const title = row.title || row.query || copy.untitled
        const kind = analysisLabel(row)
        return (
          <PaletteRow
            key={row.id}
            value={`analysis ${row.id} ${title}`}
            words={[title, kind]}
            icon={
              row.kind === 'draft'
                ? placeIcons.drafts
                : row.kind === 'review'
                  ? placeIcons.reviews
                  : placeIcons.analyses
            }
            note={kind}
            onSelect={() => onGo(analysisAddress(row))}
          >
            <span className="font-serif">{title}</span>
          </PaletteRow>
        )
      })}
    </PaletteGroup>
  )
}

/** Projects and teams that one is in, and the people of those teams. */
export function PalettePeople({ onGo }: Props) {
  const isOffered = useCapabilities().has('collaboration')
  const projects = useQuery({ ...apiQuery(collaborationApi.projects, {}), staleTime: STALE_MS })
  const teams = useQuery({ ...apiQuery(collaborationApi.teams, {}), staleTime: STALE_MS })
  const known = (teams.data ?? []).slice(0, TEAMS_MOST)
  const people = useQueries({
    queries: (isOffered ? known : []).map(({ teamId }) => ({
      ...apiQuery(teamsApi.get, { params: { teamId } }),
      staleTime: STALE_MS,
    })),
    combine: (answers) => [
      ...new Map(
        answers.flatMap(({ data }) =>
          (data?.members ?? []).map((member) => [member.userId, { ...member, teamId: data?.team.teamId ?? '' }]),
        ),
      ).values(),
    ],
  })
  return (
    <>
      <PaletteGroup heading={copy.projects}>
        {(projects.data ?? []).slice(0, MOST).map(({ projectId, title, name }) => (
          <PaletteRow
            key={projectId}
            value={`project ${projectId} ${title ?? name ?? ''}`}
            words={[title ?? name ?? '']}
            icon={FolderOpen}
            note={copy.project}
            onSelect={() => onGo(paths.project(projectId))}
          >
            {title || name || copy.untitled}
          </PaletteRow>
        ))}
        {known.map(({ teamId, name }) => (
          <PaletteRow
            key={teamId}
            value={`team ${teamId} ${name ?? ''}`}
            words={[name ?? '']}
            icon={UsersRound}
            note={copy.team}
            onSelect={() => onGo(paths.team(teamId))}
          >
            {name || copy.untitled}
          </PaletteRow>
        ))}
      </PaletteGroup>
      <PaletteGroup heading={copy.people}>
        {people.map(({ userId, name, email, username, teamId }) => (
          <PaletteRow
            key={userId}
            value={`person ${userId} ${name}`}
            words={[name, email ?? '', username ?? '']}
            icon={UserRound}
            {...(email && { note: email })}
            onSelect={() => onGo(paths.team(teamId))}
          >
            {name}
          </PaletteRow>
        ))}
      </PaletteGroup>
    </>
  )
}
