import { projectRole } from '#engine/collaboration/access.ts'
import { libraryOf } from '#engine/papers/library.ts'
import { Refusal } from '#engine/world/refusal.ts'
import type { ProjectRow, SynthesisRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

/** Who goes on with a project when its owner is gone: the owner of its team, or another of its leads; readers never. */
export function heirOf(world: World, project: ProjectRow, leaving: string): string | undefined {
  const team = project.teamId === undefined ? undefined : world.teams.get(project.teamId)
  const inTeam = team?.members.toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner')) ?? []
  const others = [...inTeam.map(({ accountId }) => accountId), ...project.memberIds].filter((id) => id !== leaving)
  return others.find((id) => world.accounts.has(id) && projectRole(world, project, id) === 'lead')
}

const isShared = (world: World, project: ProjectRow, leaving: string) => {
  const team = project.teamId === undefined ? undefined : world.teams.get(project.teamId)
  const others = [...project.memberIds, ...(team?.members.map(({ accountId }) => accountId) ?? [])]
  return others.some((id) => id !== leaving && world.accounts.has(id))
}

/** Refuses an end that would leave work of others without anybody who may lead it. */
export function assertHeirs(world: World, leaving: string): void {
  const orphans = world.projects.filter(
    (project) => project.ownerId === leaving && isShared(world, project, leaving) && !heirOf(world, project, leaving),
  )
  if (orphans.length === 0) return
  const names = orphans.map(({ title }) => `“${title}”`).join(', ')
  throw new Refusal(
    409,
    `Others work in ${names}, and none of them may lead. Make somebody a lead there, or delete the project, then delete the account.`,
    { code: 'no_heir' },
  )
}

/** Every word between quotation marks of a text in JSON: ids of papers are among them. */
const wordsIn = (json: string): Set<string> => new Set(json.split('"'))

/** An analysis of a project with the papers that stand in it: what others decided in it outlives its first owner. */
export function handOn(world: World, analysis: SynthesisRow, heir: string): void {
  const { ownerId } = analysis
  world.syntheses.put({ ...analysis, ownerId: heir })
  const entries = world.analysisEntries.of(analysis.id).all()
  const named = wordsIn(JSON.stringify([analysis, entries]))
  const library = libraryOf(world)
  for (const paper of world.documents.of(ownerId).filter((row) => named.has(row.id))) {
    const { shelf: _, ...rest } = paper
    library.removed(paper)
    library.added([world.documents.put({ ...rest, ownerId: heir })])
    for (const file of world.paperFiles.filter(({ documentId }) => documentId === paper.id)) {
      world.paperFiles.put({ ...file, ownerId: heir })
      const bytes = world.files.get(file.id)
      if (bytes) world.files.put({ ...bytes, ownerId: heir })
      const text = world.paperTexts.get(file.id)
      if (text) world.paperTexts.put({ ...text, ownerId: heir })
    }
  }
}
