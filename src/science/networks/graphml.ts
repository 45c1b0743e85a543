type Value = string | number
export type GraphNode = { id: string; label: string; data?: Readonly<Record<string, Value | undefined>> }
export type GraphEdge = { from: string; to: string; data?: Readonly<Record<string, Value | undefined>> }
export type Graph = {
  isDirected: boolean
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
  /** What it was made of, as a comment of the graph. */
  about: readonly string[]
}

// Characters that XML 1.0 does not allow, even written as references.
// oxlint-disable-next-line no-control-regex
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

export const xmlText = (text: string): string =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

type Keys = Map<string, { id: string; type: 'string' | 'double' }>

function keysOf(items: readonly { data?: GraphNode['data'] }[], prefix: string): Keys {
  const keys: Keys = new Map()
  for (const { data = {} } of items) {
    for (const [name, value] of Object.entries(data)) {
      if (value === undefined) continue
      const type = typeof value === 'number' ? 'double' : 'string'
      const known = keys.get(name)
      keys.set(name, { id: known?.id ?? `${prefix}${keys.size}`, type: known && known.type !== type ? 'string' : type })
    }
  }
  return keys
}

const declared = (keys: Keys, of: 'node' | 'edge') =>
  [...keys].map(
    ([name, { id, type }]) => `  <key id="${id}" for="${of}" attr.name="${xmlText(name)}" attr.type="${type}"/>`,
  )

const written = (data: GraphNode['data'], keys: Keys) =>
  Object.entries(data ?? {}).flatMap(([name, value]) => {
    const key = keys.get(name)
    return key && value !== undefined ? `<data key="${key.id}">${xmlText(String(value))}</data>` : []
  })

/** A network as GraphML (graphdrawing.org, 2007), which Gephi, Cytoscape, igraph and yEd open. */
export function graphml({ isDirected, nodes, edges, about }: Graph): string {
  const labelled = nodes.map(({ id, label, data }) => ({ id, data: { label, ...data } }))
  const nodeKeys = keysOf(labelled, 'n')
  const edgeKeys = keysOf(edges, 'e')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    `  <desc>${xmlText(about.join('\n'))}</desc>`,
    ...declared(nodeKeys, 'node'),
    ...declared(edgeKeys, 'edge'),
    `  <graph edgedefault="${isDirected ? 'directed' : 'undirected'}">`,
    ...labelled.map(({ id, data }) => `    <node id="${xmlText(id)}">${written(data, nodeKeys).join('')}</node>`),
    ...edges.map(
      ({ from, to, data }) =>
        `    <edge source="${xmlText(from)}" target="${xmlText(to)}">${written(data, edgeKeys).join('')}</edge>`,
    ),
    '  </graph>',
    '</graphml>',
    '',
  ].join('\n')
}
