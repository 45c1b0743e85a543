import type { QueryNode, SearchField } from '../query-node.ts'

/** Where a term of a database is looked for. `type`: kind of publication; `subheading`: an aspect of any index term. */
export type StringField = Exclude<SearchField, 'year'> | 'type' | 'subheading'

export type StringTerm = {
  kind: 'phrase'
  /** As typed; `*` stands for any ending, `#` for one letter, `?` for one letter or none. */
  text: string
  /** Words that must stand side by side. */
  isPhrase: boolean
  /** Any of these; absent = anywhere that the source looks. */
  fields?: readonly StringField[]
  /** The string itself says that it is looked for anywhere. */
  isAnywhere?: true
}

/** What a search string asks for, whichever database it was written for. */
export type StringNode =
  | StringTerm
  /** A term of a thesaurus (MeSH, Emtree), with the narrower ones where it is exploded. */
  | { kind: 'heading'; text: string; isExploded: boolean; isMajor: boolean }
  /** `isTogether`: the words of both sides are near one another all together, not in pairs. */
  | { kind: 'near'; of: readonly [StringNode, StringNode]; distance: number; isOrdered: boolean; isTogether?: true }
  | { kind: 'years'; from: number; to: number }
  | { kind: 'all' | 'any'; of: readonly StringNode[] }
  | { kind: 'not'; of: StringNode }

/** Several nodes as one; one alone stays itself. */
export const joined = (kind: 'all' | 'any', nodes: readonly StringNode[]): StringNode | undefined =>
  nodes.length > 1 ? { kind, of: nodes } : nodes[0]

/** A query in the product's own words, as a search string. */
export function stringNodeOf(node: QueryNode): StringNode {
  switch (node.kind) {
    case 'phrase': {
      const { field } = node
      return {
        kind: 'phrase',
        text: node.words.map(({ text }) => text).join(' '),
        isPhrase: node.quoted || node.words.length > 1,
        ...(field && field !== 'year' && { fields: [field] }),
      }
    }
    case 'not':
      return { kind: 'not', of: stringNodeOf(node.of) }
    case 'years':
      return node
    default:
      return { kind: node.kind, of: node.of.map(stringNodeOf) }
  }
}

/** The same node with fields for each term that has none of its own; without fields they are looked for anywhere. */
export function withFields(node: StringNode, fields: readonly StringField[] | undefined): StringNode {
  switch (node.kind) {
    case 'phrase':
      return node.fields || node.isAnywhere ? node : { ...node, ...(fields ? { fields } : { isAnywhere: true }) }
    case 'near':
      return { ...node, of: [withFields(node.of[0], fields), withFields(node.of[1], fields)] }
    case 'all':
    case 'any':
      return { ...node, of: node.of.map((part) => withFields(part, fields)) }
    case 'not':
      return { ...node, of: withFields(node.of, fields) }
    default:
      return node
  }
}

/** The same node with each term that has no field of its own as a term of a thesaurus, without narrower ones unless told. */
export function asHeadings(
  node: StringNode,
  { isExploded, isMajor } = { isExploded: false, isMajor: false },
): StringNode {
  const inside = (part: StringNode) => asHeadings(part, { isExploded, isMajor })
  switch (node.kind) {
    case 'phrase':
      return node.fields ? node : { kind: 'heading', text: node.text, isExploded, isMajor }
    case 'all':
    case 'any':
      return { ...node, of: node.of.map(inside) }
    case 'not':
      return { ...node, of: inside(node.of) }
    default:
      return node
  }
}

/** A part of a string as a person reads it: “title,abstract:heart failure”. */
export function partWords(node: StringNode): string {
  switch (node.kind) {
    case 'phrase':
      return `“${node.fields ? `${node.fields.join(',')}:` : ''}${node.text}”`
    case 'heading':
      return `the index term “${node.text}”`
    case 'near':
      return `${partWords(node.of[0])} near ${partWords(node.of[1])}`
    case 'years':
      return `the years ${Number.isFinite(node.from) ? node.from : ''}–${Number.isFinite(node.to) ? node.to : ''}`
    case 'not':
      return `NOT ${partWords(node.of)}`
    default:
      return `(${node.of.map(partWords).join(node.kind === 'all' ? ' AND ' : ' OR ')})`
  }
}
