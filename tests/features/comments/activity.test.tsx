import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { clearFaults, setFault } from '#mocks/server/faults.ts'
import { ledgerOf } from '#mocks/server/ledger.ts'
import { hubNow, untilHeard } from '#tests/support/live.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

testApi()

const AT = '/help'
const trigger = () => screen.findByRole('button', { name: 'Comment activity' })
const fault = (call: string, rest: object) => setFault(worldNow().id, { call: `comments.${call}`, ...rest })
const sent = (call: string) => ledgerOf(worldNow().id).filter((entry) => entry.call === `comments.${call}`)

async function openActivity(as: Person) {
  const view = renderAt(AT, { as })
  await view.user.click(await trigger())
  const panel = within(await screen.findByRole('dialog', { name: 'Comment activity' }))
  await panel.findByRole('heading', { name: 'Comment Activity' })
  const card = async (words: string | RegExp) => {
    const article = (await panel.findByText(words)).closest('article')
    if (!article) throw new Error('no card')
    return within(article)
  }
  return { ...view, panel, card }
}

describe('for an admin', () => {
  test('every comment with its author, its status and, without replies, a badge; the number counts comments', async () => {
    const { panel, card } = await openActivity('admin')
    const first = await card(/year filter would be easier/)
    expect(first.getByText('Tomas Reyes')).toBeInTheDocument()
    expect(first.getByText('New Comment')).toBeInTheDocument()
    expect(first.getByText('Open')).toBeInTheDocument()
    const answered = await card(/A trial from 1994/)
    expect(answered.queryByText('New Comment')).not.toBeInTheDocument()
    expect(answered.getByText('In Progress')).toBeInTheDocument()
    expect(answered.getByText('Admin')).toBeInTheDocument()
    expect(panel.getAllByRole('article')).toHaveLength(5)
    expect(await trigger()).toHaveTextContent(/^5$/)
    const elsewhere = await card(/After renaming/)
    expect(elsewhere.getByRole('link', { name: 'Synthesis' })).toHaveAttribute('href', '/synthesis/projects')
    expect(elsewhere.getByText(/My Projects/)).toBeInTheDocument()
  })

  test('the status filter asks the server', async () => {
    const { user, panel } = await openActivity('admin')
    const filter = await panel.findByRole('combobox', { name: 'Status' })
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Status', 'Open', 'In Progress', 'Resolved', 'Cleared'])
    await user.selectOptions(filter, 'Cleared')
    await waitFor(() => expect(panel.getAllByRole('article')).toHaveLength(1))
    expect(panel.getByText(/The two icons at the left/)).toBeInTheDocument()
    expect(await trigger()).toHaveTextContent(/^5$/)
  })

  test('nothing at all says so', async () => {
    for (const { id } of worldNow().comments.filter(() => true)) worldNow().comments.remove(id)
    const { panel } = await openActivity('admin')
    expect(await panel.findByText('No comments yet')).toBeInTheDocument()
  })

  test('a reply goes out trimmed and as an admin’s', async () => {
    const { user, card } = await openActivity('admin')
    const mine = await card(/year filter would be easier/)
    const send = mine.getByRole('button', { name: 'Reply' })
    expect(send).toBeDisabled()
    await user.type(mine.getByRole('textbox', { name: 'Your reply' }), '   ')
    expect(send).toBeDisabled()
    await user.type(mine.getByRole('textbox', { name: 'Your reply' }), 'A slider is coming.  ')
    await user.click(send)
    const after = await card(/year filter would be easier/)
    expect(await after.findByText('A slider is coming.')).toBeInTheDocument()
    expect(after.getByRole('textbox', { name: 'Your reply' })).toHaveValue('')
    expect(after.queryByText('New Comment')).not.toBeInTheDocument()
    expect(sent('reply').map(({ input }) => input['body'])).toEqual([
      { commentId: 'comment-1', userId: 'user-admin', content: 'A slider is coming.', isAdminReply: true },
    ])
  })
})

