import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { foundWords } from '#research/evidence/checked-citations.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { callApi } from '#shared/api/call-api.ts'
import { createQueryClient } from '#shared/query/query-client.ts'
import { breakCall } from '#tests/support/faults.ts'
import { testApi } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()

const PAPER = 'p-keeling-1976'
const TITLE = 'Atmospheric carbon dioxide variations at Mauna Loa Observatory, Hawaii'

const show = (documentId: string, quote: string) => {
  signInAs('individual')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <EvidenceQuote evidence={{ documentId, quote }} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a quote that stands in the paper says so and links to its place', async () => {
  show(PAPER, TITLE)
  expect(await screen.findByText('Stands word for word in the paper’s title')).toBeVisible()
  const address = screen.getByRole('link', { name: 'Open the passage' }).getAttribute('href') ?? ''
  expect(address).toContain(`/document/${PAPER}?`)
  expect(new URLSearchParams(address.split('?')[1]).get('s')).toBe('0')
})

test('other capitals and spaces are the same words', async () => {
  show(PAPER, TITLE.toUpperCase().replace('MAUNA LOA', 'MAUNA  LOA'))
  expect(await screen.findByText('Stands, set in another way, in the paper’s title')).toBeVisible()
})

test('a quote that does not stand there is struck out and opens nothing', async () => {
  show(PAPER, 'Carbon dioxide fell by nine tenths in a year')
  expect(await screen.findByText(/No source found/)).toBeVisible()
  expect(screen.getByText('Carbon dioxide fell by nine tenths in a year').tagName).toBe('S')
  expect(screen.queryByRole('link')).toBeNull()
})

test('a text that cannot be had is no verdict on the quote', async () => {
  breakCall({ call: 'files.text', status: 500 })
  show(PAPER, TITLE)
  expect(await screen.findByText(/Not looked up/)).toBeVisible()
  expect(screen.getByText(TITLE).tagName).toBe('BLOCKQUOTE')
})

test('words of a summary that Roadrunner wrote are never called the paper’s', async () => {
  const [paper] = starterPapers
  const quote = (paper?.abstract ?? '').split('. ')[0] ?? ''
  show(paper?.id ?? '', quote)
  expect(await screen.findByText('Stands word for word in a summary by Roadrunner')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/in the paper/)
})

test('an abstract that OpenAlex rebuilt is called so where a quote of it stands', async () => {
  signInAs('individual')
  const abstract = 'Tea was associated with 7 minutes more of sleep in each of the nights.'
  const draft = { type: 'article-journal', title: 'Tea and nights', authors: [], abstract, keywords: [], ids: {} }
  const record = { line: 1, draft: { ...draft, abstractRebuiltBy: 'OpenAlex' } }
  const body = { importId: 'rebuilt-abstract', batch: 0, file: 'OpenAlex', records: [record] }
  const { outcomes } = await callApi(documentsApi.importBatch, { body })
  show(outcomes[0]?.documentId ?? '', abstract)
  expect(await screen.findByText('Stands word for word in the paper’s abstract as OpenAlex rebuilds it')).toBeVisible()
})

test('a count of quotes tells summaries from the papers’ own text', () => {
  expect(foundWords({ found: 24, summaries: 24, rebuilt: 0 })).toBe('24 found in summaries by Roadrunner')
  expect(foundWords({ found: 5, summaries: 2, rebuilt: 0 })).toBe(
    '3 found in the papers’ own text, 2 found in summaries by Roadrunner',
  )
  expect(foundWords({ found: 4, summaries: 1, rebuilt: 3 })).toBe(
    '3 found in abstracts as a database rebuilt them, 1 found in summaries by Roadrunner',
  )
  expect(foundWords({ found: 0, summaries: 0, rebuilt: 0 })).toBe('0 found in the papers’ own text')
})
