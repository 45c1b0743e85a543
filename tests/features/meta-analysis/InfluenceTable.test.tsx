import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { InfluenceTable } from '#features/meta-analysis/results/InfluenceTable.tsx'
import { influence, leaveOneOut } from '#science/statistics/models/sensitivity.ts'

test('a study without which there is no model says why in its row, and the others have their figures', () => {
  const studies = [0.1, 0.5, 0.3, 0.9].map((effect) => ({ effect, variance: 0.04 }))
  const known = leaveOneOut(studies, 'REML').map((result, i) =>
    i === 1 ? { ok: false as const, reason: 'The studies cannot be weighted.' } : result,
  )
  const found = influence(studies, 'REML', {}, known)
  if (!found.ok) throw new Error(found.reason)
  render(<InfluenceTable rows={found.influences.map((each, i) => ({ ...each, id: `${i}`, label: `Study ${i}` }))} />)
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows[1]?.[0]).toBe('Study 1The studies cannot be weighted.')
  // All is unknown but the hat, which the model of all studies gives.
  expect(rows[1]?.slice(1)).toEqual(['–', '–', '–', '–', '–', '–', '0.250', '–'])
  expect(screen.queryByText(/not known/)).not.toBeInTheDocument()
  for (const row of [rows[0], rows[2], rows[3]]) expect(row?.[1]).toMatch(/^−?\d+\.\d{3}$/)
})
