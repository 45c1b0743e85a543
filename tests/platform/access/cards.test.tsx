import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { LockedPreview } from '#platform/access/LockedPreview.tsx'
import { SearchLimitCard } from '#platform/access/SearchLimitCard.tsx'
import { SignInCard } from '#platform/access/SignInCard.tsx'
import { UpgradePrompt } from '#platform/access/UpgradePrompt.tsx'
import { tellUpgradeRequired } from '#platform/access/upgrade-required.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'

testApi()

test('the search limit says how many of three were used, as the server counts', () => {
  render(<SearchLimitCard used={3} />)
  expect(screen.getByRole('heading', { name: 'Search Limit Reached' })).toBeVisible()
  expect(screen.getByText("You've used 3 of 3 monthly searches on your Free plan.")).toBeVisible()
  expect(screen.getByText(/^Your allowance renews on \w+ 1\. Everything/)).toBeVisible()
  expect(screen.getByText('Individual has no monthly limit: $25 a month.')).toBeVisible()
})

test('a part that the plan lacks names the plan that has it, and its price', () => {
  render(<UpgradePrompt name="shared projects" area="collaborate" />)
  expect(screen.getByText('Team includes it: $49 a month for each member.')).toBeVisible()
})

test('a visitor is offered both ways in', () => {
  render(<SignInCard />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth')
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth?view=register')
})

test('a locked preview can be neither read out nor operated', () => {
  render(
    <LockedPreview card={<p>Upgrade</p>}>
      <button type="button">Inside</button>
    </LockedPreview>,
  )
  expect(screen.getByText('Upgrade')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Inside' })).not.toBeInTheDocument()
  expect(screen.getByText('Inside').closest('[inert]')).not.toBeNull()
})

test('a part that the plan does not include says so and shows the plans', async () => {
  renderAt('/personalized-dashboard', { as: 'free' })
  await screen.findByRole('heading', { name: 'Welcome, Freya' })
  act(() => tellUpgradeRequired('team collaboration'))
  // What is told goes again by itself; the plans are loaded meanwhile.
  expect(await screen.findByText('Upgrade Required')).toBeInTheDocument()
  expect(
    screen.getByText("Your current plan doesn't include team collaboration. Please upgrade to access this feature."),
  ).toBeInTheDocument()
  expect(await screen.findByRole('dialog', { name: 'Subscription plans' })).toBeVisible()
})
