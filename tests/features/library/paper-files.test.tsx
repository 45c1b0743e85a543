import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { accountByName } from '#engine/people/accounts.ts'
import { setUses, usedThisMonth } from '#engine/people/plan-limits.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

testApi()

const idOf = (person: Person) => accountByName(worldNow(), person)?.id ?? ''
const uploads = (person: Person) => usedThisMonth(worldNow(), idOf(person), 'upload')
const papersOf = (person: Person) => worldNow().documents.filter(({ ownerId }) => ownerId === idOf(person))
const filesOf = (person: Person) => worldNow().paperFiles.filter(({ ownerId }) => ownerId === idOf(person))

const paper = (title: string, name = `${title}.md`, text = '') =>
  new File([`# ${title}\n\nAda Lovelace, Jan van der Berg\n\nSleep improved in twelve of forty adults. ${text}`], name)

async function importing(as: Person = 'individual') {
  const { user } = renderAt('/resources', { as })
  const [button] = await screen.findAllByRole('button', { name: 'Import papers' })
  await user.click(button as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Import papers' })
  const input = () => within(dialog).findByLabelText('Choose a file', { selector: 'input' })
  // What a person drops is not filtered by what the file dialog offers.
  const give = async (...files: File[]) => fireEvent.change(await input(), { target: { files } })
  const line = (name: string) => within(dialog).getByText(name).closest('li') as HTMLElement
  return { user, dialog, give, line }
}
const ledger = (dialog: HTMLElement) => within(dialog).findByRole('group', { name: 'Ledger' })

describe('files that are dropped on the import', () => {
  test('each has its own end with its reason, and the figures add up; only what was taken counts as an upload', async () => {
    const { dialog, give, line } = await importing('student')
    await give(
      paper('Green tea and sleep'),
      paper('Green tea and sleep', 'the same bytes.md'),
      new File([], 'empty.pdf'),
      new File(['<html>Not found</html>'], 'download.docx'),
      new File(['MZ'], 'paper.pdf.exe'),
      new File(['TY  - JOUR'], 'library.ris'),
    )
    expect(await ledger(dialog)).toHaveTextContent(
      '1 new papers + 0 added to papers + 1 duplicates + 4 not added = 6 files',
    )
    expect(line('Green tea and sleep.md')).toHaveTextContent('New paper: Green tea and sleep')
    expect(line('the same bytes.md')).toHaveTextContent('You have this file already')
    expect(line('empty.pdf')).toHaveTextContent('This file is empty')
    expect(line('download.docx')).toHaveTextContent('This Word document is damaged')
    expect(line('paper.pdf.exe')).toHaveTextContent('Only PDF, Word')
    expect(line('library.ris')).toHaveTextContent('This is a reference file. Import it on its own')
    expect(papersOf('student').map(({ title, authors }) => [title, authors.length])).toEqual([
      ['Green tea and sleep', 2],
    ])
    expect(filesOf('student').map(({ text }) => text)).toEqual(['stored'])
    await waitFor(() => expect(uploads('student')).toBe(1))
  })

  test('a file that could not be sent stays, and is added once when it is tried again', async () => {
    const { user, dialog, give, line } = await importing()
    breakCall({ call: 'files.create', cut: 'after', times: 1 })
    await give(paper('Green tea and sleep'), paper('Black tea and sleep'))
    expect(await ledger(dialog)).toHaveTextContent(
      '1 new papers + 0 added to papers + 0 duplicates + 1 not added = 2 files',
    )
    mendAll()
    await user.click(within(dialog).getByRole('button', { name: /^Try Again: / }))
    await waitFor(async () =>
      expect(await ledger(dialog)).toHaveTextContent(
        '2 new papers + 0 added to papers + 0 duplicates + 0 not added = 2 files',
      ),
    )
    expect(line('Green tea and sleep.md')).toHaveTextContent('New paper')
    expect(papersOf('individual')).toHaveLength(2)
    await waitFor(() => expect(uploads('individual')).toBe(2))
  })

  test('a paper that is there already takes the file instead of standing twice', async () => {
    worldNow().documents.put({
      type: 'article-journal',
      title: 'Green tea and sleep',
      authors: [{ family: 'Lovelace', given: 'Ada' }],
      keywords: [],
      ids: { doi: '10.1000/tea' },
      id: 'd-tea',
      ownerId: idOf('individual'),
      design: 'unknown',
      flags: {},
      counts: {},
      origin: [],
    })
    const { dialog, give, line } = await importing()
    await give(paper('Green tea and sleep', 'tea.md', 'https://doi.org/10.1000/tea'))
    expect(await ledger(dialog)).toHaveTextContent('0 new papers + 1 added to papers')
    expect(line('tea.md')).toHaveTextContent('Added to a paper you have, known by its DOI: Green tea and sleep')
    expect(papersOf('individual')).toHaveLength(1)
    expect(filesOf('individual')[0]?.documentId).toBe('d-tea')
  })

  test('the plan’s last uploads go to the first files, the rest waits in the list', async () => {
    setUses(worldNow(), idOf('free'), { upload: 4 })
    const { dialog, give, line } = await importing('free')
    await give(paper('Green tea'), paper('Black tea'))
    expect(await ledger(dialog)).toHaveTextContent(
      '1 new papers + 0 added to papers + 0 duplicates + 1 not added = 2 files',
    )
    expect(line('Black tea.md')).toHaveTextContent('Your uploads for this month are used up.')
    expect(within(line('Black tea.md')).getByRole('button', { name: /Try Again/ })).toBeVisible()
    expect(papersOf('free')).toHaveLength(1)
  })

  test('they go on while the window is closed, and their ledger is found again', async () => {
    const { user, dialog, give } = await importing()
    breakCall({ call: 'files.create', delayMs: 300 })
    await give(paper('Green tea'), paper('Black tea'), paper('White tea'))
    await within(dialog).findByText(/of 3 files done/)
    await user.keyboard('{Escape}')
    expect(await screen.findByText('3 files were added to your library.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(await ledger(await screen.findByRole('dialog'))).toHaveTextContent('3 new papers')
  })
})

describe('files of a paper', () => {
  /** A paper with one file, open beside the list. */
  async function opened(as: Person = 'individual') {
    const { user, dialog, give } = await importing(as)
    await give(paper('Green tea and sleep'))
    await ledger(dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Show my papers' }))
    await user.click(await screen.findByRole('button', { name: 'Green tea and sleep' }))
    const files = () => screen.getByRole('region', { name: 'Files of this paper' })
    await within(await screen.findByRole('region', { name: 'Files of this paper' })).findByText(
      'Green tea and sleep.md',
    )
    return { user, files }
  }
  const act = async (user: Awaited<ReturnType<typeof opened>>['user'], name: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions for Green tea and sleep.md' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }

  test('are listed with what can be done with their text; one is added, another put in its place', async () => {
    const { user, files } = await opened()
    expect(files()).toHaveTextContent('text can be quoted')
    const input = within(files()).getByLabelText('File of this paper', { selector: 'input' })
    // The disk of the server lost it.
    worldNow().contents.remove(filesOf('individual')[0]?.id ?? '')
    await user.upload(input, paper('Supplement', 'supplement.md'))
    expect(await within(files()).findByText('supplement.md')).toBeVisible()
    expect(within(files()).getAllByText(/^This file is lost: .* Add it again/)).toHaveLength(1)
    expect(filesOf('individual')).toHaveLength(2)

    await act(user, 'Replace…')
    await user.upload(input, paper('Final', 'final.md'))
    expect(await within(files()).findByText('final.md')).toBeVisible()
    expect(within(files()).queryByText(/^This file is lost/)).not.toBeInTheDocument()
    expect(filesOf('individual').map(({ name }) => name)).toEqual(['supplement.md', 'final.md'])
    expect(papersOf('individual')).toHaveLength(1)
  })

  test('are deleted only after a yes', async () => {
    const { user, files } = await opened()
    await act(user, 'Delete…')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect(filesOf('individual')).toHaveLength(1)
    await act(user, 'Delete…')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete file' }))
    expect(await within(files()).findByText(/^No file yet/)).toBeVisible()
    expect(filesOf('individual')).toEqual([])
    expect(papersOf('individual')).toHaveLength(1)
  })

  test('a file that is refused or could not be sent is said where it was chosen, and kept for another try', async () => {
    const { user, files } = await opened()
    const input = within(files()).getByLabelText('File of this paper', { selector: 'input' })
    await user.upload(input, new File(['<html>'], 'broken.docx'))
    expect(await within(files()).findByRole('alert')).toHaveTextContent('broken.docx was not added')
    breakCall({ call: 'files.upload', status: 503 })
    await user.upload(input, paper('Supplement', 'supplement.md'))
    expect(await within(files()).findByText(/It is still selected here/)).toBeVisible()
    mendAll()
    await user.click(within(files()).getByRole('button', { name: 'Try Again' }))
    expect(await within(files()).findByText('supplement.md')).toBeVisible()
    expect(accepted('files.upload')).toHaveLength(1)
  })

  test('narrow the list to papers with a file', async () => {
    const { user, dialog, give } = await importing()
    await give(paper('Green tea and sleep'))
    await ledger(dialog)
    await user.click(within(dialog).getByRole('button', { name: 'Show my papers' }))
    await user.click(screen.getByRole('button', { name: 'Organise' }))
    await user.click(await screen.findByRole('button', { name: 'Without a file' }))
    expect(await screen.findByText('No papers here yet')).toBeVisible()
    expect(addressNow()).toContain('files=without')
    await user.click(screen.getByRole('button', { name: 'With a file' }))
    expect(await screen.findByRole('button', { name: 'Green tea and sleep' })).toBeVisible()
  })
})

test('pasted identifiers are imported line by line; what is not found is said', async () => {
  const { user, dialog } = await importing()
  const starter = worldNow()
  expect(starter.documents.size).toBe(0)
  await user.click(await within(dialog).findByRole('button', { name: 'Paste identifiers instead' }))
  const box = within(dialog).getByRole('textbox', { name: 'Identifiers, one on each line' })
  await user.click(box)
  await user.paste('10.1056/NEJMoa2001017\nnothing here\n10.5555/unknown\nhttps://doi.org/10.5555/UNKNOWN')
  await user.click(within(dialog).getByRole('button', { name: 'Import these papers' }))
  const sum = await ledger(dialog)
  expect(sum).toHaveTextContent(/\d new \+ 0 duplicates \+ \d skipped = 4 in the file/)
  const skipped = within(dialog).getByRole('table', { name: 'Skipped records' })
  expect(skipped).toHaveTextContent('No DOI, PMID, PMCID or arXiv number in this line.')
  expect(skipped).toHaveTextContent('DOI 10.5555/unknown is not in your library or the starter library')
  expect(skipped).toHaveTextContent('The same identifier as in line 3.')
})
