import { libraryApi } from '#contract/library.ts'
import { readingStates, type Origin, type Paper } from '#contract/papers.ts'
import { isCitationKey } from '#science/records/citation-key.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'

import {
  assertNoCircle,
  collectionFor,
  collectionsOf,
  COLLECTIONS_MAX,
  countedCollections,
  removeCollection,
  shown,
} from '../papers/collections.ts'
import { isStarter, libraryOf, paperFor } from '../papers/library.ts'
import { rememberPapers, undoChange } from './library-undo.ts'
import { answer } from '../answers/answer.ts'
import { moveHighlights } from '../papers/highlights.ts'
import { moveFiles } from '../papers/paper-files.ts'
import { changeRecord, keepOriginal, reindex } from '../papers/records.ts'
import { trashPapers } from '../papers/trash.ts'
import { usesOf } from './paper-uses.ts'
import { forbidden, notFound, Refusal } from '../world/refusal.ts'
import type { AccountRow, DocumentRow } from '../world/rows.ts'
import { isKeyTaken, isTakenUp, keepShelf, shelfOf, shelvesOf, withShelf } from '../papers/shelves.ts'
import type { World } from '../world/world.ts'

const known = (list: readonly string[]) => [...new Set(list.map((name) => name.trim()).filter((name) => name !== ''))]

function paperOrRefuse(world: World, account: AccountRow, id: string): Paper {
  const paper = paperFor(world, account, id)
  if (!paper) throw notFound('This document')
  return paper
}

function ownOrRefuse(world: World, account: AccountRow, id: string): DocumentRow {
  if (isStarter(id)) throw forbidden('The starter library belongs to the product and stays as it is.')
  const row = world.documents.get(id)
  if (row?.ownerId !== account.id) throw notFound('This document')
  return row
}

const originKey = (origin: Origin) => JSON.stringify(origin)

