import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { ledgerOf } from '#mocks/server/ledger.ts'
import { breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { naughtyStrings } from '#tests/support/naughty-strings.ts'

testApi()

const AT = '/admin/comments'
const SLIDER = 'The year filter would be easier with a slider.'
const TRIAL = 'A trial from 1994 is tagged as a cohort study here.'
const RENAME = 'After renaming, the list kept the old title until I reloaded.'
const sent = (call: string) => ledgerOf(worldNow().id).filter((entry) => entry.call === `comments.${call}`)
const commentNow = (id: string) => worldNow().comments.get(id)

async function openBoard(at = AT) {
  const view = renderAt(at, { as: 'admin' })
  await screen.findByRole('heading', { level: 1, name: 'Beta comments' })
  await screen.findByRole('tablist', { name: 'View' })
  return view
}
const column = (name: string) => within(screen.getByRole('region', { name }))
const card = async (words: string) =>
  within((await screen.findByRole('button', { name: words })).closest('article') as HTMLElement)
async function openDetails(at = AT, words = SLIDER) {
  const view = await openBoard(at)
  await view.user.click(await screen.findByRole('button', { name: words }))
  return { ...view, details: within(await screen.findByRole('dialog', { name: 'Comment' })) }
}

describe('the board', () => {
  test('shows every comment in the column of its status, with what both calls know of it', async () => {
    await openBoard()
    expect(column('Open').getAllByRole('article')).toHaveLength(2)
    for (const name of ['In Progress', 'Resolved', 'Cleared']) {
      expect(column(name).getAllByRole('article')).toHaveLength(1)
    }
    const first = await card(SLIDER)
    expect(first.getByText('Suggestion')).toBeInTheDocument()
    expect(first.getByText('Low')).toBeInTheDocument()
    expect(first.getByText('New Comment')).toBeInTheDocument()
    expect(first.getByText(/Tomas Reyes · Search · 5h ago/)).toBeInTheDocument()
    expect((await card(TRIAL)).queryByText('New Comment')).not.toBeInTheDocument()
  })

  test('says how fast comments are answered and resolved, over how many', async () => {
    await openBoard()
    const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling
    await waitFor(() => expect(figure('Time to first reply')).toHaveTextContent('1 d median of 2'))
    expect(figure('Time to resolve')).toHaveTextContent('2 d median of 2')
    expect(figure('Unanswered')).toHaveTextContent('3 of 5')
  })

  test('moves by the menu, and the server has it', async () => {
    const { user } = await openBoard()
    await user.click((await card(SLIDER)).getByRole('button', { name: /^Move to/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'In Progress' }))
    expect(await column('In Progress').findByText(SLIDER)).toBeInTheDocument()
    await waitFor(() => expect(commentNow('comment-1')?.status).toBe('in_progress'))
    expect(sent('update').map(({ input }) => input['body'])).toEqual([{ status: 'in_progress', isCleared: false }])
  })

  test.each([
    ['the server does not take', () => breakCall({ call: 'comments.update', status: 500 })],
    [
      'meets a 401, while nobody answers who is signed in,',
      () => {
        breakCall({ call: 'comments.update', status: 401, body: {} })
        breakCall({ call: 'auth.me', cut: 'before' })
      },
    ],
  ])('a move that %s goes back, and says so', async (_, fail) => {
    const { user } = await openBoard()
    fail()
    await user.click((await card(SLIDER)).getByRole('button', { name: /^Move to/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'In Progress' }))
    expect(await screen.findByText('Failed to update comment. Please try again.')).toBeInTheDocument()
    expect(await column('Open').findByText(SLIDER)).toBeInTheDocument()
  })

  test('resolving asks for a note, which stays typed when it cannot be saved', async () => {
    breakCall({ call: 'comments.update', status: 500, times: 1 })
    const { user } = await openBoard()
    await user.click((await card(SLIDER)).getByRole('button', { name: /^Move to/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Resolved' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolution note' }))
    const save = dialog.getByRole('button', { name: 'Save & Resolve' })
    expect(save).toBeDisabled()
    const box = dialog.getByRole('textbox', { name: 'Resolution note' })
    await user.type(box, '  A slider came.  ')
    await user.click(save)
    expect(await dialog.findByText('Failed to update comment. Please try again.')).toBeInTheDocument()
    expect(box).toHaveValue('  A slider came.  ')
    await user.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await column('Resolved').findByText(SLIDER)).toBeInTheDocument()
    expect(commentNow('comment-1')).toMatchObject({ status: 'resolved', resolutionNote: 'A slider came.' })
  })

  test('leaving the question leaves the comment where it was', async () => {
    const { user } = await openBoard()
    await user.click((await card(SLIDER)).getByRole('button', { name: /^Move to/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Resolved' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(column('Open').getByText(SLIDER)).toBeInTheDocument()
    expect(sent('update')).toEqual([])
  })

  test('what is not resolved is not offered to be cleared; what is resolved is cleared with its note', async () => {
    const { user } = await openBoard()
    await user.click((await card(SLIDER)).getByRole('button', { name: /^Move to/ }))
    expect(await screen.findByRole('menuitem', { name: 'Resolved' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Cleared' })).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click((await card(RENAME)).getByRole('button', { name: /^Move to/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Cleared' }))
    await waitFor(() => expect(commentNow('comment-3')).toMatchObject({ status: 'cleared', isCleared: true }))
    expect(commentNow('comment-3')?.resolutionNote).toBe('The list is refreshed after a rename now.')
  })
})

describe('filters', () => {
  test('stand in the address, and an address opens with them', async () => {
    const { user } = await openBoard()
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Search')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'High')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(addressNow()).toBe('/admin/comments?page=search&priority=high')
    await user.click(screen.getByRole('checkbox', { name: 'Unanswered only' }))
    expect(await screen.findByText('No comment matches these filters')).toBeInTheDocument()
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' })
    if (clear) await user.click(clear)
    expect(await screen.findAllByRole('article')).toHaveLength(5)
    expect(addressNow()).toBe('/admin/comments')
  })

  test.each([
    ['status=cleared', 1],
    ['category=functionality', 1],
    ['person=Tomas+Reyes', 4],
    ['age=day', 1],
    ['age=week&page=synthesis', 1],
    ['subpage=projects', 1],
    ['unanswered=1', 3],
    ['status=nonsense', 5],
  ])('%s leaves %d', async (query, count) => {
    await openBoard(`${AT}?${query}`)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count))
  })

  test('a page that does not occur stays chosen, and nothing else is claimed', async () => {
    const { user } = await openBoard(`${AT}?page=no-such-page`)
    expect(await screen.findByText('No comment matches these filters')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveDisplayValue('No such page')
  })
})

describe('the list', () => {
  test('many get one status with one note; the one that fails stays chosen', async () => {
    const { user } = await openBoard(`${AT}?view=list`)
    const table = within(await screen.findByRole('table', { name: 'Beta comments' }))
    await user.click(table.getByRole('checkbox', { name: `Choose “${SLIDER}”` }))
    await user.click(table.getByRole('checkbox', { name: `Choose “${TRIAL}”` }))
    expect(screen.getByText('2 chosen')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Resolved')
    breakCall({ call: 'comments.update', status: 500, times: 1 })
    await user.click(screen.getByRole('button', { name: 'Change status' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Resolution note' }))
    expect(dialog.getByText('One note for all 2 comments.')).toBeInTheDocument()
    await user.type(dialog.getByRole('textbox'), 'Both are in the new version.')
    await user.click(dialog.getByRole('button', { name: 'Save & Resolve' }))
    expect(await screen.findByText('One comment was not changed and is still chosen. Please try again.')).toBeVisible()
    expect(screen.getByText('1 chosen')).toBeInTheDocument()
    const notes = ['comment-1', 'comment-2'].map((id) => commentNow(id)?.resolutionNote)
    expect(notes.filter((note) => note === 'Both are in the new version.')).toHaveLength(1)
  })

  test('clearing many is refused where one of them is not resolved', async () => {
    const { user } = await openBoard(`${AT}?view=list`)
    await user.click(await screen.findByRole('checkbox', { name: 'Choose all shown' }))
    expect(screen.getByText('5 chosen')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Cleared')
    expect(screen.getByText('Only resolved comments can be cleared: choose those alone.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Change status' }))
    expect(sent('update')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Clear choice' }))
    expect(screen.queryByText('5 chosen')).not.toBeInTheDocument()
  })
})

describe('the map', () => {
  test('counts comments by their place, and a square shows its comments', async () => {
    const { user } = await openBoard(`${AT}?view=map`)
    const search = within(await screen.findByRole('group', { name: 'Where comments stand on Search' }))
    expect(search.getAllByRole('button')).toHaveLength(2)
    await user.click(search.getByRole('button', { name: '1 comment, about 25 % from the left and 15 % from the top' }))
    expect(await screen.findByRole('table')).toHaveTextContent(SLIDER)
    expect(screen.getByRole('table')).not.toHaveTextContent(TRIAL)
    expect(addressNow()).toBe('/admin/comments?view=list&page=search&spot=2-1')
  })
})

describe('one comment', () => {
  test('is answered as an admin, trimmed; a failure keeps what was typed', async () => {
    breakCall({ call: 'comments.reply', status: 500, times: 1 })
    const { user, details } = await openDetails()
    expect(addressNow()).toBe('/admin/comments?comment=comment-1')
    expect(details.getByText('Nobody has answered yet.')).toBeInTheDocument()
    const send = details.getByRole('button', { name: 'Reply' })
    expect(send).toBeDisabled()
    const box = details.getByRole('textbox', { name: 'Your reply' })
    await user.type(box, ' It comes. ')
    await user.click(send)
    expect(await details.findByText('Failed to submit reply. Please try again.')).toBeInTheDocument()
    expect(box).toHaveValue(' It comes. ')
    await user.click(send)
    expect(await details.findByText('It comes.')).toBeInTheDocument()
    expect(box).toHaveValue('')
    expect(sent('reply').map(({ input }) => input['body'])).toEqual([
      { commentId: 'comment-1', userId: 'user-admin', content: 'It comes.', isAdminReply: true },
    ])
  })

  test('is deleted after a question; a deletion that fails leaves it', async () => {
    breakCall({ call: 'comments.remove', status: 500, times: 1 })
    const { user, details } = await openDetails()
    const ask = async () => {
      await user.click(details.getByRole('button', { name: 'Delete comment' }))
      return within(await screen.findByRole('alertdialog'))
    }
    const question = await ask()
    const sentence = 'Are you sure you want to delete this comment? This action cannot be undone.'
    expect(question.getByText(sentence)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await details.findByText('Failed to delete comment. Please try again.')).toBeInTheDocument()
    await user.click((await ask()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(commentNow('comment-1')).toBeUndefined()
    await waitFor(() => expect(screen.queryByRole('button', { name: SLIDER })).not.toBeInTheDocument())
  })

  test('is cleared once it is resolved, and says so with the sentence of the text where it has no note', async () => {
    worldNow().comments.update('comment-1', { status: 'resolved' })
    const { user, details } = await openDetails()
    expect(details.queryByRole('button', { name: 'Mark as Resolved' })).not.toBeInTheDocument()
    await user.click(details.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(commentNow('comment-1')?.isCleared).toBe(true))
    expect(commentNow('comment-1')?.resolutionNote).toBe('Marked as resolved and cleared from workspace')
  })

  test('leads to its place', async () => {
    const { user, details } = await openDetails()
    await user.click(details.getByRole('button', { name: 'Jump to page' }))
    await waitFor(() => expect(addressNow()).toBe('/search'))
  })

  test('that is gone says so', async () => {
    renderAt(`${AT}?comment=no-such-comment`, { as: 'admin' })
    expect(await screen.findByText('This comment no longer exists.')).toBeInTheDocument()
  })
})

describe('when something cannot be had', () => {
  test('no list is an error with Try Again', async () => {
    breakCall({ call: 'comments.activity', status: 500 })
    const { user } = renderAt(AT, { as: 'admin' })
    expect(await screen.findByText('Failed to load comments. Try again.')).toBeInTheDocument()
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findAllByRole('article')).toHaveLength(5)
  })

  test('no details of a page are said, and the rest is there', async () => {
    breakCall({ call: 'comments.page', status: 500 })
    await openBoard()
    expect(
      await screen.findByText(/Category, priority, time and place of the comments on .*Search.* could not be/),
    ).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(5)
    expect((await card(SLIDER)).queryByText('Suggestion')).not.toBeInTheDocument()
    expect(screen.getAllByText('–', { exact: false, selector: 'dd' })).toHaveLength(2)
  })

  test('no comments at all is said in the words of the text', async () => {
    for (const { id } of worldNow().comments.all()) worldNow().comments.remove(id)
    renderAt(AT, { as: 'admin' })
    expect(await screen.findByText('No comments yet')).toBeInTheDocument()
  })
})

test('for nobody but admins there is such a page, and not for a moment', async () => {
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  renderAt(AT, { as: 'tester' })
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' })).toBeVisible()
  observer.disconnect()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.some((text) => text.includes('Beta comments'))).toBe(false)
  expect(sent('page')).toEqual([])
})

test('naughty strings in comment, name, page, category and answer are text', async () => {
  const texts = naughtyStrings.filter((_, n) => n % 12 === 0)
  const [model] = worldNow().comments.all()
  if (!model) throw new Error('no comment')
  for (const { id } of worldNow().comments.all()) worldNow().comments.remove(id)
  texts.forEach((text, n) => {
    const who = { userFirstName: text, userName: text, userEmail: text }
    worldNow().comments.put({
      ...model,
      ...who,
      id: `c${n}`,
      content: text,
      page: text,
      subpage: text,
      category: text,
      priority: text,
      imageUrl: text,
      resolutionNote: text,
      replies: [{ id: `r${n}`, content: text, imageUrl: text, ...who }],
    })
  })
  const { user } = renderAt(`${AT}?comment=c3`, { as: 'admin' })
  const details = within(await screen.findByRole('dialog', { name: 'Comment' }))
  expect(details.getAllByText((_, element) => element?.textContent === texts[3]).length).toBeGreaterThan(1)
  await user.keyboard('{Escape}')
  expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(40)
  const main = screen.getByRole('main')
  expect(main.querySelector('img, script, iframe, style, object, embed, video, audio, marquee, base, meta')).toBeNull()
  const inline = [...main.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes].map(({ name }) => name))
  expect(inline.filter((name) => name.startsWith('on'))).toEqual([])
  expect('__x' in window).toBe(false)
})
