import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

testApi()

const APOLOGY = 'Sorry, I could not answer that. Please try again, or contact support.'

const openButton = () => screen.findByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' })
const drawer = () => screen.findByRole('dialog', { name: 'Roadrunner Help' })
async function openHelp(as: Person = 'free', path = '/copilot') {
  const { user } = renderAt(path, { as })
  await user.click(await openButton())
  return { user, help: within(await drawer()) }
}
const field = () => screen.findByRole('textbox', { name: 'Your question' })
const events = () => accepted('help.events').map(({ input }) => input['body'] as Record<string, unknown>)

describe('the drawer', () => {
  test('opens by its button, says what it is and for whom, and begins with Ask', async () => {
    const { help } = await openHelp()
    expect(help.getByText('AI assistant for researchers')).toBeVisible()
    const tabs = await help.findAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent.trim())).toEqual(['Ask', 'Learn', 'Issue', 'Feedback'])
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
    expect(await field()).toHaveFocus()
    await waitFor(() =>
      expect(events()).toMatchObject([
        { kind: 'fab_click', route: '/copilot', persona: 'principal_co_investigator' },
        { kind: 'help_opened', route: '/copilot' },
      ]),
    )
  })

  test.each([
    ['Ctrl on a US keyboard', { key: '?', code: 'Slash', ctrlKey: true }],
    ['Cmd on a US keyboard', { key: '?', code: 'Slash', metaKey: true }],
    ['a slash above the seven', { key: '/', code: 'Digit7', ctrlKey: true }],
    ['a question mark elsewhere', { key: '?', code: 'Minus', metaKey: true }],
  ])('opens by keyboard: %s', async (_, keys) => {
    renderAt('/copilot', { as: 'free' })
    await openButton()
    fireEvent.keyDown(document.body, { ...keys, shiftKey: true })
    expect(await drawer()).toBeVisible()
    await waitFor(() => expect(events().map(({ kind }) => kind)).toEqual(['keyboard_open', 'help_opened']))
    fireEvent.keyDown(document.body, { ...keys, shiftKey: true })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  test('stays shut without Shift, and is in the list of shortcuts', async () => {
    const { user } = renderAt('/copilot', { as: 'free' })
    await openButton()
    fireEvent.keyDown(document.body, { key: '/', code: 'Slash', ctrlKey: true })
    await user.keyboard('?')
    expect(await screen.findByText('Open Help Assistant')).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Roadrunner Help' })).not.toBeInTheDocument()
  })

  test('names the tab that is chosen, and begins with Ask the next time', async () => {
    const { user, help } = await openHelp()
    await user.click(await help.findByRole('tab', { name: 'Feedback' }))
    expect(await help.findByRole('combobox', { name: 'Type' })).toBeVisible()
    await waitFor(() =>
      expect(events().at(-1)).toMatchObject({ kind: 'tab_changed', payload: { tab: 'feedback' }, route: '/copilot' }),
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await openButton()).toHaveFocus()
    await user.click(await openButton())
    expect(await screen.findByRole('tab', { name: 'Ask' })).toHaveAttribute('aria-selected', 'true')
  })

  test('works while its events and suggestions fail', async () => {
    breakCall({ call: 'help.events', status: 500 })
    breakCall({ call: 'help.suggestions', status: 500 })
    const { help } = await openHelp()
    expect(await help.findByText('Ask how something works, or what to do next.')).toBeVisible()
    expect(help.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('asking', () => {
  test('sends by Enter, once, and shows the answer with its article and its link', async () => {
    const { user } = await openHelp()
    await user.type(await field(), '   {Enter}')
    expect(accepted('help.chat')).toHaveLength(0)
    await user.clear(await field())
    await user.type(await field(), 'How do I import{Shift>}{Enter}{/Shift}references?{Enter}{Enter}')
    expect(await screen.findByText(/Export your references as RIS/)).toBeVisible()
    expect(accepted('help.chat')).toHaveLength(1)
    const sent = accepted('help.chat')[0]?.input['body'] as { message: string; context: Record<string, unknown> }
    expect(sent.message).toBe('How do I import\nreferences?')
    expect(sent.context).toMatchObject({
      route: '/copilot',
      persona: 'principal_co_investigator',
      pageTitle: 'Copilot',
    })
    expect(await field()).toHaveValue('')
    expect(await screen.findByRole('link', { name: 'Importing references' })).toHaveAttribute(
      'href',
      '/knowledgebase?article=importing-references',
    )
    await user.click(screen.getByRole('link', { name: 'Open Resources' }))
    await waitFor(() => expect(addressNow()).toBe('/resources'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Roadrunner Help' })).not.toBeInTheDocument())
  })

  test('goes on where it was left, for the same person alone', async () => {
    const { user } = await openHelp()
    await user.type(await field(), 'How do I import references?{Enter}')
    await screen.findByText(/Export your references as RIS/)
    await user.keyboard('{Escape}')
    await user.click(await openButton())
    expect(await screen.findByText('How do I import references?')).toBeVisible()
    await user.type(await field(), 'How do I check a citation?{Enter}')
    await screen.findByText(/looked up in the document by code/)
    const ids = accepted('help.chat').map(({ input }) => (input['body'] as { conversationId?: string }).conversationId)
    expect(ids[0]).toBeUndefined()
    expect(ids[1]).toBe([...worldNow().conversations.all()][0]?.id)
    expect(Object.keys(localStorage)).toContain('help:conversation:user-free')
  })

  test('a failure is one apology with Retry, and then one answer', async () => {
    breakCall({ call: 'help.chat', status: 500, times: 1 })
    const { user } = await openHelp()
    await user.type(await field(), 'How do I import references?{Enter}')
    expect(await screen.findByText(APOLOGY)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support-center')
    await user.type(await field(), 'half a ques')
    await user.dblClick(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/Export your references as RIS/)).toBeVisible()
    expect(screen.queryByText(APOLOGY)).not.toBeInTheDocument()
    expect(screen.getAllByText('How do I import references?')).toHaveLength(1)
    expect(accepted('help.chat')).toHaveLength(1)
    expect(await field()).toHaveValue('half a ques')
  })

  test('nothing is sent before a wait that the server asked for', async () => {
    breakCall({ call: 'help.chat', status: 429, headers: { 'retry-after': '40' }, times: 1 })
    const { user } = await openHelp()
    await user.type(await field(), 'Hello{Enter}')
    expect(await screen.findByText(/You can try again in (40|39|38) seconds\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDisabled()
  })

  test('an answer whose reply was cut is there when help is opened again', async () => {
    const { user } = await openHelp()
    await user.type(await field(), 'How do I check a citation?{Enter}')
    await screen.findByText(/looked up in the document by code/)
    breakCall({ call: 'help.chat', cut: 'after', times: 1 })
    await user.type(await field(), 'How do I import references?{Enter}')
    await screen.findByText(APOLOGY)
    await user.keyboard('{Escape}')
    await user.click(await openButton())
    expect(await screen.findByText(/Export your references as RIS/)).toBeVisible()
    expect(screen.queryByText(APOLOGY)).not.toBeInTheDocument()
  })

  test('a conversation that the server has forgotten begins anew, with its text kept', async () => {
    const { user } = await openHelp()
    await user.type(await field(), 'How do I check a citation?{Enter}')
    await screen.findByText(/looked up in the document by code/)
    await user.keyboard('{Escape}')
    breakCall({ call: 'help.conversation', status: 404 })
    await user.click(await openButton())
    expect(await screen.findByText(/looked up in the document by code/)).toBeVisible()
    await waitFor(() => expect(localStorage.getItem('help:conversation:user-free')).not.toContain('conversationId'))
  })

  test('suggestions are asked by a click', async () => {
    const { user, help } = await openHelp()
    const suggestions = within(await help.findByRole('region', { name: 'Suggested questions' }))
    await user.click(suggestions.getByRole('button', { name: 'How do I search for papers?' }))
    expect(await help.findByText(/Papers come ranked/)).toBeVisible()
  })

  test('what is sent along can be taken out line by line', async () => {
    const { user, help } = await openHelp()
    await user.click(
      await help.findByText(
        /^Sent along with your question: page address, page, .*persona, .*what the page offers, .*time$/,
      ),
    )
    await user.click(help.getByRole('button', { name: 'Do not send: Persona' }))
    await user.click(help.getByRole('button', { name: 'Do not send: Page' }))
    await user.type(await field(), 'Hello{Enter}')
    await waitFor(() => expect(accepted('help.chat')).toHaveLength(1))
    const sent = accepted('help.chat')[0]?.input['body'] as { context: Record<string, unknown> } | undefined
    const names = Object.keys(sent?.context ?? {})
    expect(names).toEqual(expect.arrayContaining(['route', 'availableActions', 'timestamp']))
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:persona|pageTitle)$/)]))
  })

  test('how a question was understood is shown to testers and admins alone', async () => {
    const { user } = await openHelp('tester')
    await user.type(await field(), 'How do I import references?{Enter}')
    expect(await screen.findByText(/^Understood as import, confidence 0\.\d\d$/)).toBeVisible()
  })

  test('hostile replies are drawn as text', async () => {
    breakCall({
      call: 'help.chat',
      status: 200,
      body: {
        reply: '<b id=x>bold</b> [go](javascript:alert(1)) ![p](https://evil.test/p) [out](https://example.org/a)',
        conversationId: 7,
        actions: [
          { type: 'navigate', label: 'Bad', url: 'javascript:alert(1)' },
          { type: 'navigate', label: 'Nowhere', url: '/api/subscription/downgrade' },
          { type: 'delete-everything', label: 'Unknown', url: '/search' },
          { type: 'dialog', label: 'Show plans', name: 'plans' },
          { type: 'lesson', label: 'Open the lesson', lessonId: 'lesson-search-1' },
          { type: 'tour', label: 'Show me around', tourKey: 'search' },
        ],
      },
    })
    const { user, help } = await openHelp()
    await user.type(await field(), 'Hello{Enter}')
    expect(await help.findByText(/<b id=x>bold<\/b> \[go\]\(javascript:alert\(1\)\) \[image\]/)).toBeVisible()
    expect(document.querySelector('#x, img')).toBeNull()
    const outside = await help.findByRole('link', { name: 'out (example.org)' })
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
    for (const label of ['Bad', 'Nowhere', 'Unknown']) expect(help.queryByText(label)).not.toBeInTheDocument()
    await user.click(outside)
    expect(await screen.findByText('This link leads to example.org.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    await user.click(help.getByRole('button', { name: 'Open the lesson' }))
    expect(await help.findByRole('button', { name: 'Back to Lessons' })).toBeVisible()
    await user.click(help.getByRole('tab', { name: 'Ask' }))
    await user.click(await help.findByRole('button', { name: 'Show me around' }))
    expect(await screen.findByRole('dialog', { name: 'Ask in plain words' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Roadrunner Help' })).not.toBeInTheDocument())
    await user.keyboard('{Escape}')
  })

  test('leaves nothing on the device when the person signs out', async () => {
    const { user } = await openHelp()
    await user.type(await field(), 'Hello{Enter}')
    await waitFor(() => expect(localStorage.getItem('help:conversation:user-free')).toContain('Hello'))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'User menu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(Object.keys(localStorage).filter((key) => key.startsWith('help:'))).toEqual([])
  })
})
