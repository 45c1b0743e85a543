import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as Y from 'yjs'

import { synthesesApi } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { toBase64 } from '#shared/format/base64.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()
// A whole workspace in a crowded machine's jsdom takes its time.

/** A draft whose last words an earlier visit left on this device; this visit does not open Write. */
async function leftBehind(words: string) {
  signInAs('individual')
  const { id } = await callApi(synthesesApi.create, {
    body: { kind: 'draft', title: 'Left behind', documentIds: [], body: {} },
  })
  const userId = [...worldNow().accounts.all()].find(({ email }) => email.startsWith('individual@'))?.id ?? ''
  const doc = new Y.Doc()
  doc.getText('words').insert(0, words)
  const name = `writing-kept:${userId}/${id}:tab-of-before`
  localStorage.setItem(name, toBase64(Y.encodeStateAsUpdate(doc)))
  localStorage.setItem('writing-kept:somebody-else/draft:tab', 'AAA=')
  const view = renderAt('/settings')
  const menu = await screen.findByLabelText('User menu', undefined, { timeout: 30_000 })
  const signOut = async () => {
    await view.user.click(menu)
    await view.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  }
  return { ...view, id, name, signOut }
}

const loggedIn = () => screen.findByRole('heading', { level: 1, name: 'Sign in' })

test('signing out without having opened Write sends what an earlier visit left, and leaves nothing here', async () => {
  const { id, signOut } = await leftBehind('The last words')
  await signOut()
  expect(await loggedIn()).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  const sent = accepted('analyses.append').filter(({ input }) => JSON.stringify(input).includes(id))
  expect(sent).toHaveLength(1)
  const rows = [...worldNow().analysisEntries.all()].filter(({ analysisId }) => analysisId === id)
  const doc = new Y.Doc()
  for (const { data } of rows.flatMap(({ entries }) => entries)) {
    const { update } = data as { update: string }
    Y.applyUpdate(
      doc,
      Uint8Array.from(atob(update), (sign) => sign.charCodeAt(0)),
    )
  }
  expect(doc.getText('words').toJSON()).toBe('The last words')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('writing-kept:'))).toEqual([])
})

test('what cannot be sent is asked about first: staying keeps it, leaving takes it along', async () => {
  const { name, signOut, user } = await leftBehind('Not to be lost')
  breakCall({ call: 'analyses.append', status: 500 })
  await signOut()
  const question = await screen.findByRole('alertdialog', { name: 'Sign out without saving?' })
  expect(question).toHaveTextContent('1 change has not reached the server')
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  expect(localStorage.getItem(name)).not.toBeNull()
  expect(addressNow()).toBe('/settings')

  await signOut()
  const again = await screen.findByRole('alertdialog', { name: 'Sign out without saving?' })
  await user.click(within(again).getByRole('button', { name: 'Sign out' }))
  expect(await loggedIn()).toBeVisible()
  await waitFor(() => expect(localStorage.getItem(name)).toBeNull())
})
