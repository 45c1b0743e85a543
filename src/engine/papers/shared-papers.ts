import { maySeeProject } from '../people/permissions.ts'
import type { DocumentRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Whether somebody may read a paper because its owner has an analysis of it in a project of both. */
export const readsThroughAnalysis = (world: World, accountId: string, paper: DocumentRow): boolean =>
  world.syntheses.count(
    ({ ownerId, projectId, documentIds }) =>
      projectId !== undefined &&
      ownerId === paper.ownerId &&
      (documentIds?.includes(paper.id) ?? false) &&
      maySeeProject(world, accountId, projectId),
  ) > 0
