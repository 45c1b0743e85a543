import type { Scope } from '#contract/copilot.ts'

import { projectRole } from '../collaboration/access.ts'
import { collectionsOf, withFolders } from '../papers/collections.ts'
import { libraryOf, paperFor, starterLibrary } from '../papers/library.ts'
import type { AccountRow } from '../world/rows.ts'
import { foundRun } from '../search/packed-run.ts'
import { shelvesOf } from '../papers/shelves.ts'
import type { World } from '../world/world.ts'

/** The papers of a scope as this person can read them now, and the scope in words. */
export type ResolvedScope = { label: string; ids: string[] }

/** Everything that a person can read. What came with the product is not called theirs. */
function inAll(world: World, account: AccountRow): ResolvedScope {
  const own = world.documents.of(account.id).pick(
    () => true,
    ({ id }) => id,
  )
  const twins = libraryOf(world).twinsOf(account.id)
  const starter = starterLibrary().flatMap(({ id }) => (twins.has(id) ? [] : [id]))
  const label = own.length === 0 ? 'Starter library' : 'My library and the starter library'
  return { label, ids: [...own, ...starter] }
}

function inProject(world: World, account: AccountRow, id: string): ResolvedScope {
  const project = world.projects.get(id)
  if (!project || projectRole(world, project, account.id) === undefined) {
    return { label: 'A project that is gone', ids: [] }
  }
  const listed = world.resources.pick(
    ({ projectId, kind }) => projectId === id && kind === 'paper',
    ({ objectId }) => objectId,
  )
  const used = world.syntheses
    .pick(
      ({ projectId }) => projectId === id,
      ({ documentIds }) => documentIds ?? [],
    )
    .flat()
  return { label: `Project “${project.title}”`, ids: [...listed, ...used] }
}

function inCollection(world: World, account: AccountRow, id: string): ResolvedScope {
  const rows = collectionsOf(world, account.id)
  const row = rows.find((each) => each.id === id)
  if (!row) return { label: 'A collection that is gone', ids: [] }
  const wanted = new Set(withFolders(rows, id))
  const ids = shelvesOf(world, account.id)
    .filter(({ shelf }) => shelf.collections.some((each) => wanted.has(each)))
    .map(({ documentId }) => documentId)
  return { label: `Collection “${row.name}”`, ids }
}

function inSearch(world: World, account: AccountRow, id: string): ResolvedScope {
  const row = world.searchRuns.get(id)
  if (row?.ownerId !== account.id) return { label: 'A search that is gone', ids: [] }
  return { label: `Search “${row.run.query}”`, ids: foundRun(row).hits.map(({ documentId }) => documentId) }
}

function resolved(world: World, account: AccountRow, scope: Scope): ResolvedScope {
  switch (scope.kind) {
    case 'library':
      return inAll(world, account)
    case 'collection':
      return inCollection(world, account, scope.id)
    case 'project':
      return inProject(world, account, scope.id)
    case 'search':
      return inSearch(world, account, scope.id)
    case 'papers':
      return { label: 'Chosen papers', ids: scope.ids }
  }
}

/** What a scope holds now: papers that are gone, and papers of others, are in none. */
export function resolveScope(world: World, account: AccountRow, scope: Scope): ResolvedScope {
  const { label, ids } = resolved(world, account, scope)
  if (scope.kind === 'library') return { label, ids }
  return { label, ids: [...new Set(ids)].filter((id) => paperFor(world, account, id) !== undefined) }
}
