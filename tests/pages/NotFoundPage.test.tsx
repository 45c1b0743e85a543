import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { Component as NotFoundPage } from '#pages/NotFoundPage.tsx'

const at = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <NotFoundPage />
    </MemoryRouter>,
  )

test('says that there is no such page, shows the address, and leads on', () => {
  at('/serach?q=bcg')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no page at this address')
  expect(screen.getByText('/serach?q=bcg')).toBeInTheDocument()
  expect(document.title).toBe('Page not found · Roadrunner')
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/personalized-dashboard')
  expect(screen.getByRole('link', { name: 'Search papers' })).toHaveAttribute('href', '/search')
})

test('shows an address as text, cut where it is endless', () => {
  at(`/<img src=x onerror=alert(1)>/${'a'.repeat(2000)}`)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText(/^\/.{499}$/)).toBeInTheDocument()
})
