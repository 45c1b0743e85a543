import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { RecordCard } from '#features/review/screen/RecordCard.tsx'
import { starterPapers } from '#engine/starter-papers/all.ts'

test('a record says whose words stand where its abstract would: ours, a rebuilt abstract, or the paper’s own', () => {
  const [paper] = starterPapers
  if (!paper) throw new Error('The starter library is empty.')
  const terms = { include: [], exclude: [] }
  const own = { ...paper, summarised: false }
  const all = [paper, { ...own, abstractRebuiltBy: 'OpenAlex' }, own]
  render(
    <MemoryRouter>
      {all.map((each, at) => (
        <section key={at} aria-label={`record ${at}`}>
          <RecordCard paper={each} terms={terms} source="A file" isSample={false} />
        </section>
      ))}
    </MemoryRouter>,
  )
  const at = (index: number) => screen.getByRole('region', { name: `record ${index}` })
  expect(at(0)).toHaveTextContent('A summary by Roadrunner')
  expect(at(1)).toHaveTextContent('The paper’s abstract as OpenAlex rebuilds it from an index of its words.')
  expect(at(2)).not.toHaveTextContent(/by Roadrunner|rebuilds/)
})
