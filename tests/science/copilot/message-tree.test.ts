import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  branchTo,
  childrenOf,
  chosenBranch,
  newestEnd,
  siblingsOf,
  type TreeMessage,
} from '#science/copilot/message-tree.ts'

/** Trees as sessions grow them: each message follows one that was there before, or begins a branch. */
const trees = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map((picks) =>
  picks.map((pick, at): TreeMessage => {
    const parent = pick % (at + 1)
    return {
      id: `m${at}`,
      parentId: parent === at ? null : `m${parent}`,
      createdAt: new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString(),
    }
  }),
)

test('a branch begins at a beginning, each message is the parent of the next, and it ends at the head', () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, pick) => {
      const head = tree[pick % tree.length]?.id ?? ''
      const branch = branchTo(tree, head)
      expect(branch[0]?.parentId).toBeNull()
      expect(branch.at(-1)?.id).toBe(head)
      branch.slice(1).forEach((each, at) => expect(each.parentId).toBe(branch[at]?.id))
    }),
  )
})

test('the order in which messages arrive changes no branch', () => {
  fc.assert(
    fc.property(
      trees.chain((tree) => fc.tuple(fc.constant(tree), fc.shuffledSubarray(tree, { minLength: tree.length }))),
      ([tree, shuffled]) => {
        for (const { id } of tree) {
          expect(branchTo(shuffled, id)).toEqual(branchTo(tree, id))
          expect(newestEnd(shuffled, id)).toEqual(newestEnd(tree, id))
        }
        expect(chosenBranch(shuffled, null)).toEqual(chosenBranch(tree, null))
      },
    ),
  )
})

test('choosing any message leads to an end behind it, on a branch that goes through it', () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, pick) => {
      const id = tree[pick % tree.length]?.id ?? ''
      const end = newestEnd(tree, id)
      expect(childrenOf(tree, end?.id ?? '')).toEqual([])
      expect(branchTo(tree, end?.id).map((each) => each.id)).toContain(id)
    }),
  )
})

test('every message stands once among its siblings, and siblings share their place', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      for (const message of tree) {
        const { place, all } = siblingsOf(tree, message)
        expect(all[place]).toEqual(message)
        expect(new Set(all.map(({ parentId }) => parentId))).toEqual(new Set([message.parentId]))
      }
    }),
  )
})

test('a message whose parent is gone, a circle and an unknown head end nothing', () => {
  const at = '2026-01-01T00:00:00.000Z'
  const orphan = { id: 'b', parentId: 'gone', createdAt: at }
  expect(branchTo([orphan], 'b')).toEqual([orphan])
  expect(siblingsOf([orphan], orphan).all).toEqual([orphan])
  const circle = [
    { id: 'x', parentId: 'y', createdAt: at },
    { id: 'y', parentId: 'x', createdAt: at },
  ]
  expect(branchTo(circle, 'x').map(({ id }) => id)).toEqual(['y', 'x'])
  expect(newestEnd(circle, 'x')).toBeDefined()
  expect(chosenBranch([orphan], 'nobody')).toEqual([orphan])
  expect(chosenBranch([], null)).toEqual([])
})
