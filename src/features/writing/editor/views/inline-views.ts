import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'

import type { CitationItem } from '#science/citations/citation.ts'
import { familyOf } from '#science/records/names.ts'

import type { LabelStore } from '../labels.ts'
import { proposalsOf } from '../proposals.ts'
import { drawFormula } from './formula.ts'
import { plainOf, richNodes } from './rich-text.ts'

const inlineElement = (className: string) => {
  const dom = document.createElement('span')
  dom.className = className
  dom.contentEditable = 'false'
  return dom
}

/** What is proposed for a part is shown on it as on words. */
function showProposals(dom: HTMLElement, node: Node) {
  const kinds = new Set(proposalsOf(node).map(({ kind }) => kind))
  for (const kind of ['insertion', 'deletion'] as const) dom.classList.toggle(`draft-${kind}`, kinds.has(kind))
}

/** A view that is drawn from the node and from the labels, and drawn again when what it reads as is another. */
function labelled(node: Node, labels: LabelStore, dom: HTMLElement, draw: (node: Node) => void): NodeView {
  let shown = node
  draw(shown)
  showProposals(dom, shown)
  const stop = labels.subscribe(() => draw(shown))
  return {
    dom,
    update(next) {
      if (next.type !== shown.type) return false
      const isSame = next.attrs === shown.attrs
      shown = next
      if (!isSame) {
        draw(shown)
        showProposals(dom, shown)
      }
      return true
    },
    ignoreMutation: () => true,
    destroy: stop,
  }
}

const surname = (labels: LabelStore, { paperId }: CitationItem) => {
  const paper = labels.get().references.get(paperId)
  if (!paper) return 'unknown paper'
  const [first] = paper.authors
  return `${familyOf(first) || 'Anonymous'} ${paper.year ?? 'n.d.'}`
}

export function citationView(labels: LabelStore) {
  return (node: Node): NodeView => {
    const dom = inlineElement('draft-citation')
    let before: unknown
    return labelled(node, labels, dom, (current) => {
      const { id, items } = current.attrs as { id: string; items: CitationItem[] }
      const rendered = labels.get().rendered?.citations.get(id)
      const text = rendered ?? [{ text: `(${items.map((item) => surname(labels, item)).join('; ')})` }]
      const plain = plainOf(text)
      const isRetracted = items.some(({ paperId }) => labels.get().references.get(paperId)?.flags?.retracted)
      const key = `${JSON.stringify(text)}${isRetracted}`
      if (before === key) return
      before = key
      dom.replaceChildren(...richNodes(text))
      dom.setAttribute('aria-label', `Citation ${plain}`)
      dom.setAttribute('role', 'note')
      dom.classList.toggle('is-retracted', isRetracted)
    })
  }
}

export function crossReferenceView(labels: LabelStore) {
  return (node: Node): NodeView => {
    const dom = inlineElement('draft-reference')
    return labelled(node, labels, dom, (current) => {
      const target = labels.get().numbering.targets.get(String(current.attrs['targetId']))
      const text = target?.label ?? 'missing target'
      dom.classList.toggle('is-missing', target === undefined)
      if (dom.textContent !== text) dom.textContent = text
    })
  }
}

export function footnoteView(labels: LabelStore) {
  return (node: Node): NodeView => {
    const dom = inlineElement('draft-footnote')
    dom.setAttribute('role', 'note')
    return labelled(node, labels, dom, (current) => {
      const number = labels.get().numbering.footnotes.get(String(current.attrs['id']))
      const text = String(number ?? '*')
      dom.setAttribute('aria-label', `Footnote ${text}`)
      if (dom.textContent !== text) dom.textContent = text
    })
  }
}

export const equationView = (node: Node): NodeView => {
  const dom = inlineElement('draft-equation')
  const draw = ({ attrs }: Node) => {
    const latex = String(attrs['latex'])
    dom.textContent = latex === '' ? 'Formula' : latex
    if (latex !== '') drawFormula(dom, latex, false).catch(() => {})
  }
  draw(node)
  showProposals(dom, node)
  let shown = node
  return {
    dom,
    update(next) {
      if (next.type !== shown.type) return false
      if (next.attrs['latex'] !== shown.attrs['latex']) draw(next)
      showProposals(dom, next)
      shown = next
      return true
    },
    ignoreMutation: () => true,
  }
}
