import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { mainJobSteps } from '#features/dashboard/main-job-steps.ts'
import { breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const done = (work: Parameters<typeof mainJobSteps>[0]) =>
  mainJobSteps(work)
    .filter((step) => step.isDone)
    .map(({ id }) => id)

describe('the four steps', () => {
  test('tick themselves from what is there, and nothing is invented', () => {
    expect(done({})).toEqual([])
    expect(done({ searches: 1, ownPapers: 0, syntheses: [] })).toEqual(['search'])
    expect(done({ ownPapers: 3042 })).toEqual(['library'])
    expect(done({ syntheses: [{ id: '1', status: 'generating' }] })).toEqual([])
    expect(done({ syntheses: [{ id: '1', status: 'failed' }] })).toEqual([])
    expect(done({ syntheses: [{ id: '1', status: 'complete', version: 1 }] })).toEqual(['synthesis'])
    expect(done({ syntheses: [{ id: '1', version: 2 }] })).toEqual(['synthesis', 'edit'])
  })
})

describe('the dashboard', () => {
  const region = (name: string) => screen.findByRole('region', { name })

  test('of a new account says what to do first', async () => {
    renderAt('/personalized-dashboard', { as: 'free' })
    const steps = within(await region('From question to synthesis')).getAllByRole('listitem')
    expect(steps).toHaveLength(4)
    expect(within(steps[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/search')
    expect(
      await screen.findByText(
        'A synthesis answers your question from the papers you choose. Yours will be listed here.',
      ),
    ).toBeVisible()
    expect(await screen.findByText('Your last searches will be listed here, to open again for free.')).toBeVisible()
    expect(document.title).toBe('Dashboard · Roadrunner')
  })

  test('lists what was written last, newest first, each opening as saved', async () => {
    const put = (id: string, title: string, updatedAt: string) =>
      worldNow().syntheses.put({
        id,
        ownerId: 'user-free',
        title,
        status: 'complete',
        documentIds: ['a', 'b'],
        version: 1,
        createdAt: updatedAt,
        updatedAt,
      })
    put('syn-1', 'Statins after stroke', '2026-01-02T10:00:00Z')
    put('syn-2', 'Vaccines and tuberculosis', '2026-03-02T10:00:00Z')
    renderAt('/personalized-dashboard', { as: 'free' })
    const recent = await region('Recent syntheses')
    await waitFor(() => expect(within(recent).getAllByRole('listitem')).toHaveLength(2))
    const links = within(recent)
      .getAllByRole('listitem')
      .map((row) => within(row).getByRole('link'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/synthesis-history?id=syn-2',
      '/synthesis-history?id=syn-1',
    ])
    expect(links[0]).toHaveTextContent('2 papers')
    expect(await screen.findByText('1 of 4 done')).toBeVisible()
  })

  test('a list that cannot be loaded says so alone, and can be asked for again', async () => {
    breakCall({ call: 'syntheses.list', status: 500, body: {} })
    const { user } = renderAt('/personalized-dashboard', { as: 'free' })
    expect(await screen.findByText('Failed to load projects. Please try again.')).toBeVisible()
    expect(await region('Recent searches')).toBeVisible()
    breakCall({ call: 'syntheses.list', delayMs: 1 })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/Yours will be listed here/)).toBeVisible()
  })

  test('of a server with the calls of the texts alone offers no searches', async () => {
    breakCall({ call: 'capabilities.get', status: 404 })
    renderAt('/personalized-dashboard', { as: 'free' })
    expect(await screen.findByText(/Yours will be listed here/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument()
  })
})
