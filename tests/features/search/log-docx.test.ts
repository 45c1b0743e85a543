import { convertToHtml } from 'mammoth'
import { expect, test } from 'vitest'

import { logDocx } from '#features/search/log-docx.ts'

test('the document has the sentences and a row for each source', async () => {
  const blob = logDocx([
    {
      runId: 'run-1',
      query: 'tea <script>',
      at: '2026-11-20T10:00:00Z',
      perSource: [{ source: 'starter', label: 'Starter library', queryRun: 'tea script', hits: 3 }],
      total: 3,
      items: [],
    },
  ])
  const { value } = await convertToHtml({ buffer: Buffer.from(await blob.arrayBuffer()) })
  expect(value).toContain('<h1>Search log</h1>')
  expect(value).toContain('On 20 November 2026 at 10:00 UTC we searched Starter library for “tea &lt;script&gt;”.')
  expect(value).toContain('<th><p><strong>Records matched</strong></p></th>')
  expect(value.match(/<tr>/g)).toHaveLength(2)
})
