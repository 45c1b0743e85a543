// What leads back to itself, for `npm run unused` and the tests of the architecture.

/**
 * Groups of nodes that lead to each other; a node that leads to itself alone is none.
 * @param {ReadonlyMap<string, Iterable<string>>} edges where each node leads to
 * @returns {string[][]} each group in the order of the alphabet
 */
export function circlesOf(edges) {
  const found = []
  const order = new Map()
  const lowest = new Map()
  const open = []
  const isOpen = new Set()
  function visit(node) {
    order.set(node, order.size)
    lowest.set(node, order.get(node))
    open.push(node)
    isOpen.add(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next)
        lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
      } else if (isOpen.has(next)) lowest.set(node, Math.min(lowest.get(node), order.get(next)))
    }
    if (lowest.get(node) !== order.get(node)) return
    const group = open.splice(open.indexOf(node))
    for (const one of group) isOpen.delete(one)
    if (group.length > 1) found.push(group.sort((a, b) => (a < b ? -1 : 1)))
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return found
}

/** The room of a file and its folder there: src/platform and src/platform/session, mocks and mocks/live. */
function placeOf(file) {
  const [room, folder] = /^(src\/[^/]+|mocks)\/([^/]+)\//.exec(file)?.slice(1) ?? []
  return folder === undefined ? undefined : { room, folder: `${room}/${folder}` }
}

/**
 * Where the folders of each room lead inside that room.
 * @param {ReadonlyMap<string, Iterable<string>>} edges of files
 * @returns {Map<string, Set<string>>}
 */
export function foldersOf(edges) {
  const folders = new Map()
  for (const [file, targets] of edges) {
    const from = placeOf(file)
    for (const target of targets) {
      const to = placeOf(target)
      if (!from || !to || from.room !== to.room || from.folder === to.folder) continue
      folders.set(from.folder, (folders.get(from.folder) ?? new Set()).add(to.folder))
    }
  }
  return folders
}
