import type { StringNode } from '#science/search/strings/string-node.ts'

const codes: Readonly<Record<string, string>> = { title: 'ti', abstract: 'ab', keyword: 'kw', author: 'au', venue: 'so', type: 'pt', subheading: 'sh' } // prettier-ignore

/** A reading in one line, with all that it holds: fields, signs for letters, nearness and its order, index terms. */
export function readingOf(node: StringNode | undefined): string {
  if (!node) return ''
  switch (node.kind) {
    case 'phrase': {
      const text = /\s/.test(node.text) ? `"${node.text}"` : node.text
      const fields = (node.fields ?? []).map((field) => codes[field] ?? field).toSorted((a, b) => a.localeCompare(b))
      return fields.length > 0 ? `${text}.${fields.join()}` : text
    }
    case 'heading':
      return `${node.isMajor ? '*' : ''}<${node.text}${node.isExploded ? '+' : ''}>`
    case 'near':
      return `${node.isTogether ? 'ALL' : node.isOrdered ? 'PRE' : 'NEAR'}${node.distance}(${node.of.map(readingOf).join(', ')})`
    case 'years':
      return `${Number.isFinite(node.from) ? node.from : ''}-${Number.isFinite(node.to) ? node.to : ''}`
    case 'not':
      return `NOT ${readingOf(node.of)}`
    default: {
      // Groups within groups of their kind say nothing more.
      const parts = node.of.flatMap((part) => (part.kind === node.kind ? partsOf(part, node.kind) : [part]))
      return `(${parts.map(readingOf).join(node.kind === 'all' ? ' & ' : ' | ')})`
    }
  }
}

const partsOf = (node: StringNode, kind: 'all' | 'any'): readonly StringNode[] =>
  node.kind === kind ? node.of.flatMap((part) => partsOf(part, kind)) : [node]
