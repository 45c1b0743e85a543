import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { recordKey } from '#platform/persona/persona-store.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

type Data = { tasks?: { id: string; title: string }[]; preferences?: Record<string, unknown> }
const kept = () => worldNow().accounts.get('user-free')?.personaData as Data | undefined

test('writes in quick succession all reach the account, though the first is slow', async () => {
  breakCall({ call: 'user.persona', delayMs: 300 })
  const { user } = renderAt('/settings?tab=research', { as: 'free' })
  await user.click(await screen.findByRole('checkbox', { name: 'Venue' }))
  await user.selectOptions(screen.getByLabelText('Citation style'), 'IEEE')
  await user.click(screen.getByRole('checkbox', { name: 'Added' }))
  await waitFor(() =>
    expect(kept()?.preferences).toMatchObject({
      libraryColumns: ['authors', 'year', 'design'],
      research: { citationStyle: 'IEEE' },
    }),
  )
})

test('what another tab has just saved is not written over by this one', async () => {
  const { user } = renderAt('/personalized-dashboard', { as: 'free' })
  await screen.findByRole('region', { name: 'Tasks' })
  // The other tab: its task is on the account and in the storage of this browser, and this tab hears of the storage alone.
  const tasks = [{ id: 't1', title: 'From the other tab' }]
  const record = { personaType: 'academic', data: { tasks }, dashboards: {}, unsaved: [] }
  breakCall({ call: 'auth.me', hang: true })
  const newValue = JSON.stringify(record)
  localStorage.setItem(recordKey('user-free'), newValue)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: recordKey('user-free'), newValue })))
  await user.click(await screen.findByRole('button', { name: /Hide/ }))
  await waitFor(() => expect(accepted('user.persona')).toHaveLength(1))
  expect(kept()?.tasks).toEqual(tasks)
})
