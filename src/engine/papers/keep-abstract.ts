import { isStarter, libraryOf } from './library.ts'
import { ownAbstractId } from './own-abstracts.ts'
import type { World } from '../world/world.ts'

/** Below this many letters it is no abstract: "Not available." */
const LEAST = 80
const MOST = 20_000
/** Whose abstract is taken before whose: as the paper prints it before what is put together from a list of its words. */
const surest = ['its full text', 'Europe PMC', 'Semantic Scholar', 'OpenAlex']
const rankOf = (from: string) => (surest.includes(from) ? surest.indexOf(from) : surest.length)

/** From whom an abstract is that stands in the fetched text itself. */
export const FROM_FULL_TEXT = 'its full text'

/**
 * Keeps the abstract of a starter paper as a source gave it, for whoever asked: it then stands where our summary stood.
 * Other papers carry what their own record says. True where something changed.
 */
export function keepAbstract(
  world: World,
  account: { id: string },
  paperId: string,
  abstract: string | undefined,
  { from, licence }: { from: string; licence?: string | undefined },
): boolean {
  const text = abstract?.trim() ?? ''
  if (!isStarter(paperId) || text.length < LEAST || text.length > MOST) return false
  const id = ownAbstractId(account.id, paperId)
  const before = world.ownAbstracts.get(id)
  if (before && (before.abstract === text || rankOf(before.from) < rankOf(from))) return false
  world.ownAbstracts.put({
    id,
    ownerId: account.id,
    paperId,
    abstract: text,
    from,
    at: world.now(),
    ...(licence !== undefined && { licence }),
  })
  libraryOf(world).reread(account.id, paperId)
  return true
}
