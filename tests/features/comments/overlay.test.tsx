import { http, HttpResponse } from 'msw'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { clearFaults, setFault } from '#mocks/server/faults.ts'
import { ledgerOf } from '#mocks/server/ledger.ts'
import { react } from '#mocks/server/reactions.ts'
import { testServer } from '#mocks/server/vitest.ts'
import { hubNow, untilHeard } from '#tests/support/live.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

import { giveBoxes } from './boxes.ts'

testApi()
giveBoxes()

const AT = '/search'
const YEAR = 'The year filter would be easier with a slider.'
const fault = (call: string, rest: object) => setFault(worldNow().id, { call: `comments.${call}`, ...rest })
const sent = (call: string) => ledgerOf(worldNow().id).filter((entry) => entry.call === `comments.${call}`)
const toggle = () => screen.findByRole('button', { name: 'Beta comments' })
const markerOf = (name: RegExp) => screen.findByRole('button', { name })
const alertbox = () => screen.findByRole('alertdialog')

async function openOverlay(as: Person, path = AT) {
  const view = renderAt(path, { as })
  await view.user.click(await toggle())
  await screen.findByRole('button', { name: 'Add comment' })
  const popup = async () => within(await screen.findByRole('dialog', { name: /^Comment by/ }))
  const open = async (words: string) => {
    const id = worldNow().comments.find((comment) => comment.content === words)?.id
    const marker = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[data-comment-id="${id}"]`)
      if (!found) throw new Error('no marker')
      return found
    })
    await view.user.click(marker)
    return popup()
  }
  const form = async (text: string) => {
    await view.user.click(screen.getByRole('button', { name: 'Add comment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New comment' }))
    await view.user.type(dialog.getByRole('textbox', { name: 'Comment' }), text)
    return dialog
  }
  return { ...view, open, popup, form }
}
const send = (form: Awaited<ReturnType<Awaited<ReturnType<typeof openOverlay>>['form']>>) =>
  form.getByRole('button', { name: 'Send comment' })

describe('who sees it', () => {
  test('nobody but testers and admins', async () => {
    renderAt(AT, { as: 'individual' })
    await screen.findByRole('heading', { name: 'Search' })
    await screen.findByRole('button', { name: /Individual/ })
    expect(screen.queryByRole('button', { name: 'Beta comments' })).not.toBeInTheDocument()
  })

  test('it is switched by pointer and by key, and Esc leaves; markers have a word for their status', async () => {
    const { user } = renderAt(AT, { as: 'tester' })
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false')
    expect(document.querySelector('[data-comment-id]')).toBeNull()
    await user.keyboard('c')
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true')
    expect(await markerOf(/^Comment by Tomas Reyes, open$/)).toHaveTextContent('Open')
    expect(await markerOf(/^Comment by Tomas Reyes, in progress$/)).toHaveTextContent('In Progress')
    await user.keyboard('{Escape}')
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false')
    expect(document.querySelector('[data-comment-overlay]')).toBeNull()
  })

  test('the comments of another part of the page stay away', async () => {
    await openOverlay('tester', '/synthesis/projects')
    expect(await markerOf(/^Comment by Tomas Reyes, resolved$/)).toHaveAttribute('data-comment-id', 'comment-3')
  })

  test.each(['/search', '%2Fsearch', 'search/'])('a server that calls the page %s shows its comments', async (page) => {
    testServer.use(
      http.get('*/api/beta-comments/page/:page', () =>
        HttpResponse.json([
          { id: 'c-9', page, subpage: '/', xPosition: 20, yPosition: 20, content: YEAR, status: 'open' },
        ]),
      ),
    )
    await openOverlay('tester')
    expect(await markerOf(/, open$/)).toHaveAttribute('data-comment-id', 'c-9')
  })

  test('it goes with the session', async () => {
    const { user } = await openOverlay('tester')
    await markerOf(/, open$/)
    await user.click(screen.getByRole('button', { name: 'User menu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(document.querySelector('[data-comment-overlay]')).toBeNull())
  })
})

describe('a new comment', () => {
  test('goes out as JSON with its place, its choices, the browser and the fingerprint', async () => {
    const { user, form } = await openOverlay('tester', '/synthesis/projects')
    await screen.findByRole('heading', { level: 1 })
    const dialog = await form('  Sort by date, please ')
    expect(send(dialog)).toBeEnabled()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Suggestion')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Priority' }), 'Low')
    await user.click(send(dialog))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New comment' })).not.toBeInTheDocument())
    const [entry] = sent('create')
    expect(entry?.input['body']).toMatchObject({
      userId: 'user-tester',
      page: 'synthesis',
      subpage: 'projects',
      content: 'Sort by date, please',
      category: 'suggestion',
      priority: 'low',
      contextPath: '/synthesis/projects',
      metadata: {
        userAgent: navigator.userAgent,
        viewport: { width: window.innerWidth, height: window.innerHeight },
        anchor: { v: 1, tag: 'h1', role: 'heading' },
      },
    })
    expect(worldNow().comments.find(({ content }) => content === 'Sort by date, please')).toMatchObject({
      status: 'open',
      isVisible: true,
    })
  })

  test('with a file it goes out as a form, with the metadata as JSON', async () => {
    const { user, form } = await openOverlay('tester')
    const dialog = await form('See the picture')
    await user.upload(dialog.getByLabelText('Attachment'), new File(['x'], 'shot.png', { type: 'image/png' }))
    expect(dialog.getByText('shot.png')).toBeInTheDocument()
    await user.click(send(dialog))
    await waitFor(() => expect(sent('create')).toHaveLength(1))
    expect(sent('create')[0]?.input['body']).toMatchObject({ metadata: { userAgent: navigator.userAgent } })
    const made = worldNow().comments.find(({ content }) => content === 'See the picture')
    expect(made?.imageUrl).toMatch(/^\/api\/_files\//)
    expect(made?.metadata).toMatchObject({ anchor: { v: 1 } })
  })

  test('nothing but spaces is not sent', async () => {
    const { form } = await openOverlay('tester')
    const dialog = await form('   ')
    expect(send(dialog)).toBeDisabled()
  })

  test.each([
    [
      'photo.exe',
      10,
      'File type not supported. Please upload images, PDFs, Word docs, Excel files, PowerPoint files, or text files.',
    ],
    [
      'photo.svg',
      10,
      'File type not supported. Please upload images, PDFs, Word docs, Excel files, PowerPoint files, or text files.',
    ],
    ['scan.pdf', 10 * 1024 * 1024 + 1, 'File size must be less than 10MB.'],
  ])('%s with %d bytes: an alert, and what was chosen before stays', async (name, size, words) => {
    const { user, form } = await openOverlay('tester')
    const dialog = await form('With a file')
    await user.upload(dialog.getByLabelText('Attachment'), new File(['x'], 'good.txt'))
    const wrong = new File(['x'], name)
    Object.defineProperty(wrong, 'size', { value: size })
    await user.click(dialog.getByRole('button', { name: 'Remove attachment' }))
    fireEvent.change(dialog.getByLabelText('Attachment'), { target: { files: [wrong] } })
    expect(within(await alertbox()).getByText(words)).toBeInTheDocument()
    await user.click(within(await alertbox()).getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(dialog.queryByText(name)).not.toBeInTheDocument()
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('With a file')
  })

  test.each([
    [
      { status: 500, body: { message: 'The disk is full.' } },
      'Failed to create comment: The disk is full. Please try again.',
    ],
    [
      { status: 422, body: { message: 'Content too long' } },
      'Failed to create comment: Content too long. Please try again.',
    ],
    [{ status: 403, body: {} }, /^Failed to create comment: .*\w\. Please try again\.$/],
    [{ status: 502, html: true }, /^Failed to create comment: .*\w\. Please try again\.$/],
    [{ malformed: true }, /^Failed to create comment: .*\w\. Please try again\.$/],
    [{ cut: 'before' }, /^Failed to create comment: Network error\. .*\. Please try again\.$/],
    [
      { status: 429, headers: { 'retry-after': '12' }, body: { message: 'Too many' } },
      'Failed to create comment: Too many. Please try again.',
    ],
  ])('a failure is said in the words of the text, and nothing is lost: %j', async (broken, words) => {
    fault('create', broken)
    const { user, form } = await openOverlay('tester')
    const dialog = await form('Keep me')
    await user.upload(dialog.getByLabelText('Attachment'), new File(['x'], 'kept.txt'))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), 'Bug')
    await user.click(send(dialog))
    expect(within(await alertbox()).getByText(words)).toBeInTheDocument()
    await user.click(within(await alertbox()).getByRole('button', { name: 'OK' }))
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Keep me')
    expect(dialog.getByText('kept.txt')).toBeInTheDocument()
    clearFaults(worldNow().id)
    await user.click(send(dialog))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New comment' })).not.toBeInTheDocument())
    expect(worldNow().comments.filter(({ content }) => content === 'Keep me')).toMatchObject([{ category: 'bug' }])
  })

  test('one whose answer is lost is looked for, and not sent twice', async () => {
    fault('create', { cut: 'after' })
    const { user, form } = await openOverlay('tester')
    await user.click(send(await form('Only once')))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New comment' })).not.toBeInTheDocument())
    expect(worldNow().comments.filter(({ content }) => content === 'Only once')).toHaveLength(1)
  })

  test('closing keeps it, discarding does not', async () => {
    const { user, form } = await openOverlay('tester')
    await form('Half a th')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'New comment' })).not.toBeInTheDocument()
    const again = await form('ought')
    expect(again.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a thought')
    await user.click(again.getByRole('button', { name: 'Discard' }))
    expect((await form('x')).getByRole('textbox', { name: 'Comment' })).toHaveValue('x')
  })
})

describe('for an admin', () => {
  test('the panel beside the page goes through the comments by single keys, and resolves without closing anything', async () => {
    const { user } = await openOverlay('admin')
    await user.click(await screen.findByRole('button', { name: 'Triage' }))
    const panel = within(screen.getByRole('region', { name: 'Triage' }))
    const rows = await waitFor(() => {
      const all = panel.getAllByRole('button').filter((row) => row.textContent !== '')
      expect(all.length).toBeGreaterThan(1)
      return all
    })
    await waitFor(() => expect(rows[0]).toHaveFocus())
    await user.keyboard('j')
    expect(rows[1]).toHaveFocus()
    await user.keyboard('k')
    expect(rows[0]).toHaveFocus()
    await user.keyboard('e')
    await waitFor(() => expect(sent('resolve')).toHaveLength(1))
    expect(await panel.findByText(/^Resolved: /)).toBeVisible()
    expect(panel.getByText(/^Resolved: /)).toHaveTextContent('Tomas Reyes')
    await user.keyboard('r')
    const popup = within(await screen.findByRole('dialog', { name: /^Comment by/ }))
    expect(popup.getByRole('textbox', { name: 'Your reply' })).toHaveFocus()
    expect(screen.getByRole('region', { name: 'Triage' })).toBeVisible()
  })

  test('nobody else is offered the panel', async () => {
    await openOverlay('tester')
    expect(screen.queryByRole('button', { name: 'Triage' })).not.toBeInTheDocument()
  })

  test('resolved without a note asks for one first; Cancel changes nothing', async () => {
    const { user, open } = await openOverlay('admin')
    const popup = await open(YEAR)
    await user.selectOptions(popup.getByRole('combobox', { name: 'Status' }), 'Resolved')
    await user.click(popup.getByRole('button', { name: 'Cancel' }))
    expect(sent('update')).toEqual([])
    await user.click(popup.getByRole('button', { name: 'Mark as Resolved' }))
    const save = popup.getByRole('button', { name: 'Save & Resolve' })
    expect(save).toBeDisabled()
    fault('update', { status: 500, times: 1 })
    await user.type(popup.getByRole('textbox', { name: 'Resolution note' }), 'There is a slider now.')
    await user.click(save)
    expect(await popup.findByText('Failed to update comment. Please try again.')).toBeInTheDocument()
    expect(popup.getByRole('textbox', { name: 'Resolution note' })).toHaveValue('There is a slider now.')
    await user.click(popup.getByRole('button', { name: 'Save & Resolve' }))
    expect(await popup.findByText('There is a slider now.')).toBeInTheDocument()
    expect(popup.queryByRole('button', { name: 'Mark as Resolved' })).not.toBeInTheDocument()
    expect(sent('update').map(({ input }) => input['body'])).toEqual([
      { status: 'resolved', resolutionNote: 'There is a slider now.' },
    ])
    expect(await markerOf(/, resolved$/)).toBeInTheDocument()

    await user.click(popup.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(sent('update')).toHaveLength(2))
    expect(sent('update')[1]?.input['body']).toEqual({
      status: 'cleared',
      isCleared: true,
      resolutionNote: 'There is a slider now.',
    })
    await waitFor(() => expect(popup.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument())
    expect(await markerOf(/, cleared$/)).toBeInTheDocument()
  })

  test('clearing without a note writes the text’s own', async () => {
    worldNow().comments.update('comment-1', { status: 'resolved' })
    const { user, open } = await openOverlay('admin')
    await user.click((await open(YEAR)).getByRole('button', { name: 'Clear' }))
    await waitFor(() =>
      expect(worldNow().comments.get('comment-1')).toMatchObject({
        status: 'cleared',
        isCleared: true,
        resolutionNote: 'Marked as resolved and cleared from workspace',
      }),
    )
  })

  test('another status is set at once', async () => {
    const { user, open } = await openOverlay('admin')
    const popup = await open(YEAR)
    fault('update', { status: 500, times: 1 })
    await user.selectOptions(popup.getByRole('combobox', { name: 'Status' }), 'In Progress')
    expect(await popup.findByText('Failed to update comment. Please try again.')).toBeInTheDocument()
    expect(popup.getByRole('combobox', { name: 'Status' })).toHaveValue('open')
    await user.selectOptions(popup.getByRole('combobox', { name: 'Status' }), 'In Progress')
    await waitFor(() => expect(worldNow().comments.get('comment-1')?.status).toBe('in_progress'))
  })

  test('deleting asks first; a deletion that fails leaves everything', async () => {
    fault('remove', { status: 500, times: 1 })
    const { user, open } = await openOverlay('admin')
    const popup = await open(YEAR)
    const ask = async () => {
      await user.click(popup.getByRole('button', { name: 'Delete comment' }))
      return within(await alertbox())
    }
    const question = 'Are you sure you want to delete this comment? This action cannot be undone.'
    expect((await ask()).getByText(question)).toBeInTheDocument()
    await user.click(within(await alertbox()).getByRole('button', { name: 'Delete' }))
    expect(await popup.findByText('Failed to delete comment. Please try again.')).toBeInTheDocument()
    await ask()
    await user.click(within(await alertbox()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(worldNow().comments.get('comment-1')).toBeUndefined())
    await waitFor(() => expect(document.querySelector('[data-comment-id="comment-1"]')).toBeNull())
    expect(screen.queryByRole('dialog', { name: /^Comment by/ })).not.toBeInTheDocument()
    // Its marker is gone: the next comment is begun from here.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add comment' })).toHaveFocus())
  })
})

describe('answers', () => {
  test('every one is shown; a tester may answer and nothing more', async () => {
    const replies = ['One', 'Two', 'Three'].map((content, index) => ({ id: `r${index}`, content }))
    worldNow().comments.update('comment-1', { replies })
    const { user, open } = await openOverlay('tester')
    const popup = await open(YEAR)
    expect(within(popup.getByRole('list', { name: 'Replies' })).getAllByRole('listitem')).toHaveLength(3)
    expect(popup.queryByRole('combobox')).not.toBeInTheDocument()
    expect(popup.queryByRole('button', { name: /Delete|Clear|Resolve/ })).not.toBeInTheDocument()
    await user.type(popup.getByRole('textbox', { name: 'Your reply' }), '  Thanks  ')
    await user.upload(popup.getByLabelText('Attachment'), new File(['x'], 'more.txt'))
    fault('reply', { status: 500, times: 1 })
    await user.click(popup.getByRole('button', { name: 'Reply' }))
    expect(await popup.findByText('Failed to submit reply. Please try again.')).toBeInTheDocument()
    expect(popup.getByRole('textbox', { name: 'Your reply' })).toHaveValue('  Thanks  ')
    expect(popup.getByText('more.txt')).toBeInTheDocument()
    await user.click(popup.getByRole('button', { name: 'Reply' }))
    expect(await popup.findByText('Thanks')).toBeInTheDocument()
    expect(worldNow().comments.get('comment-1')?.replies?.at(-1)).toMatchObject({
      content: 'Thanks',
      isAdminReply: false,
      imageUrl: expect.stringMatching(/^\/api\/_files\//) as string,
    })
    expect(popup.queryByText('more.txt')).not.toBeInTheDocument()
  })

  test('what comes live disturbs nothing that is being typed; a comment that goes leaves a word and the text', async () => {
    const { user, open, popup } = await openOverlay('tester')
    const box = (await open(YEAR)).getByRole('textbox', { name: 'Your reply' })
    await user.type(box, 'Half a sen')
    await untilHeard('tester')
    act(() => {
      worldNow().comments.update('comment-1', { status: 'in_progress' })
      hubNow().toDocument('search', 'comment-updated', { documentId: 'search' })
    })
    expect(await (await popup()).findByText('In Progress')).toBeInTheDocument()
    expect(box).toHaveFocus()
    act(() => {
      hubNow().toDocument('search', 'user-typing', {
        documentId: 'search',
        socketId: 's1',
        userName: 'Ada Moreau',
        isTyping: true,
        parentId: 'comment-1',
      })
    })
    expect(await (await popup()).findByText('Ada Moreau is typing')).toBeInTheDocument()
    act(() => {
      worldNow().comments.remove('comment-1')
      hubNow().toDocument('search', 'comment-updated', { documentId: 'search' })
    })
    expect(await (await popup()).findByText('This comment was deleted elsewhere.')).toBeInTheDocument()
    expect((await popup()).getByDisplayValue('Half a sen')).toBeInTheDocument()
  })

  test('others in the room hear that somebody types, and that they stopped', async () => {
    const { user, open } = await openOverlay('tester')
    const popup = await open(YEAR)
    const heard: unknown[] = []
    const ear = hubNow().connect(
      {
        id: 'ear',
        account: () => ({ id: 'user-admin', name: 'Ada' }),
        mayHear: () => true,
        deliver: (event, payload) => void (event === 'user-typing' && heard.push(payload)),
        drop: () => {},
      },
      react,
    )
    await ear.receive('join-document', { documentId: 'search' })
    await user.type(popup.getByRole('textbox', { name: 'Your reply' }), 'Words')
    await waitFor(() => expect(heard).toMatchObject([{ isTyping: true, parentId: 'comment-1', documentId: 'search' }]))
    await user.tab()
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ isTyping: false, parentId: 'comment-1' }))
    expect(heard).toHaveLength(2)
    ear.closed()
  })
})

test('comments that cannot be had say so beside the page, and Retry brings them', async () => {
  fault('page', { status: 500 })
  const { user } = await openOverlay('tester')
  expect(await screen.findByText('Comments could not be loaded.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Search' })).toBeInTheDocument()
  clearFaults(worldNow().id)
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await markerOf(/, open$/)).toBeInTheDocument()
})

test('one walks through the comments by key, in the order of the page', async () => {
  const { user } = await openOverlay('tester')
  await markerOf(/, open$/)
  await user.keyboard('n')
  const first = document.activeElement
  expect(first).toHaveAttribute('data-comment-id')
  await user.keyboard('n')
  expect(document.activeElement).not.toBe(first)
  await user.keyboard('p')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: /^Comment by/ })).toBeInTheDocument()
})
