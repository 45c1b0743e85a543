import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

import type { Manuscript, Mark as ManuscriptMark, SuggestionAttrs } from '#science/manuscript/manuscript.ts'

export type ProposalKind = 'insertion' | 'deletion'
export type Proposal = { kind: ProposalKind; attrs: SuggestionAttrs }

/**
 * Proposals on words are marks. The shared document keeps no marks on a citation, formula, note or cross-reference, so
 * these carry theirs in the attribute `suggested`; data of a manuscript has marks on both.
 */
type Suggested = SuggestionAttrs & { kind: ProposalKind }

const suggestedOf = (node: Node): readonly Suggested[] => {
  const value: unknown = node.attrs['suggested']
  return Array.isArray(value) ? (value as Suggested[]) : []
}

/** What is proposed for an inline node. */
export function proposalsOf(node: Node): Proposal[] {
  if (!node.isText) return suggestedOf(node).map(({ kind, ...attrs }) => ({ kind, attrs }))
  return node.marks.flatMap(({ type: { name }, attrs }) =>
    name === 'insertion' || name === 'deletion' ? [{ kind: name, attrs: attrs as SuggestionAttrs }] : [],
  )
}

/** The node with a proposal on it, in the place of one of the same kind. */
export function withProposal(node: Node, kind: ProposalKind, attrs: SuggestionAttrs): Node {
  if (node.isText) {
    const mark = node.type.schema.marks[kind]?.create(attrs)
    return mark ? node.mark(mark.addToSet(mark.type.removeFromSet(node.marks))) : node
  }
  if (!('suggested' in node.attrs)) return node
  const suggested = [...suggestedOf(node).filter((each) => each.kind !== kind), { kind, ...attrs }]
  return node.type.create({ ...node.attrs, suggested }, null, node.marks)
}

/** Takes a proposal off the inline nodes of a range. */
export function removeProposals(
  tr: Transaction,
  from: number,
  to: number,
  drop: (proposal: Proposal) => boolean,
): void {
  tr.doc.nodesBetween(from, to, (node, at) => {
    if (!node.isInline) return
    for (const proposal of proposalsOf(node)) {
      if (!drop(proposal)) continue
      if (node.isText) {
        const mark = node.marks.find(
          ({ type, attrs }) => type.name === proposal.kind && attrs['suggestionId'] === proposal.attrs.suggestionId,
        )
        if (mark) tr.removeMark(Math.max(from, at), Math.min(to, at + node.nodeSize), mark)
      } else {
        const rest = suggestedOf(tr.doc.nodeAt(at) ?? node).filter(
          ({ kind, suggestionId }) => kind !== proposal.kind || suggestionId !== proposal.attrs.suggestionId,
        )
        tr.setNodeAttribute(at, 'suggested', rest.length > 0 ? rest : null)
      }
    }
  })
}

/** Puts a proposal on the inline nodes of a range. */
export function addProposal(
  tr: Transaction,
  from: number,
  to: number,
  kind: ProposalKind,
  attrs: SuggestionAttrs,
): void {
  const mark = tr.doc.type.schema.marks[kind]?.create(attrs)
  tr.doc.nodesBetween(from, to, (node, at) => {
    if (!node.isInline) return
    if (node.isText && mark) tr.addMark(Math.max(from, at), Math.min(to, at + node.nodeSize), mark)
    else if (!node.isText && 'suggested' in node.attrs)
      tr.setNodeAttribute(at, 'suggested', withProposal(node, kind, attrs).attrs['suggested'])
  })
}

type Loose = { type?: string; attrs?: Record<string, unknown>; marks?: ManuscriptMark[]; content?: Loose[] }
const atoms = new Set(['citation', 'equation', 'footnote', 'crossReference'])

function changed(node: Loose, change: (atom: Loose) => Loose): Loose {
  if (node.type !== undefined && atoms.has(node.type)) return change(node)
  return node.content ? { ...node, content: node.content.map((each) => changed(each, change)) } : node
}

/** The editor's data as a manuscript: proposals of inline nodes as marks. */
export const asManuscript = (json: unknown): Manuscript =>
  changed(json as Loose, (atom) => {
    const { suggested, ...attrs } = atom.attrs ?? {}
    if (!Array.isArray(suggested)) return { ...atom, attrs }
    const marks = (suggested as Suggested[]).map(({ kind, ...rest }): ManuscriptMark => ({ type: kind, attrs: rest }))
    return { ...atom, attrs, marks: [...(atom.marks ?? []), ...marks] }
  }) as Manuscript

/** A manuscript as the editor keeps it: proposals of inline nodes as their attribute. */
export const asEditorData = (manuscript: Manuscript): Manuscript =>
  changed(manuscript, (atom) => {
    const suggested = (atom.marks ?? []).flatMap((mark) =>
      mark.type === 'insertion' || mark.type === 'deletion' ? [{ kind: mark.type, ...mark.attrs }] : [],
    )
    if (suggested.length === 0) return atom
    return {
      ...atom,
      attrs: { ...atom.attrs, suggested },
      marks: (atom.marks ?? []).filter(({ type }) => type !== 'insertion' && type !== 'deletion'),
    }
  }) as unknown as Manuscript
