import { expect, test } from 'vitest'

import { readPaperFile } from '#research/files/read-paper-file.ts'

const page = (body: string, head = '') =>
  new File([`<!doctype html><html><head>${head}</head><body>${body}</body></html>`], 'saved.html')

test('a saved page gives the record that its head states, and its text', async () => {
  const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`
  const read = await readPaperFile(
    page(
      '<nav>Home</nav><h1>Green tea</h1><p>Sleep improved\n in 12 of 40.</p><table><tr><td>Tea</td><td>20</td></tr></table>',
      [
        meta('citation_title', 'Green tea and sleep'),
        meta('citation_author', 'Lovelace, Ada'),
        meta('citation_author', 'Jan van der Berg'),
        meta('citation_doi', '10.1000/TEA'),
        meta('citation_publication_date', '2017/06/05'),
        meta('citation_journal_title', 'Tea Research'),
      ].join(''),
    ),
  )
  expect(read.draft).toMatchObject({
    title: 'Green tea and sleep',
    authors: [
      { family: 'Lovelace', given: 'Ada' },
      { family: 'van der Berg', given: 'Jan' },
    ],
    year: 2017,
    venue: 'Tea Research',
    ids: { doi: '10.1000/tea' },
  })
  expect(read.pages[0]?.text).toBe('Green tea\n\nSleep improved in 12 of 40.\n\nTea\n\n20')
})

test('nothing in a page runs, is fetched, or reaches the text', async () => {
  const read = await readPaperFile(
    page(
      '<script>globalThis.wasRun = true</script><img src="/x.png" onerror="globalThis.wasRun = true"><style>p{}</style><p onclick="x">Words of it</p>',
    ),
  )
  expect(read.pages[0]?.text).toBe('Words of it')
  expect('wasRun' in globalThis).toBe(false)
  expect(document.querySelector('script')).toBeNull()
})
