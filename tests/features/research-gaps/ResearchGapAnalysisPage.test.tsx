import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { expect, test } from 'vitest'

import { gapsCopy } from '#features/research-gaps/gaps.copy.ts'
import { starterLibrary } from '#engine/papers/library.ts'
import { sentencesOf } from '#science/evidence/sentences.ts'
import { statedGaps } from '#science/gaps/stated-gaps.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'
import { savedFiles } from '#tests/support/saved-files.ts'

testApi()
const files = savedFiles()

/** Papers of the starter library, those that state a gap first. */
const stating = new Set(statedGaps(starterLibrary()).map(({ documentId }) => documentId))
const papers = starterLibrary()
  .toSorted((a, b) => Number(stating.has(b.id)) - Number(stating.has(a.id)))
  .slice(0, 10)

async function openGaps() {
  const page = renderAt(`/research-gap-analysis?documents=${papers.map(({ id }) => id).join(',')}&q=What is missing`, {
    as: 'individual',
  })
  await page.user.click(await screen.findByRole('button', { name: 'Start' }))
  await screen.findByRole('tab', { name: /^Stated/ })
  return page
}

test('stated gaps are the papers’ own sentences; scores rank them, and the status waits for a person', async () => {
  // Before the papers are read nothing is said to be missing.
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const words of [gapsCopy.reading, gapsCopy.noStated, 'Stated0'])
      if (document.body.textContent.includes(words)) seen.add(words)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const { user } = await openGaps()
  const table = await screen.findByRole('region', { name: 'Stated gaps' })
  await within(table).findAllByRole('button', { name: /\w{3,} \w/ })
  observer.disconnect()
  expect([...seen]).toEqual([gapsCopy.reading])
  const buttons = await within(table).findAllByRole('button', { name: /\w{3,} \w/ })
  const all = papers.flatMap(({ abstract = '' }) => sentencesOf(abstract).map(({ text }) => text))
  const statements = buttons.map(({ textContent }) => textContent ?? '').filter((text) => all.includes(text))
  expect(statements.length).toBeGreaterThan(1)
  const last = statements.at(-1) ?? ''
  await user.click(within(table).getByRole('button', { name: last }))
  const panel = await screen.findByRole('complementary', { name: 'Gap' })
  await user.selectOptions(within(panel).getByLabelText('Importance'), '5')
  await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveTextContent(last))
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('5.0')
  await user.selectOptions(within(panel).getByLabelText('Status'), 'answered')
  await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Answered'))

  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV of the gaps' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const { data } = Papa.parse<string[]>((await files[0]?.text())?.slice(1) ?? '')
  expect(data[1]?.[0]).toBe(last)
  expect(data[1]?.slice(2, 3)).toEqual(['Answered'])
  expect(data[1]?.[7]).toBe('5')
})

test('each mapped gap re-counts to the stated number, with its scope', async () => {
  const { user } = await openGaps()
  await user.click(screen.getByRole('tab', { name: /^Mapped/ }))
  expect(await screen.findByText(/A map needs two questions with values/)).toBeInTheDocument()
  // A first map is offered from what several papers speak of; its counts are those of the papers too.
  await user.click(await screen.findByRole('button', { name: 'Draw this map' }))
  const first = await screen.findByRole('group', { name: 'Topic by Method' })
  const [topic = ''] = (screen.getByLabelText<HTMLInputElement>('Topic: values').value ?? '').split('; ')
  expect(papers.filter(({ title, abstract }) => `${title} ${abstract}`.toLowerCase().includes(topic.toLowerCase())).length).toBeGreaterThan(1) // prettier-ignore
  expect((await within(first).findAllByRole('button', { name: /: \d+ papers?$/ })).length).toBeGreaterThan(3)
  await user.click(screen.getByRole('button', { name: 'Remove Topic' }))
  await user.click(screen.getByRole('button', { name: 'Remove Method' }))
  await user.click(screen.getByRole('button', { name: 'Add population' }))
  await user.click(await screen.findByRole('button', { name: 'Add intervention' }))
  await user.type(await screen.findByLabelText('Population: values'), 'women; men{Enter}')
  await user.type(screen.getByLabelText('Intervention: values'), 'placebo; control{Enter}')
  const map = await screen.findByRole('group', { name: 'Population by Intervention' })
  const has = (text: string, word: string) => new RegExp(`\\b${word}s?\\b`, 'i').test(text)
  for (const population of ['women', 'men']) {
    for (const intervention of ['placebo', 'control']) {
      const count = papers.filter(({ title, abstract }) => {
        const text = `${title}. ${abstract}`
        return has(text, population) && has(text, intervention)
      }).length
      expect(
        await within(map).findByRole('button', {
          name: `${population}, ${intervention}: ${count} ${count === 1 ? 'paper' : 'papers'}`,
        }),
      ).toBeInTheDocument()
    }
  }
  const table = await screen.findByRole('region', { name: 'Mapped gaps' })
  for (const row of within(table).getAllByRole('row').slice(1)) {
    const said = /^(\d+) of (\d+) papers \(search “What is missing”, .+\) combines? (\w+) and (\w+)\./.exec(
      row.textContent ?? '',
    )
    expect(said?.[2]).toBe(String(papers.length))
    expect(
      within(map).getByRole('button', { name: new RegExp(`^${said?.[3]}, ${said?.[4]}: ${said?.[1]} paper`) }),
    ).toBeInTheDocument()
  }
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Self-contained page (HTML)' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const page = new DOMParser().parseFromString((await files[0]?.text()) ?? '', 'text/html')
  expect(page.querySelectorAll('figure svg rect')).not.toHaveLength(0)
  expect(page.querySelectorAll('table')).toHaveLength(2)
})
