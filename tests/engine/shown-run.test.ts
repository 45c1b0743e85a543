import { expect, test } from 'vitest'

import { begin, end, setPiece, shownOfRun } from '#engine/language-model/under-way.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

test('a row that says how it ended shows no run beside it, though the run itself ends a moment later', async () => {
  const world = await freshWorld()
  begin(world, 'syn-1', { ownerId: 'somebody' })
  setPiece(world, 'syn-1', { sectionIndex: 0, content: 'Half a sentence' })
  const shown = shownOfRun(world, { id: 'syn-1', status: 'generating' })
  expect(shown).toMatchObject({ writing: { content: 'Half a sentence' }, run: { startedAt: expect.any(String) } })

  for (const status of ['complete', 'stopped', 'failed']) expect(shownOfRun(world, { id: 'syn-1', status })).toEqual({})
  end(world, 'syn-1')
  expect(shownOfRun(world, { id: 'syn-1', status: 'generating' })).toEqual({})
})
