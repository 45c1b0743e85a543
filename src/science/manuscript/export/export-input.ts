import type { Paper } from '#contract/papers.ts'

import type { CitationStyle, RenderedCitations, RichText } from '../../citations/citation.ts'
import { renderCitations } from '../../citations/render-citations.ts'
import { styleNames } from '../../citations/style-names.ts'
import { definitionOf } from '../../citations/styles/all.ts'
import { citationKeys } from '../../records/citation-key.ts'
import type { Block, FigureNode, Inline, LiveBlockNode, Manuscript } from '../manuscript.ts'
import { numberingOf, type Numbering } from '../numbering.ts'
import { TransferLedger } from '../transfer-ledger.ts'

/** A thread of comments as a document file carries it. */
export type ExportThread = { id: string; messages: readonly { name: string; at: string; text: string }[] }

/** A picture made of a drawing (SVG) for programs that read none: its bytes and its size in CSS pixels. */
export type MadePicture = { bytes: Uint8Array; type: 'image/png' | 'image/jpeg'; width: number; height: number }

export type ExportInput = {
  title: string
  manuscript: Manuscript
  style: CitationStyle
  /** What a style from a file made of the citations; it stands in the place of `style`. */
  byFile?: { cslId: string; kind: 'named' | 'numbered' | 'note'; rendered: RenderedCitations }
  papers: ReadonlyMap<string, Paper>
  /** Papers that stand in the list without being cited. */
  alsoListed?: readonly string[]
  threads?: readonly ExportThread[]
  /** By the `src` of a figure or the `svg` of a live block, for pictures that the format cannot hold. */
  pictures?: ReadonlyMap<string, MadePicture>
}

/** What every writer needs: numbers, citations and keys, worked out once. */
export type ExportContext = ExportInput & {
  numbering: Numbering
  rendered: RenderedCitations
  /** How the style cites, and its identifier among the public styles. */
  citing: { cslId: string; kind: 'named' | 'numbered' | 'note' }
  /** Paper id → citation key. */
  keys: ReadonlyMap<string, string>
  ledger: TransferLedger
  /** Numbers of figures, tables and formulas, those without an id too. */
  ordinals: ReadonlyMap<Block, number>
}

export function exportContext(input: ExportInput): ExportContext {
  const numbering = numberingOf(input.manuscript)
  const { style, byFile, papers, alsoListed } = input
  const rendered =
    byFile?.rendered ??
    renderCitations({
      style,
      papers,
      clusters: numbering.clusters,
      ...(alsoListed !== undefined && { alsoListed }),
    })
  const listed = rendered.bibliography.flatMap(({ paperId }) => papers.get(paperId) ?? [])
  const pinned = new Map(
    listed.flatMap(({ id, shelf }) => (shelf?.citationKey === undefined ? [] : [[id, shelf.citationKey] as const])),
  )
  return {
    ...input,
    numbering,
    rendered,
    citing: byFile ?? { cslId: styleNames[style].cslId, kind: definitionOf(style).kind },
    keys: citationKeys(listed, unique(pinned)),
    ledger: new TransferLedger(),
    ordinals: ordinalsOf(input.manuscript.content),
  }
}

function unique(keys: ReadonlyMap<string, string>): Map<string, string> {
  const seen = new Set<string>()
  return new Map([...keys].filter(([, key]) => !seen.has(key) && seen.add(key)))
}

/** Whether something is only proposed; such text stands in no file but one that can hold proposals. */
export const isProposed = (node: Inline): boolean => node.marks?.some(({ type }) => type === 'insertion') ?? false

/** The text as it stands: without what is only proposed. Proposals are counted in the ledger. */
export function standing(content: readonly Inline[] | undefined, ledger: TransferLedger): Inline[] {
  return (content ?? []).filter((node) => {
    const isSuggested = node.marks?.some(({ type }) => type === 'insertion' || type === 'deletion') ?? false
    if (isSuggested) ledger.add('changed', 'suggestions')
    return !isProposed(node)
  })
}

export const richPlain = (text: RichText): string => text.map((run) => run.text).join('')

/** What a cross reference reads as; what it pointed to may be gone. */
export const referenceLabel = (context: ExportContext, targetId: string): string =>
  context.numbering.targets.get(targetId)?.label ?? '[missing target]'

const isPictureView = (block: LiveBlockNode) =>
  block.attrs.view === 'forest_plot' || block.attrs.view === 'flow_diagram'

/** Numbers in the order of the text, as `numberingOf` counts. */
function ordinalsOf(content: readonly Block[]): Map<Block, number> {
  const found = new Map<Block, number>()
  const counts = { figure: 0, table: 0, equation: 0 }
  const count = (block: Block, kind: keyof typeof counts) => {
    counts[kind] += 1
    found.set(block, counts[kind])
  }
  const walk = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      if (block.type === 'figure') count(block, 'figure')
      else if (block.type === 'equationBlock') count(block, 'equation')
      else if (block.type === 'liveBlock') count(block, isPictureView(block) ? 'figure' : 'table')
      else if (block.type === 'table') {
        count(block, 'table')
        walk(block.content.flatMap((row) => row.content.flatMap((cell) => cell.content)))
      } else if (block.type === 'blockquote') walk(block.content)
      else if (block.type === 'bulletList' || block.type === 'orderedList')
        walk(block.content.flatMap((item) => item.content))
    }
  }
  walk(content)
  return found
}

/** Bytes and media type of a figure's data address, or undefined where it is none. */
export function pictureOf(src: string): { bytes: Uint8Array; type: string } | undefined {
  const found = /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/=\s]*)$/.exec(src)
  if (found?.[1] === undefined || found[2] === undefined) return undefined
  try {
    return { type: found[1], bytes: Uint8Array.from(atob(found[2]), (sign) => sign.charCodeAt(0)) }
  } catch {
    return undefined
  }
}

export type PictureBlock = FigureNode | LiveBlockNode

/** Rows of a live block, its column names first. */
export const rowsOf = ({ attrs: { made } }: LiveBlockNode): string[][] => [
  ...(made.columns === undefined ? [] : [made.columns]),
  ...(made.rows ?? []),
]

/** Blocks one after the other, each under its heading for the ledger. */
export function atHeading(block: Block, { ledger, numbering }: ExportContext): void {
  if (block.type !== 'heading') return
  const text = block.attrs.id ? numbering.targets.get(block.attrs.id)?.text : undefined
  ledger.place = text ?? (block.content ?? []).map((node) => (node.type === 'text' ? node.text : '')).join('')
}
