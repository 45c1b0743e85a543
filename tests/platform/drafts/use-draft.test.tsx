import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { configureDraftWarning, forgetDrafts, hasUnkeptDrafts } from '#platform/drafts/draft-store.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { createQueryClient } from '#shared/query/query-client.ts'

function Form({ target = 't1' }: { target?: string }) {
  const [text, setText, discard, isRestored] = useDraft('note', target, '')
  return (
    <>
      <textarea aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={discard}>
        Discard
      </button>
      {isRestored && <p>Restored</p>}
    </>
  )
}

function World({ userId = 'u1', target }: { userId?: string; target?: string }) {
  const [client] = useState(createQueryClient)
  client.setQueryData(sessionQuery().queryKey, { id: userId })
  return (
    <QueryClientProvider client={client}>
      <Form target={target} />
    </QueryClientProvider>
  )
}

const note = () => screen.getByLabelText('Note')
const stored = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))
/** What a reload leaves: storage, and nothing of memory. */
const reload = () => {
  const kept = Object.entries(sessionStorage)
  forgetDrafts()
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value))
}

afterEach(() => vi.restoreAllMocks())

describe('a draft', () => {
  test('survives its page, and a reload a moment later', async () => {
    const user = userEvent.setup()
    const first = render(<World />)
    await user.type(note(), 'half a thought')
    first.unmount()

    const second = render(<World />)
    expect(note()).toHaveValue('half a thought')
    expect(screen.getByText('Restored')).toBeVisible()
    second.unmount()

    await waitFor(() => expect(stored()).toHaveLength(1))
    reload()
    render(<World />)
    expect(note()).toHaveValue('half a thought')
  })

  test('is written at once when the tab is put away', async () => {
    const user = userEvent.setup()
    render(<World />)
    await user.type(note(), 'x')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(stored()).toHaveLength(1)
  })

  test('goes when it is discarded, and not before', async () => {
    const user = userEvent.setup()
    const { unmount } = render(<World />)
    await user.type(note(), 'x')
    await waitFor(() => expect(stored()).toHaveLength(1))
    await user.click(screen.getByRole('button'))
    expect(note()).toHaveValue('')
    expect(stored()).toEqual([])
    unmount()
    render(<World />)
    expect(note()).toHaveValue('')
    expect(screen.queryByText('Restored')).not.toBeInTheDocument()
  })

  test('belongs to one target and one person', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<World />)
    await user.type(note(), 'mine')
    rerender(<World target="t2" />)
    expect(note()).toHaveValue('')
    rerender(<World target="t1" />)
    expect(note()).toHaveValue('mine')
    rerender(<World userId="u2" />)
    expect(note()).toHaveValue('')
  })

  test.each(['{"a":1}', '7', 'null', '["x"]', '{'])('that is something else in storage (%s) is no draft', (text) => {
    sessionStorage.setItem('draft:u1/note/t1', text)
    render(<World />)
    expect(note()).toHaveValue('')
  })

  test('lives in memory where storage is full, and the person is told once', async () => {
    let told = 0
    configureDraftWarning(() => (told += 1))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const user = userEvent.setup()
    const { unmount } = render(<World />)
    await user.type(note(), 'kept in memory')
    await waitFor(() => expect(hasUnkeptDrafts()).toBe(true))
    await user.type(note(), ' only')
    expect(hasUnkeptDrafts()).toBe(true)
    expect(told).toBe(1)
    unmount()
    render(<World />)
    expect(note()).toHaveValue('kept in memory only')
  })
})
