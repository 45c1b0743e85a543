import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { MatrixTable } from '#features/literature-matrix/MatrixTable.tsx'
import type { Matrix } from '#features/literature-matrix/use-matrix.ts'
import { PapersProvider } from '#research/views/show-papers.tsx'

const matrix = (isReading: boolean) =>
  ({
    concepts: [{ id: 'c', name: 'Latitude', synonyms: [] }],
    marks: { all: [], at: () => undefined, isRuledOut: () => false },
    coverage: new Map(),
    isReading,
  }) as unknown as Matrix

test('while the papers are read no concept has "no paper" and no paper has 0 marks', () => {
  const papers = ['Aronson', 'Ferguson'].map(
    (family) => ({ id: family, title: 'A trial', authors: [{ family }] }) as Paper,
  )
  const shown = (isReading: boolean) => (
    <MemoryRouter>
      <PapersProvider papers={new Map()}>
        <MatrixTable matrix={matrix(isReading)} papers={papers} chosen={undefined} onChoose={() => {}} />
      </PapersProvider>
    </MemoryRouter>
  )
  const { rerender } = render(shown(true))
  expect(screen.queryByText('no paper')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /0 marks|No mark/ })).not.toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /Latitude: being read …$/ })).toHaveLength(2)
  rerender(shown(false))
  expect(screen.getByText('no paper')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /: 0 marks$/ })).toHaveLength(2)
})
