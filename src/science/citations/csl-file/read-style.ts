import type { CitationStyle } from '../citation.ts'
import { citationStyles } from '../citation.ts'
import { styleNames } from '../style-names.ts'
import { childrenNamed, everyElement, isFault, parseXml, wordsOf, type CslNode } from './parse-xml.ts'

/** Twice the largest of the 2,858 public styles, in characters. */
export const LARGEST_STYLE = 512 * 1024

const formats = ['author-date', 'author', 'numeric', 'label', 'note'] as const
export type CslFormat = (typeof formats)[number]

/** A style from a `.csl` file, ready to be used and to be sent to a worker. */
export type CslStyleFile = {
  /** The style's own identifier, an address. */
  id: string
  title: string
  /** How it cites. */
  format: CslFormat
  /** Language that the style is written for ("en-GB"); absent: any. */
  locale?: string
  hasBibliography: boolean
  /** Day of its last change, as the file has it. */
  updated?: string
  authors: string[]
  rights?: string
  tree: CslNode
}

/** Why a file is not taken: a code, and what it is about ("line 12", the name of a macro). */
export type CslRefusal =
  | { kind: 'refused'; reason: 'too-large'; characters: number }
  | { kind: 'refused'; reason: 'document-type' | 'not-well-formed' | 'too-deep'; line: number }
  | { kind: 'refused'; reason: 'not-a-style' | 'no-title' | 'no-citation' }
  | { kind: 'refused'; reason: 'a-locale'; locale: string }
  | { kind: 'refused'; reason: 'version'; version: string }
  | { kind: 'refused'; reason: 'macro-missing' | 'macro-circle'; macro: string }

/** A file that only names another style: the title of the journal and where its rules are. */
export type DependentStyle = {
  kind: 'dependent'
  title: string
  parent: string
  /** Our own style with the same rules, where there is one. */
  builtIn?: CitationStyle
}

export type ReadStyle = { kind: 'style'; style: CslStyleFile } | DependentStyle | CslRefusal

/**
 * Reads a `.csl` file (Citation Style Language 1.0, https://docs.citationstyles.org/en/stable/specification.html) and says
 * whether it can be used. Nothing is fetched. A style that depends on another one names it.
 */
export function readCslStyle(text: string): ReadStyle {
  if (text.length > LARGEST_STYLE) return { kind: 'refused', reason: 'too-large', characters: text.length }
  const tree = parseXml(text)
  if (isFault(tree)) return { kind: 'refused', reason: tree.fault, line: tree.line }
  if (tree.name === 'locale') return { kind: 'refused', reason: 'a-locale', locale: tree.attrs['xml:lang'] ?? '' }
  if (tree.name !== 'style' || tree.attrs['xmlns'] !== 'http://purl.org/net/xbiblio/csl')
    return { kind: 'refused', reason: 'not-a-style' }
  const version = tree.attrs['version'] ?? ''
  if (!/^1\.0(?:\.\d+)?$/.test(version)) return { kind: 'refused', reason: 'version', version }
  const info = childrenNamed(tree, 'info')[0]
  const title = wordsOf(info, 'title')
  const id = wordsOf(info, 'id')
  if (title === undefined || id === undefined) return { kind: 'refused', reason: 'no-title' }

  const parent = childrenNamed(info, 'link').find(({ attrs }) => attrs['rel'] === 'independent-parent')?.attrs['href']
  const layout = childrenNamed(childrenNamed(tree, 'citation')[0], 'layout')
  if (parent !== undefined && layout.length === 0) return dependent(title, parent)
  if (layout.length === 0) return { kind: 'refused', reason: 'no-citation' }
  const wrong = wrongMacro(tree)
  if (wrong !== undefined) return wrong

  const locale = tree.attrs['default-locale']
  const updated = wordsOf(info, 'updated')
  const rights = wordsOf(info, 'rights')
  return {
    kind: 'style',
    style: {
      id,
      title,
      format: formatOf(tree, info),
      ...(locale !== undefined && { locale }),
      hasBibliography: childrenNamed(childrenNamed(tree, 'bibliography')[0], 'layout').length > 0,
      ...(updated !== undefined && { updated }),
      authors: childrenNamed(info, 'author').flatMap((author) => wordsOf(author, 'name') ?? []),
      ...(rights !== undefined && { rights }),
      tree,
    },
  }
}

/** Addresses of styles are written with and without a secure scheme. */
const bare = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, '')

function dependent(title: string, parent: string): DependentStyle {
  const builtIn = citationStyles.find((style) => bare(styleNames[style].cslId) === bare(parent))
  return { kind: 'dependent', title, parent, ...(builtIn !== undefined && { builtIn }) }
}

function formatOf(tree: CslNode, info: CslNode | undefined): CslFormat {
  const named = childrenNamed(info, 'category').map(({ attrs }) => attrs['citation-format'])
  return formats.find((format) => named.includes(format)) ?? (tree.attrs['class'] === 'note' ? 'note' : 'author-date')
}

/** A macro that is called and does not exist, or that calls itself: the processor would not come to an end. */
function wrongMacro(tree: CslNode): CslRefusal | undefined {
  const calls = new Map<string, string[]>()
  for (const macro of childrenNamed(tree, 'macro')) calls.set(macro.attrs['name'] ?? '', callsIn(macro))
  for (const macro of callsIn(tree)) if (!calls.has(macro)) return { kind: 'refused', reason: 'macro-missing', macro }
  const done = new Set<string>()
  const open = new Set<string>()
  const closes = (name: string): string | undefined => {
    if (done.has(name)) return undefined
    if (open.has(name)) return name
    open.add(name)
    for (const called of calls.get(name) ?? []) {
      const circle = closes(called)
      if (circle !== undefined) return circle
    }
    open.delete(name)
    done.add(name)
    return undefined
  }
  for (const name of calls.keys()) {
    const macro = closes(name)
    if (macro !== undefined) return { kind: 'refused', reason: 'macro-circle', macro }
  }
  return undefined
}

const callsIn = (node: CslNode): string[] =>
  [...everyElement(node)].flatMap(({ name, attrs }) =>
    (name === 'text' || name === 'key') && attrs['macro'] !== undefined ? [attrs['macro']] : [],
  )
