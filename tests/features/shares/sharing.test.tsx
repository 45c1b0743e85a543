import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'

import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const DAY = 24 * 60 * 60 * 1000

/** The dialog over an answer, as somebody opens it. */
async function openDialog() {
  const page = renderAt('/search', { as: 'individual' })
  await page.user.type(await screen.findByRole('searchbox', { name: 'Question' }), 'BCG vaccine{Enter}')
  await screen.findByRole('list', { name: 'Results' })
  await page.user.click(screen.getByRole('button', { name: 'Share' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share this search' })
  return { ...page, dialog: within(dialog) }
}
const create = async () => {
  const page = await openDialog()
  await page.user.click(page.dialog.getByRole('button', { name: 'Create link' }))
  const made = within(await screen.findByRole('dialog', { name: 'Your link' }))
  const [share] = worldNow().shares.all()
  if (!share) throw new Error('No link was made.')
  return { ...page, made, share }
}
/** The page as somebody without an account sees it. */
async function visit(token: string, unmount: () => void) {
  unmount()
  localStorage.clear()
  sessionStorage.clear()
  return renderAt(`/search/shared/${token}`)
}

describe('making a link', () => {
  test('gives its address, and copies it', async () => {
    const { user, made, share } = await create()
    const address = `http://localhost:3000/search/shared/${share.token}`
    expect(made.getByRole('textbox', { name: 'BCG vaccine' })).toHaveValue(address)
    await user.click(made.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied')).toBeVisible()
    const [copied] = await navigator.clipboard.read()
    expect(await (await copied?.getType('text/plain'))?.text()).toBe(address)
  })

  test('takes a title of one’s own and an end', async () => {
    const { user, dialog } = await openDialog()
    await user.clear(dialog.getByLabelText('Title'))
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    expect(dialog.getByText('Give the link a title.')).toBeVisible()
    await user.type(dialog.getByLabelText('Title'), 'For the ward round')
    await user.selectOptions(dialog.getByLabelText('Ends'), 'In 7 days')
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    await screen.findByRole('dialog', { name: 'Your link' })
    const [share] = worldNow().shares.all()
    expect(share?.title).toBe('For the ward round')
    expect(Date.parse(share?.expiresAt ?? '') - Date.now()).toBeGreaterThan(6.9 * DAY)
  })

  test('a failure keeps what was typed; a lost reply makes no second link', async () => {
    const { user, dialog } = await openDialog()
    await user.type(dialog.getByLabelText('Title'), ', all years')
    breakCall({ call: 'shares.create', cut: 'after', times: 1 })
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    expect(await dialog.findByText('The link was not created')).toBeVisible()
    expect(dialog.getByLabelText('Title')).toHaveValue('BCG vaccine, all years')
    await user.click(dialog.getByRole('button', { name: 'Create link' }))
    await screen.findByRole('dialog', { name: 'Your link' })
    expect(worldNow().shares.size).toBe(1)
  })
})

describe('the list in the settings', () => {
  const openList = async () => {
    const { share, unmount } = await create()
    unmount()
    const page = renderAt('/settings?tab=shared-links', { as: 'individual' })
    const row = within(await screen.findByRole('listitem', { name: 'BCG vaccine' }))
    return { ...page, row, share }
  }

  test('says what is shared, until when, and leads to it', async () => {
    const { row, share } = await openList()
    expect(row.getByText(/^Search, shared on .*, ends when you revoke it$/)).toBeVisible()
    expect(row.getByRole('link', { name: 'BCG vaccine' })).toHaveAttribute('href', `/search?shared=${share.token}`)
  })

  test('moves the end; the address stays', async () => {
    const { user, row, share } = await openList()
    await user.click(row.getByRole('button', { name: 'Change the end of BCG vaccine' }))
    await user.click(await screen.findByRole('menuitem', { name: 'In 30 days' }))
    expect(await row.findByText(/ends on \w+ \d/)).toBeVisible()
    expect(worldNow().shares.get(share.id)?.token).toBe(share.token)
  })

  test('revokes after one question, and the link is dead', async () => {
    const { user, row, share, unmount } = await openList()
    await user.click(row.getByRole('button', { name: 'Revoke BCG vaccine' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }))
    await user.click(question.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('Link revoked')).toBeVisible()
    expect(await screen.findByText('Nothing is shared')).toBeVisible()
    await visit(share.token, unmount)
    expect(await screen.findByText('This link no longer works')).toBeVisible()
  })

  test('a failure to revoke is said, and the link stays listed', async () => {
    const { user, row } = await openList()
    breakCall({ call: 'shares.revoke', status: 500, body: { message: 'Not now.' } })
    await user.click(row.getByRole('button', { name: 'Revoke BCG vaccine' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('The link was not revoked')).toBeVisible()
    expect(screen.getByText('Not now.')).toBeVisible()
    expect(row.getByRole('link', { name: 'BCG vaccine' })).toBeVisible()
  })

  test('a list that cannot be loaded says so', async () => {
    breakCall({ call: 'shares.list', status: 503 })
    const { user } = renderAt('/settings?tab=shared-links', { as: 'individual' })
    expect(await screen.findByText('Your links could not be loaded')).toBeVisible()
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Nothing is shared')).toBeVisible()
  })

  test('a server without links offers none', async () => {
    breakCall({ call: 'capabilities.get', status: 200, body: { features: ['search', 'documents'] } })
    renderAt('/settings?tab=shared-links', { as: 'individual' })
    expect(
      await screen.findByText('This server does not offer links for sharing. You can export a search instead.'),
    ).toBeVisible()
  })
})

describe('a visitor', () => {
  test('reads the search as it was shared, filters it, and calls nothing but the probe and the link', async () => {
    const { share, unmount } = await create()
    const paths: string[] = []
    const fetched = globalThis.fetch
    globalThis.fetch = (input, init) => {
      paths.push(new URL(input instanceof Request ? input.url : String(input), location.href).pathname)
      return fetched(input, init)
    }
    try {
      const { user } = await visit(share.token, unmount)
      expect(await screen.findByRole('heading', { level: 1, name: 'BCG vaccine' })).toBeVisible()
      expect(screen.getByText(/^Shared by Ines Varga on .*, as it was then\.$/)).toBeVisible()
      const before = screen.getAllByRole('article').length
      await user.click(screen.getByRole('checkbox', { name: /^Meta-analysis/ }))
      await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(before))
      expect(addressNow()).toBe(`/search/shared/${share.token}`)
      expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
      // There is no help drawer that could open.
      expect(screen.queryByRole('button', { name: /^About / })).not.toBeInTheDocument()
      const calls = paths.filter((path) => path.startsWith('/api/') && !path.endsWith('/auth/me'))
      expect(new Set(calls)).toEqual(new Set(['/api/capabilities', `/api/shares/public/${share.token}`]))
    } finally {
      globalThis.fetch = fetched
    }
  })

  test('goes from a title to where the paper was published', async () => {
    const { share, unmount } = await create()
    await visit(share.token, unmount)
    const [first] = await screen.findAllByRole('article')
    const link = within(first as HTMLElement).getByRole('link')
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/(doi\.org|pubmed)/))
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('sees the list as it was looked at', async () => {
    const { share, unmount } = await create()
    worldNow().shares.update(share.id, { view: 'design=meta-analysis&sort=newest' })
    await visit(share.token, unmount)
    expect(await screen.findByRole('button', { name: 'Remove filter: Meta-analysis' })).toBeVisible()
    expect(screen.getByLabelText('Sort by')).toHaveValue('newest')
  })

  test.each(['never-there', '..%2f..%2fx'])('who has a link that is none (%s) reads so plainly', async (token) => {
    renderAt(`/search/shared/${token}`)
    expect(await screen.findByText('This link no longer works')).toBeVisible()
  })

  test('a failing server is no dead link', async () => {
    breakCall({ call: 'shares.read', status: 500 })
    const user = userEvent.setup()
    renderAt('/search/shared/some-token')
    expect(await screen.findByText('The shared search could not be opened')).toBeVisible()
    mendAll()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('This link no longer works')).toBeVisible()
  })
})

test('with an account the papers can be taken into the library, each once, and the query be run', async () => {
  const { share, unmount } = await create()
  unmount()
  const { user } = renderAt(`/search?shared=${share.token}`, { as: 'team-owner' })
  const [first, second] = await screen.findAllByRole('article')
  for (const article of [first, second]) await user.click(within(article as HTMLElement).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Add to my library' }))
  expect(await screen.findByText('2 papers added')).toBeVisible()
  const own = worldNow().documents.filter(({ ownerId }) => ownerId === 'user-team-owner')
  expect(own.map(({ origin }) => origin[0]?.file)).toEqual(['Shared search: BCG vaccine', 'Shared search: BCG vaccine'])

  await user.click(within(first as HTMLElement).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Add to my library' }))
  expect(await screen.findByText('1 was there already')).toBeVisible()
  expect(accepted('usage.consume').filter(({ input }) => JSON.stringify(input).includes('upload'))).toHaveLength(1)

  await user.click(screen.getByRole('link', { name: 'Run it yourself' }))
  expect(await screen.findByRole('searchbox')).toHaveValue('BCG vaccine')
})