describe('for everybody else', () => {
  test('their own comments without names or filter; the number counts new replies until they are looked at', async () => {
    const { user, panel, card } = await openActivity('tester')
    await card(/year filter would be easier/)
    expect(panel.getAllByRole('article')).toHaveLength(4)
    expect(panel.queryByText(/How do I leave a team/)).not.toBeInTheDocument()
    expect(panel.queryByRole('combobox')).not.toBeInTheDocument()
    expect(panel.queryByText('New Comment')).not.toBeInTheDocument()
    const mine = await card(/year filter would be easier/)
    expect(mine.queryByText('Tomas Reyes')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await trigger()).toHaveTextContent('')
    expect(await trigger()).toHaveFocus()
  })

  test('the number is there before anything is opened', async () => {
    renderAt(AT, { as: 'tester' })
    const button = await trigger()
    await waitFor(() => expect(button).toHaveTextContent(/^2$/))
    expect(button).toHaveAccessibleDescription('2 new replies')
  })

  test('without comments it says so', async () => {
    const { panel } = await openActivity('free')
    expect(await panel.findByText('No comment activity yet')).toBeInTheDocument()
  })

  test('at most the last two replies are shown', async () => {
    const comment = worldNow().comments.get('comment-2')
    const more = ['Third words', 'Fourth words'].map((content, n) => ({ id: `more-${n}`, content }))
    worldNow().comments.update('comment-2', { replies: [...(comment?.replies ?? []), ...more] })
    const { card } = await openActivity('tester')
    const mine = await card(/A trial from 1994/)
    expect(mine.getByText('4 replies')).toBeInTheDocument()
    expect(mine.getByText('Third words')).toBeInTheDocument()
    expect(mine.getByText('Fourth words')).toBeInTheDocument()
    expect(mine.queryByText(/I can send more examples/)).not.toBeInTheDocument()
  })

  test('a reply that fails stays typed, also over closing, and works again; it is no admin’s', async () => {
    fault('reply', { status: 500, times: 1 })
    const { user, card } = await openActivity('tester')
    const mine = await card(/year filter would be easier/)
    await user.type(mine.getByRole('textbox', { name: 'Your reply' }), 'One more thing')
    await user.click(mine.getByRole('button', { name: 'Reply' }))
    expect(await mine.findByText('Failed to submit reply. Please try again.')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(await trigger())
    const panel = within(await screen.findByRole('dialog', { name: 'Comment activity' }))
    const box = await panel.findByDisplayValue('One more thing')
    await user.click(within(box.closest('article') as HTMLElement).getByRole('button', { name: 'Reply' }))
    await waitFor(() => expect(box).toHaveValue(''))
    expect(sent('reply').map(({ input }) => input['body'])).toMatchObject([
      { content: 'One more thing', isAdminReply: false },
    ])
  })

  test('a reply whose answer is lost is looked for, and not sent twice', async () => {
    fault('reply', { cut: 'after' })
    const { user, card } = await openActivity('tester')
    const mine = await card(/year filter would be easier/)
    await user.type(mine.getByRole('textbox', { name: 'Your reply' }), 'Only once')
    await user.click(mine.getByRole('button', { name: 'Reply' }))
    await waitFor(() => expect(mine.getByRole('textbox', { name: 'Your reply' })).toHaveValue(''))
    expect(await mine.findByText('Only once')).toBeInTheDocument()
    expect(mine.queryByText(/Failed to submit reply/)).not.toBeInTheDocument()
    expect(worldNow().comments.get('comment-1')?.replies).toHaveLength(1)
  })

  test('marks as resolved, and offers it no more', async () => {
    fault('resolve', { status: 500, times: 1 })
    const { user, card } = await openActivity('tester')
    const mine = await card(/year filter would be easier/)
    await user.click(mine.getByRole('button', { name: 'Mark as Resolved' }))
    expect(await mine.findByText('Failed to update comment. Please try again.')).toBeInTheDocument()
    expect(mine.getByText('Open')).toBeInTheDocument()
    await user.click(mine.getByRole('button', { name: 'Mark as Resolved' }))
    expect(await mine.findByText('Resolved')).toBeInTheDocument()
    expect(mine.queryByRole('button', { name: 'Mark as Resolved' })).not.toBeInTheDocument()
    expect(worldNow().comments.get('comment-1')?.status).toBe('resolved')
    expect(sent('resolve').map(({ input }) => input['body'])).toEqual([{ status: 'resolved' }])
  })

  test('deletes after a question; a deletion that fails leaves the comment', async () => {
    fault('remove', { status: 500, times: 1 })
    const { user, panel, card } = await openActivity('tester')
    const mine = await card(/year filter would be easier/)
    const ask = async () => {
      await user.click(mine.getByRole('button', { name: 'Delete comment' }))
      return within(await screen.findByRole('alertdialog'))
    }
    const sentence = 'Are you sure you want to delete this comment? This action cannot be undone.'
    const first = await ask()
    expect(first.getByText(sentence)).toBeInTheDocument()
    await user.click(first.getByRole('button', { name: 'Cancel' }))
    expect(worldNow().comments.get('comment-1')).toBeDefined()

    await user.click((await ask()).getByRole('button', { name: 'Delete' }))
    expect(await mine.findByText('Failed to delete comment. Please try again.')).toBeInTheDocument()
    await user.click((await ask()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(panel.queryByText(/year filter would be easier/)).not.toBeInTheDocument())
    expect(worldNow().comments.get('comment-1')).toBeUndefined()
    expect(screen.getByRole('dialog', { name: 'Comment activity' })).toBeInTheDocument()
  })
})

test('a comment that changes elsewhere does not disturb what is being typed', async () => {
  const { user, card } = await openActivity('tester')
  const mine = await card(/year filter would be easier/)
  const box = mine.getByRole('textbox', { name: 'Your reply' })
  await user.type(box, 'Half a sen')
  await untilHeard('tester')
  act(() => {
    worldNow().comments.update('comment-1', { status: 'in_progress' })
    hubNow().toUser('user-tester', 'comment-notification', { documentId: 'search' })
  })
  expect(await mine.findByText('In Progress')).toBeInTheDocument()
  expect(box).toBeInTheDocument()
  expect(box).toHaveFocus()
  await user.type(box, 'tence')
  expect(box).toHaveValue('Half a sentence')
})

test('a list that cannot be had says so, and Try Again brings it', async () => {
  fault('activity', { status: 500 })
  const { user, panel } = await openActivity('tester')
  expect(await panel.findByText('Failed to load comments. Try again.')).toBeInTheDocument()
  clearFaults(worldNow().id)
  await user.click(panel.getByRole('button', { name: 'Try Again' }))
  expect(await panel.findByText(/year filter would be easier/)).toBeInTheDocument()
})

describe('jump to page', () => {
  const placed: HTMLElement[] = []
  const place = (attribute: string, value: string) => {
    const element = document.createElement('button')
    element.setAttribute(attribute, value)
    const clicked = vi.fn()
    element.addEventListener('click', clicked)
    document.body.append(element)
    placed.push(element)
    return clicked
  }
  afterEach(() => placed.splice(0).forEach((element) => element.remove()))

  test('closes, goes there and opens the marker', async () => {
    const marker = place('data-comment-id', 'comment-4')
    const toggle = place('aria-label', 'Beta comments')
    const { user, card } = await openActivity('tester')
    await user.click((await card(/The two icons at the left/)).getByRole('button', { name: 'Jump to page' }))
    await waitFor(() => expect(addressNow()).toBe('/personalized-dashboard'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(marker).toHaveBeenCalledTimes(1))
    expect(toggle).not.toHaveBeenCalled()
  })

  test('clicks the overlay’s toggle where there is no marker', async () => {
    const toggle = place('aria-label', 'Beta comments')
    const { user, card } = await openActivity('tester')
    await user.click((await card(/The two icons at the left/)).getByRole('button', { name: 'Jump to page' }))
    await waitFor(() => expect(toggle).toHaveBeenCalledTimes(1))
  })
})
