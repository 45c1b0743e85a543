import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { PlannedPage } from '#pages/PlannedPage.tsx'

const show = (title: string) =>
  render(
    <MemoryRouter>
      <PlannedPage title={title} purpose="What it will do." />
    </MemoryRouter>,
  )

test('a part that is not built yet says so, what it will do, and what can be read about it now', () => {
  show('Meta-Analysis')
  expect(screen.getByText('This part is not built yet')).toBeVisible()
  expect(screen.getByText('What it will do.')).toBeVisible()
  const reading = within(screen.getByRole('region', { name: 'What can be read about it now' }))
  expect(reading.getByRole('link', { name: 'How to read a forest plot' })).toHaveAttribute(
    'href',
    '/knowledgebase?article=forest-plot',
  )
})

test('without articles about it, none are promised', () => {
  show('Affiliate')
  expect(screen.queryByRole('region', { name: 'What can be read about it now' })).not.toBeInTheDocument()
})
