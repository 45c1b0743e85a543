import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import { bcgTrials } from '#features/home/bcg-trials.ts'
import { Component as HomePage } from '#pages/HomePage.tsx'
import { verifyQuote } from '#science/evidence/verify-quote.ts'
import { ThemeProvider } from '#shared/theme/ThemeProvider.tsx'

const open = () =>
  render(
    <MemoryRouter>
      <ThemeProvider>
        <HomePage />
      </ThemeProvider>
    </MemoryRouter>,
  )
const lit = () =>
  [...screen.getByRole('region', { name: /BCG/ }).querySelectorAll('mark')].map((mark) => mark.textContent)

test('says what it is, in one h1 and in the tab', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Every finding, with the line it stands on')
  expect(document.title).toBe('Roadrunner: real papers in, verified evidence out')
})

test('leads to sign-in and to a new account', () => {
  open()
  expect(screen.getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute('href', '/auth')
  expect(screen.getAllByRole('link', { name: 'Create account' })[0]).toHaveAttribute('href', '/auth?view=register')
})

describe('the live example', () => {
  test('pools all thirteen trials: risk ratio 0.49 (0.34 to 0.70), tau2 0.31, I2 92%', () => {
    open()
    expect(screen.getByRole('row', { name: /13 pooled/ })).toHaveTextContent('0.49 (0.34 to 0.70)')
    expect(screen.getByText(/DerSimonian and Laird/)).toHaveTextContent('τ² 0.31, I² 92%, Q 152.2')
  })

  test('reacts: a trial left out changes the result, and all come back by one button', async () => {
    open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include Hart & Sutherland 1977' }))
    // Without the fourth trial, worked out apart from this code: log risk ratio -0.6187, 0.54 (0.39 to 0.74).
    expect(screen.getByRole('row', { name: /12 pooled/ })).toHaveTextContent('0.54 (0.39 to 0.74)')
    await userEvent.click(screen.getByRole('button', { name: 'All 13 trials' }))
    expect(screen.getByRole('row', { name: /13 pooled/ })).toHaveTextContent('0.49 (0.34 to 0.70)')
  })

  test('says so when nothing is left to pool', async () => {
    open()
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    expect(screen.getByRole('row', { name: /Nothing to pool/ })).toBeInTheDocument()
    expect(screen.getByText('Tick a trial to pool it.')).toBeInTheDocument()
  })

  test('lights the passage of the row that is chosen', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'TPT Madras 1980' }))
    expect(lit()).toEqual([
      'Tuberculosis was found in 505 of 88,391 vaccinated people and in 499 of 88,391 people given placebo.',
    ])
    expect(screen.getByText('Found in the text')).toBeInTheDocument()
  })

  test('one changed figure puts the light out', async () => {
    open()
    const quote = screen.getByLabelText('Quote')
    const said = (quote as HTMLTextAreaElement).value
    fireEvent.change(quote, { target: { value: said.replace('62', '63') } })
    expect(lit()).toEqual([])
    expect(screen.getByText('No source found')).toBeInTheDocument()
    fireEvent.change(quote, { target: { value: said } })
    expect(lit()).toEqual([said])
  })
})

test.each(bcgTrials.map((trial) => [trial.id, trial] as const))(
  '%s: the quote is in the text and holds the counts',
  (_, trial) => {
    expect(verifyQuote(trial.quote, trial.text).verified).toBe('exact')
    const figures = [...trial.quote.matchAll(/\d[\d,]*/g)].map(([figure]) => Number(figure.replaceAll(',', '')))
    expect(figures).toEqual([trial.events, trial.total, trial.controlEvents, trial.controlTotal])
  },
)

test('tells what is computed, suggested and confirmed by a person', () => {
  open()
  const region = screen.getByRole('region', { name: 'What it does, and what it leaves to you' })
  expect(
    within(region)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Computed', 'Suggested', 'Confirmed by a person'])
})

test('shows the five plans with their prices', () => {
  open()
  const plans = within(screen.getByRole('region', { name: 'Plans' })).getAllByRole('listitem')
  expect(plans.map((plan) => plan.textContent)).toEqual([
    expect.stringContaining('Free$0 a month'),
    expect.stringContaining('Student$10 a month'),
    expect.stringContaining('Individual$25 a month'),
    expect.stringContaining('Team$49 a month per user'),
    expect.stringContaining('EnterpriseCustom'),
  ])
})
