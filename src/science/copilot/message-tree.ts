/** What of a message its place in the tree needs. */
export type TreeMessage = { id: string; parentId: string | null; createdAt: string }

const byTime = <M extends TreeMessage>(a: M, b: M) =>
  a.createdAt.localeCompare(b.createdAt) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** The messages that follow one (`null`: the beginnings), oldest first. A message whose parent is gone is a beginning. */
export function childrenOf<M extends TreeMessage>(messages: readonly M[], parentId: string | null): M[] {
  const known = parentId === null ? new Set(messages.map(({ id }) => id)) : undefined
  return messages
    .filter((each) => each.parentId === parentId || (known && each.parentId !== null && !known.has(each.parentId)))
    .toSorted(byTime)
}

/** From the beginning to a message, each the parent of the next. A circle, which no server makes, ends where it closes. */
export function branchTo<M extends TreeMessage>(messages: readonly M[], headId: string | null | undefined): M[] {
  const byId = new Map(messages.map((each) => [each.id, each]))
  const branch: M[] = []
  const seen = new Set<string>()
  let at = headId === null || headId === undefined ? undefined : byId.get(headId)
  while (at && !seen.has(at.id)) {
    seen.add(at.id)
    branch.unshift(at)
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  return branch
}

/** The end of the newest branch that goes through a message: where one arrives who chooses it. */
export function newestEnd<M extends TreeMessage>(messages: readonly M[], id: string): M | undefined {
  let at = messages.find((each) => each.id === id)
  const seen = new Set<string>()
  while (at && !seen.has(at.id)) {
    seen.add(at.id)
    const next: M | undefined = childrenOf(messages, at.id).at(-1)
    if (!next) return at
    at = next
  }
  return at
}

/**
 * The branch that is shown: to the chosen head, or, where that is unknown, to the newest message of all.
 */
export function chosenBranch<M extends TreeMessage>(messages: readonly M[], headId: string | null | undefined): M[] {
  const branch = branchTo(messages, headId)
  if (branch.length > 0 || messages.length === 0) return branch
  return branchTo(messages, messages.toSorted(byTime).at(-1)?.id)
}

/** The message itself among those that stand at its place: edited questions, answers asked for anew. */
export function siblingsOf<M extends TreeMessage>(messages: readonly M[], message: M): { place: number; all: M[] } {
  const isRoot = message.parentId === null || !messages.some(({ id }) => id === message.parentId)
  const all = childrenOf(messages, isRoot ? null : message.parentId)
  return { place: all.findIndex(({ id }) => id === message.id), all }
}
