import type { Paper, PaperRelation } from '#contract/papers.ts'

import { whenOthersWrite } from '../world/others.ts'
import { ownerOf } from '../world/owner.ts'
import type { World } from '../world/world.ts'

type Said = { of: Map<string, PaperRelation[]>; about: Map<string, PaperRelation[]> }
const known = new WeakMap<World, Map<string, Said>>()

/** What was said of papers changed: it is read anew. */
export const relationsChanged = (world: World, ownerId: string) => void known.get(world)?.delete(ownerId)

whenOthersWrite('relations', (world: World, changes) => {
  for (const { before, after } of changes) {
    for (const row of [before, after]) if (row) relationsChanged(world, ownerOf(row) ?? '')
  }
})

/** Accepted relations of a person by the paper that depends, and by the one that it depends on. */
function saidBy(world: World, ownerId: string): Said {
  const ofWorld = known.get(world) ?? new Map<string, Said>()
  known.set(world, ofWorld)
  const before = ofWorld.get(ownerId)
  if (before) return before
  const said: Said = { of: new Map(), about: new Map() }
  const put = (map: Map<string, PaperRelation[]>, id: string, relation: PaperRelation) =>
    map.set(id, [...(map.get(id) ?? []), relation])
  for (const { from, of, kind } of world.relations.of(ownerId).filter((row) => row.state === 'accepted')) {
    put(said.of, from, { kind, of })
    put(said.about, of, { kind, of: from })
  }
  ofWorld.set(ownerId, said)
  return said
}

/** A paper with what this person said of how it belongs to others: a notice of its retraction marks it as retracted. */
export function withRelations<P extends Paper>(world: World, ownerId: string, paper: P): P {
  const { of, about } = saidBy(world, ownerId)
  const [own, others] = [of.get(paper.id) ?? [], about.get(paper.id) ?? []]
  if (own.length + others.length === 0) return paper
  const preprintOf = own.find(({ kind }) => kind === 'preprint')?.of
  const publishedAs = others.find(({ kind }) => kind === 'preprint')?.of
  const flags = {
    ...paper.flags,
    ...(others.some(({ kind }) => kind === 'retraction') && { retracted: true }),
    ...(others.some(({ kind }) => kind === 'erratum') && { corrected: true }),
    ...(preprintOf !== undefined && { publishedAs: preprintOf }),
    ...(publishedAs !== undefined && { preprintOf: publishedAs }),
  }
  return { ...paper, flags, ...(own.length > 0 && { relations: [...(paper.relations ?? []), ...own] }) }
}
