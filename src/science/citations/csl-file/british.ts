import type { CslNode } from './parse-xml.ts'

/** Words that British English shortens otherwise, by term; the rest follows from the rule below. */
const shorter: Record<string, string> = {
  'bk.': 'bk',
  'pt.': 'pt',
  'chap.': 'ch.',
  'chaps.': 'chs',
  'sec.': 'sect.',
  'secs.': 'sects',
  'supp.': 'suppl.',
  'supps.': 'suppls',
  'ed.': 'edn',
  'eds.': 'edns',
  'ptg.': 'ptg',
}
/** "ed." is an editor or an edition: the one keeps its stop, the other is "edn". */
const onlyOf: Record<string, string> = { 'ed.': 'edition', 'eds.': 'edition' }
const quotes: Record<string, string> = {
  'open-quote': '‘',
  'close-quote': '’',
  'open-inner-quote': '“',
  'close-inner-quote': '”',
}

/** A plural that ends in the last letter of its word is a contraction, and takes no full stop: "vols", "eds", "nos". */
const contracted = (words: string, term: string) => {
  const other = shorter[words]
  if (other !== undefined && (onlyOf[words] ?? term) === term) return other
  return words.replace(/s\.(?= & |$)/, 's')
}

/**
 * British English of the American words: its quotation marks, stops outside of them, days before months, contractions
 * without a full stop (New Hart's Rules, 10.2). Terms that differ otherwise keep their American words.
 */
export function britishOf(american: CslNode): CslNode {
  const change = (node: CslNode, term: string): CslNode => {
    const { name, attrs } = node
    const own = name === 'term' ? (attrs['name'] ?? '') : term
    if (name === 'style-options') return { ...node, attrs: { ...attrs, 'punctuation-in-quote': 'false' } }
    if (name === 'date') return dayFirst(node)
    const mark = name === 'term' && attrs['form'] === undefined ? quotes[own] : undefined
    if (mark !== undefined) return { ...node, children: [mark] }
    const isShort = name === 'multiple' || name === 'single'
    return {
      ...node,
      children: node.children.map((child) =>
        typeof child !== 'string' ? change(child, own) : isShort ? contracted(child, own) : child,
      ),
    }
  }
  const tree = change(american, '')
  return { ...tree, attrs: { ...tree.attrs, 'xml:lang': 'en-GB' } }
}

const dayFirst = (date: CslNode): CslNode => {
  const isNumeric = date.attrs['form'] === 'numeric'
  const between = isNumeric ? '/' : ' '
  const part = (name: string, more: Record<string, string>): CslNode => ({
    name: 'date-part',
    attrs: { name, ...more },
    children: [],
  })
  return {
    ...date,
    children: [
      part('day', { ...(isNumeric && { form: 'numeric-leading-zeros' }), suffix: between }),
      part('month', { ...(isNumeric && { form: 'numeric-leading-zeros' }), suffix: between }),
      part('year', {}),
    ],
  }
}