export const libraryHandlers = [
  answer(libraryApi.collections, ({ world, me }) => ({ collections: countedCollections(world, me().id) })),

  answer(libraryApi.createCollection, ({ world, me, body }) => {
    const account = me()
    const mine = collectionsOf(world, account.id)
    const before = body.clientKey && mine.find(({ clientKey }) => clientKey === body.clientKey)
    if (before) return shown(before, 0)
    if (body.parentId !== undefined) collectionFor(world, account.id, body.parentId)
    if (mine.length >= COLLECTIONS_MAX) {
      throw new Refusal(403, `A library holds at most ${COLLECTIONS_MAX} collections.`, { code: 'collections_full' })
    }
    const { name, parentId, clientKey } = body
    return shown(
      world.collections.put({
        id: world.newId('c'),
        ownerId: account.id,
        name: name.trim(),
        ...(parentId !== undefined && { parentId }),
        ...(clientKey !== undefined && { clientKey }),
      }),
      0,
    )
  }),

  answer(libraryApi.changeCollection, ({ world, me, params, body }) => {
    const account = me()
    const row = collectionFor(world, account.id, params.id)
    const { parentId = row.parentId, name = row.name } = body
    if (typeof parentId === 'string') {
      collectionFor(world, account.id, parentId)
      assertNoCircle(collectionsOf(world, account.id), row.id, parentId)
    }
    const { parentId: _before, ...rest } = row
    world.collections.put({ ...rest, name: name.trim(), ...(typeof parentId === 'string' && { parentId }) })
    const after = countedCollections(world, account.id).find(({ id }) => id === row.id)
    if (!after) throw notFound('The collection')
    return after
  }),

  answer(libraryApi.removeCollection, ({ world, me, params }) => {
    const account = me()
    collectionFor(world, account.id, params.id)
    removeCollection(world, account.id, params.id)
    return { message: 'success' }
  }),

  answer(libraryApi.facets, ({ world, me }) => {
    const account = me()
    const tags = new Map<string, number>()
    const states = new Map<string, number>()
    for (const { shelf } of shelvesOf(world, account.id)) {
      for (const tag of shelf.tags) tags.set(tag, (tags.get(tag) ?? 0) + 1)
      states.set(shelf.reading, (states.get(shelf.reading) ?? 0) + 1)
    }
    // Of one's own, those of which nothing was said are to be read too; starter papers are not until one is taken up.
    const untouched = world.documents.of(account.id).count(({ shelf }) => shelf === undefined)
    states.set('unread', (states.get('unread') ?? 0) + untouched)
    return {
      tags: [...tags]
        .map(([name, count]) => ({ name, count }))
        .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
      reading: readingStates.map((state) => ({ state, count: states.get(state) ?? 0 })),
    }
  }),

  answer(libraryApi.changePaper, ({ world, me, params, body }) => {
    const account = me()
    const paper = paperOrRefuse(world, account, params.id)
    const { record, tags, collections, reading, note, citationKey } = body
    for (const id of collections ?? []) collectionFor(world, account.id, id)
    if (citationKey && isKeyTaken(world, account.id, citationKey, paper.id)) {
      throw new Refusal(409, `Another paper of your library is cited as ${citationKey}. Choose another key.`, {
        code: 'key_taken',
        fields: { citationKey: 'This key is taken.' },
      })
    }
    if (record) changeRecord(world, ownOrRefuse(world, account, params.id), record)
    const { note: _note, citationKey: key, isKeyPinned, ...shelf } = shelfOf(world, account.id, paper)
    const keptNote = note === undefined ? _note : (note ?? '').trim() || undefined
    keepShelf(world, account.id, paper.id, {
      ...shelf,
      ...(tags && { tags: known(tags) }),
      ...(collections && { collections: known(collections) }),
      ...(reading && { reading }),
      ...(keptNote !== undefined && { note: keptNote }),
      ...keyAfter(citationKey, isStarter(paper.id) && !isKeyPinned ? undefined : key, isKeyPinned),
    })
    return withShelf(world, account.id, paperOrRefuse(world, account, params.id))
  }),

  answer(libraryApi.uses, ({ world, me, params }) => {
    const account = me()
    return { uses: usesOf(world, account.id, paperOrRefuse(world, account, params.id).id) }
  }),

  answer(libraryApi.organise, ({ world, me, body }) => {
    const account = me()
    const { addTags = [], removeTags = [], addTo = [], removeFrom = [], reading } = body
    for (const id of addTo) collectionFor(world, account.id, id)
    const papers = known(body.ids).flatMap((id) => paperFor(world, account, id) ?? [])
    const undoId = rememberPapers(
      world,
      account.id,
      papers.map(({ id }) => id),
    )
    let changed = 0
    for (const paper of papers) {
      const kept = isStarter(paper.id) ? world.shelves.get(`${account.id}:${paper.id}`)?.shelf : paper.shelf
      const shelf = { tags: [], collections: [], reading: 'unread' as const, ...kept }
      const after = {
        ...shelf,
        tags: known([...shelf.tags.filter((tag) => !removeTags.includes(tag)), ...addTags]),
        collections: known([...shelf.collections.filter((id) => !removeFrom.includes(id)), ...addTo]),
        ...(reading && { reading }),
      }
      const isTaken = isTakenUp(world, account.id, paper.id) || reading === undefined
      if (isTaken && JSON.stringify(after) === JSON.stringify(shelf)) continue
      keepShelf(world, account.id, paper.id, after)
      changed += 1
    }
    return { undoId, changed }
  }),

  answer(libraryApi.joinShelves, ({ world, me, body }) => {
    const account = me()
    const mine = new Set(collectionsOf(world, account.id).map(({ id }) => id))
    let changed = 0
    for (const said of body.papers) {
      const paper = paperFor(world, account, said.id)
      if (!paper) continue
      changed += 1
      const { citationKey: key, isKeyPinned, ...shelf } = shelfOf(world, account.id, paper)
      const note = shelf.note ?? said.note
      keepShelf(world, account.id, paper.id, {
        ...shelf,
        tags: known([...shelf.tags, ...said.tags]),
        collections: known([...shelf.collections, ...said.collections.filter((id) => mine.has(id))]),
        reading: shelf.reading === 'unread' ? said.reading : shelf.reading,
        ...(note !== undefined && { note }),
        ...joinedKey(world, account.id, paper, { key, isKeyPinned, said }),
      })
      if (said.origin === undefined || isStarter(paper.id)) continue
      const all = [...said.origin.filter(({ kind }) => kind !== 'starter'), ...paper.origin]
      const origin = [...new Map(all.map((each) => [originKey(each), each])).values()]
      world.documents.update(paper.id, { origin })
    }
    return { changed }
  }),

  answer(libraryApi.merge, ({ world, me, body }) => {
    const account = me()
    const keep = ownOrRefuse(world, account, body.keep)
    const dropIds = known(body.drop).filter((id) => id !== keep.id)
    const drop = dropIds.map((id) => ownOrRefuse(world, account, id))
    const all = [keep, ...drop]
    const undoId = rememberPapers(
      world,
      account.id,
      all.map(({ id }) => id),
    )
    const shelf = shelfOf(world, account.id, keep)
    const others = drop.map((row) => shelfOf(world, account.id, row))
    const note = known([shelf, ...others].flatMap((each) => each.note ?? [])).join('\n\n')
    const after: DocumentRow = {
      ...keep,
      ...body.record,
      design: studyDesignOf(body.record).design,
      flags: Object.assign({}, ...drop.map(({ flags }) => flags), keep.flags) as Paper['flags'],
      origin: [...new Map(all.flatMap(({ origin }) => origin).map((each) => [originKey(each), each])).values()],
      shelf: {
        ...shelf,
        tags: known([shelf, ...others].flatMap(({ tags }) => tags)),
        collections: known([shelf, ...others].flatMap(({ collections }) => collections)),
        ...(note !== '' && { note }),
      },
    }
    for (const row of all) keepOriginal(world, row)
    for (const row of drop) {
      world.documents.remove(row.id)
      libraryOf(world).removed(row)
    }
    const files = moveFiles(world, account.id, dropIds, keep.id)
    const highlights = moveHighlights(world, account.id, dropIds, keep.id)
    world.undos.update(undoId, { files, highlights })
    world.merges.put({
      id: undoId,
      ownerId: account.id,
      at: world.now(),
      keep: keep.id,
      before: keep,
      dropped: drop,
      after: body.record,
      files,
      highlights,
    })
    world.documents.put(after)
    reindex(world, keep, after)
    return { undoId, paper: withShelf(world, account.id, after) }
  }),

  answer(libraryApi.keepApart, ({ world, me, body }) => {
    const account = me()
    const [first, second] = body.ids.toSorted() as [string, string]
    for (const id of [first, second]) paperOrRefuse(world, account, id)
    world.distinctPairs.put({ id: `${account.id}:${first} ${second}`, ownerId: account.id, ids: [first, second] })
    return { message: 'success' }
  }),

  answer(libraryApi.distinctPairs, ({ world, me }) => {
    const account = me()
    return {
      pairs: world.distinctPairs
        .of(account.id)
        .all()
        .map(({ ids }) => ids),
    }
  }),

  answer(libraryApi.removePapers, ({ world, me, body }) => {
    const account = me()
    const wanted = new Set(body.ids)
    const rows = world.documents.of(account.id).filter(({ id }) => wanted.has(id))
    const undoId = rememberPapers(
      world,
      account.id,
      rows.map(({ id }) => id),
    )
    trashPapers(world, account.id, rows)
    return { undoId, removed: rows.length }
  }),

  answer(libraryApi.undo, ({ world, me, params }) => ({ restored: undoChange(world, me().id, params.undoId) })),
]

