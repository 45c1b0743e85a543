import { beforeEach, expect, test } from 'vitest'

import { citationStylesApi, STYLES_MAX, type KeptStyle } from '#contract/citation-styles.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn } from '../caller.ts'

beforeEach(async () => {
  await freshWorld()
})

const body = (styleId: string, text = '<style/>') => ({ styleId, title: ` ${styleId} `, text })

test('a style is kept once, its file as it was brought, and gone when it is removed', async () => {
  const page = await signedIn('individual')
  const made: KeptStyle = await ask(page, citationStylesApi.keep, { body: body('one') })
  expect(made).toMatchObject({ styleId: 'one', title: 'one' })
  const again = await ask(page, citationStylesApi.keep, { body: body('one', '<style version="1.0"/>') })
  expect(again).toEqual(made)
  expect(await ask(page, citationStylesApi.list, {})).toEqual({ styles: [made] })
  const named = { params: { id: made.id } }
  expect(await ask(page, citationStylesApi.get, named)).toEqual({ ...made, text: '<style version="1.0"/>' })
  await ask(page, citationStylesApi.remove, named)
  expect(await ask(page, citationStylesApi.list, {})).toEqual({ styles: [] })
})

test('nobody else reads or removes it, or learns that it is there', async () => {
  const mine = await signedIn('individual')
  const { id } = await ask(mine, citationStylesApi.keep, { body: body('mine') })
  const other = await signedIn('student')
  expect(await ask(other, citationStylesApi.list, {})).toEqual({ styles: [] })
  const unknown = await refused(other, citationStylesApi.get, { params: { id: 'nowhere' } })
  expect(unknown.status).toBe(404)
  expect(await refused(other, citationStylesApi.get, { params: { id } })).toEqual(unknown)
  expect(await refused(other, citationStylesApi.remove, { params: { id } })).toEqual(unknown)
})

test('a person keeps so many and no more, and may still bring one of them anew', async () => {
  const page = await signedIn('individual')
  for (let n = 0; n < STYLES_MAX; n += 1) await ask(page, citationStylesApi.keep, { body: body(`style ${n}`) })
  const reply = await refused(page, citationStylesApi.keep, { body: body('one more') })
  expect(reply).toMatchObject({ status: 403, body: { code: 'styles_full' } })
  await ask(page, citationStylesApi.keep, { body: body('style 3') })
})
