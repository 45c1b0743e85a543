import { getSchema } from '@tiptap/core'
import { prosemirrorJSONToYXmlFragment } from '@tiptap/y-tiptap'
import * as Y from 'yjs'

import { analysesApi } from '#contract/analyses.ts'
import { readDraftBody } from '#contract/draft.ts'
import type { Paper } from '#contract/papers.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import type { Block, Manuscript } from '#science/manuscript/manuscript.ts'
import { callApi } from '#shared/api/call-api.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { fromBase64 } from '#shared/format/base64.ts'

import { schemaExtensions } from './editor/editor-extensions.ts'
import { asEditorData } from './editor/proposals.ts'
import { referencesOf, textOf } from './sync/draft-doc.ts'
import { createJoiner, entriesOf, type Sent } from './sync/pieces.ts'
import { snapshotOf } from './use-references.ts'

const DEEPEST = 4

/** Everything that the server has of a draft. */
async function readWhole(id: string): Promise<{ doc: Y.Doc; isLogEmpty: boolean }> {
  const { body } = await callApi(synthesesApi.get, { params: { id } })
  const merged = readDraftBody(body)
  const state = merged && fromBase64(merged.state)
  const doc = new Y.Doc()
  if (state) Y.applyUpdate(doc, state)
  let seq = state ? merged.seq : 0
  const joiner = createJoiner()
  for (;;) {
    const query = { since: String(seq) }
    const { entries, hasMore } = await callApi(analysesApi.entries, { params: { id }, query })
    for (const entry of entries) {
      seq = entry.seq
      const update = joiner.take(entry.seq, entry.data)
      if (update) Y.applyUpdate(doc, update)
    }
    if (!hasMore || entries.length === 0) return { doc, isLogEmpty: seq === 0 }
  }
}

const isNode = (node: unknown, name: string): node is Y.XmlElement =>
  node instanceof Y.XmlElement && node.nodeName === name
const levelOf = (node: Y.XmlElement): number => Number(node.getAttribute('level') ?? 1)
const wordsIn = (node: Y.XmlElement): string =>
  node
    .toArray()
    .flatMap((part) => (part instanceof Y.XmlText ? (part.toDelta() as { insert?: unknown }[]) : []))
    .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
    .join('')

/** Before which block something goes that stands at the end, or at the end of a heading's part. */
function placeIn(blocks: readonly unknown[], under: number | undefined): number {
  const heading = under === undefined ? undefined : blocks[under]
  const from = under === undefined ? 0 : under + 1
  const rest = blocks.slice(from)
  const next = rest.findIndex(
    (node) =>
      isNode(node, 'bibliography') ||
      (isNode(heading, 'heading') && isNode(node, 'heading') && levelOf(node) <= levelOf(heading)),
  )
  const end = next < 0 ? blocks.length : from + next
  const last = blocks[end - 1]
  // An empty line at the end stays the end.
  return end > from && isNode(last, 'paragraph') && last.length === 0 ? end - 1 : end
}

const sunk = (block: Block, by: number): Block =>
  block.type === 'heading'
    ? { ...block, attrs: { ...block.attrs, level: Math.min(DEEPEST, block.attrs.level + by) as 1 | 2 | 3 | 4 } }
    : block

/**
 * A draft as the server has it, to put something into. Others may be writing in it: what is added is a change of the
 * shared document like theirs, and takes nothing away.
 */
export async function openForAdding(id: string) {
  const { doc, isLogEmpty } = await readWhole(id)
  const blocks = textOf(doc).toArray()
  const headings = blocks.flatMap((node, at) =>
    isNode(node, 'heading') ? [{ at, level: levelOf(node), text: wordsIn(node).trim() }] : [],
  )
  // One change for each place: a second try after a lost answer sends the same one.
  const made = new Map<number | undefined, Sent[]>()

  function change(manuscript: Manuscript, papers: readonly Paper[], under: number | undefined): Sent[] {
    const changed = new Y.Doc()
    Y.applyUpdate(changed, Y.encodeStateAsUpdate(doc))
    const by = under === undefined ? 0 : (headings.find(({ at }) => at === under)?.level ?? 0)
    const hasList = blocks.some((node) => isNode(node, 'bibliography'))
    const content = manuscript.content.filter(
      ({ type }) => !(hasList || under !== undefined) || type !== 'bibliography',
    )
    const scratch = new Y.Doc()
    const data = asEditorData({ ...manuscript, content: content.map((block) => sunk(block, by)) })
    prosemirrorJSONToYXmlFragment(getSchema([...schemaExtensions]), data, textOf(scratch))
    changed.transact(() => {
      const added = textOf(scratch)
        .toArray()
        .flatMap((node) => (node instanceof Y.XmlElement ? [node.clone()] : []))
      textOf(changed).insert(placeIn(textOf(changed).toArray(), under), added)
      const references = referencesOf(changed)
      for (const paper of papers) if (!references.has(paper.id)) references.set(paper.id, snapshotOf(paper))
    })
    // The log of a draft that nobody has opened does not hold yet what it was made with.
    const update = isLogEmpty
      ? Y.encodeStateAsUpdate(changed)
      : Y.encodeStateAsUpdate(changed, Y.encodeStateVector(doc))
    return entriesOf(newKey(), update)
  }

  return {
    headings,
    /** `under`: the place of a heading; absent: at the end. */
    async add(manuscript: Manuscript, papers: readonly Paper[], under?: number): Promise<void> {
      const entries = made.get(under) ?? change(manuscript, papers, under)
      made.set(under, entries)
      for (const entry of entries) await callApi(analysesApi.append, { params: { id }, body: { entries: [entry] } })
    },
  }
}
export type DraftToAddTo = Awaited<ReturnType<typeof openForAdding>>