type SaidKey = {
  key: string | undefined
  isKeyPinned: boolean | undefined
  said: { citationKey?: string | undefined; isKeyPinned?: boolean | undefined }
}

/** The key of an export where it is free, pinned as it was there; a key that was pinned here before it came stays. */
function joinedKey(world: World, accountId: string, paper: Paper, { key, isKeyPinned, said }: SaidKey) {
  const wanted = said.citationKey
  const isSame = wanted === key
  const mayTake = wanted !== undefined && isCitationKey(wanted) && !isKeyTaken(world, accountId, wanted, paper.id)
  if (isSame || (mayTake && !isKeyPinned)) {
    // A starter paper keeps a key of one's own only where somebody gave it one.
    if (isStarter(paper.id) && !said.isKeyPinned) return {}
    return { citationKey: wanted ?? '', ...(said.isKeyPinned && { isKeyPinned: true }) }
  }
  if (isStarter(paper.id) && !isKeyPinned) return {}
  return { ...(key !== undefined && { citationKey: key }), ...(isKeyPinned && { isKeyPinned }) }
}

/** `null` gives the key back to the rule: it is made anew when it is next asked for. */
function keyAfter(wanted: string | null | undefined, key: string | undefined, isPinned: boolean | undefined) {
  if (wanted === null) return {}
  if (wanted !== undefined) return { citationKey: wanted, isKeyPinned: true }
  return { ...(key !== undefined && { citationKey: key }), ...(isPinned && { isKeyPinned: true }) }
}
