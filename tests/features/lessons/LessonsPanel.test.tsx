import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import type { Lesson } from '#contract/lessons.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const openLessons = () => renderAt('/help?tab=learn', { as: 'free' })
const section = (name: string) => screen.findByRole('region', { name })
const header = async (name: string) => within(await section(name)).getByRole('button', { expanded: false })

describe('the list', () => {
  test('has the eight sections of the text in their order, then any other by its name', async () => {
    worldNow().lessons.put({ id: 'x-1', section: 'méta-analysis', title: 'Own', order_index: 1 })
    openLessons()
    await section('Dashboard & Getting Started')
    expect(
      screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent.replace(/\d+\/\d+$/, '')),
    ).toEqual([
      'Dashboard & Getting Started',
      'Academic Search',
      'Evidence Synthesis',
      'Document Analysis',
      'Team Collaboration',
      'Writing Workspace',
      'Resource Management',
      'Platform Navigation',
      'Méta-analysis',
    ])
  })

  test('counts what is completed in each section and over all', async () => {
    const total = worldNow().lessons.all().length
    const inSearch = worldNow()
      .lessons.all()
      .filter(({ section }) => section === 'search').length
    const done = { accountId: 'user-free', status: 'completed', at: '2026-01-01T00:00:00Z' }
    worldNow().lessonProgress.put({ ...done, id: 'user-free:lesson-search-1', lessonId: 'lesson-search-1' })
    openLessons()
    expect(await screen.findByText(`1 of ${total} lessons completed`)).toBeVisible()
    expect(screen.getByText(`${Math.round(100 / total)}%`)).toBeVisible()
    const search = within(await section('Academic Search'))
    expect(search.getByText(`1/${inSearch}`)).toBeVisible()
    expect(search.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `1 of ${inSearch}`)
  })

  test('opens and closes its sections; a row tells state, length and difficulty', async () => {
    for (const { id, ...lesson } of worldNow().lessons.all()) {
      if (lesson.section === 'search')
        worldNow().lessons.put({ id, ...lesson, order_index: 10 - (lesson.order_index ?? 0) })
    }
    const { user } = openLessons()
    await user.click(await header('Academic Search'))
    const search = within(await section('Academic Search'))
    const rows = search.getAllByRole('listitem')
    const expected = worldNow()
      .lessons.all()
      .filter(({ section }) => section === 'search')
      .toSorted((a, b) => (a.order_index ?? 0) - (b.order_index ?? 0))
    expect(rows).toHaveLength(expected.length)
    expected.forEach((lesson, index) => {
      expect(rows[index]).toHaveTextContent(
        `Not started${lesson.title}${lesson.description}${lesson.estimated_duration} min${lesson.difficulty_level?.charAt(0).toUpperCase()}`,
      )
    })
    await user.click(search.getByRole('button', { expanded: true }))
    expect(search.queryAllByRole('listitem')).toEqual([])
  })

  test('stands in an area of 600 px, beside four tips', async () => {
    openLessons()
    expect((await section('Lessons')).className).toContain('h-[600px]')
    const tips = within(await section('Learning Tips')).getAllByRole('listitem')
    expect(tips.map((tip) => tip.textContent)).toEqual([
      'Start with Dashboard lessons',
      'Complete lessons in order',
      'Use the platform while following along',
      'Mark lessons complete to track progress',
    ])
  })

  test.each([
    ['a server error', { status: 500, body: { message: 'boom' } }, 'Failed to load lessons. Please try again.'],
    ['a refusal with a reason', { status: 200, body: { success: false, error: 'Lessons rest.' } }, 'Lessons rest.'],
    ['a refusal without one', { status: 200, body: { success: false } }, 'Failed to load lessons'],
  ])('says after %s what is wrong, and can be asked for again', async (_, fault, text) => {
    breakCall({ call: 'lessons.list', ...fault })
    const { user } = openLessons()
    expect(await screen.findByText(text)).toBeVisible()
    breakCall({ call: 'lessons.list', delayMs: 1 })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await section('Dashboard & Getting Started')).toBeVisible()
  })

  test('shows zero progress and no error when progress cannot be loaded', async () => {
    const done = { accountId: 'user-free', status: 'completed', at: '2026-01-01T00:00:00Z' }
    worldNow().lessonProgress.put({ ...done, id: 'user-free:lesson-dashboard-1', lessonId: 'lesson-dashboard-1' })
    breakCall({ call: 'lessons.progress', status: 500 })
    openLessons()
    expect(await screen.findByText(`0 of ${worldNow().lessons.all().length} lessons completed`)).toBeVisible()
    expect(screen.getByText('0%')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(within(await section('Dashboard & Getting Started')).getByText('Completed')).toBeInTheDocument()
  })
})

describe('a lesson', () => {
  const openLesson = () => renderAt('/help?tab=learn&lesson=lesson-dashboard-1', { as: 'free' })
  const action = (name: string) => screen.findByRole('button', { name })

  test('shows everything that it has, line by line', async () => {
    const lesson = worldNow().lessons.get('lesson-dashboard-1')
    openLesson()
    expect(await screen.findByRole('heading', { name: lesson?.title })).toBeVisible()
    expect(screen.getByText('Beginner')).toBeVisible()
    expect(screen.getByText(`${lesson?.estimated_duration} min`)).toBeVisible()
    expect(screen.getByText(lesson?.description ?? '')).toBeVisible()
    const objectives = within(screen.getByRole('region', { name: 'Learning objectives' })).getAllByRole('listitem')
    expect(objectives.map((each) => each.textContent)).toEqual(lesson?.learning_objectives)
    for (const line of lesson?.content?.split('\n') ?? []) expect(screen.getByText(line)).toBeVisible()
  })

  test('goes from Start Lesson over Mark Complete to Review Again, and says so each time', async () => {
    const { user } = openLesson()
    await user.dblClick(await action('Start Lesson'))
    expect(await screen.findByText('Lesson marked as in progress')).toBeInTheDocument()
    expect(screen.getByText('Progress Updated')).toBeInTheDocument()
    await user.click(await action('Mark Complete'))
    expect(await screen.findByText('Lesson marked as completed')).toBeInTheDocument()
    await user.click(await action('Review Again'))
    expect(await action('Mark Complete')).toBeVisible()
    expect(accepted('lessons.saveProgress').map(({ input }) => (input['body'] as { status: string }).status)).toEqual([
      'in_progress',
      'completed',
      'in_progress',
    ])
    await user.click(await action('Back to Lessons'))
    expect(await screen.findByText(/^0 of \d+ lessons completed$/)).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-lesson', 'lesson-dashboard-1'))
  })

  test('counts as soon as it is completed', async () => {
    const { user } = openLesson()
    await user.click(await action('Start Lesson'))
    await user.click(await action('Mark Complete'))
    await action('Review Again')
    await user.click(await action('Back to Lessons'))
    expect(await screen.findByText(/^1 of \d+ lessons completed$/)).toBeVisible()
  })

  test('stays as it was when its progress cannot be saved', async () => {
    breakCall({ call: 'lessons.saveProgress', status: 500, times: 1 })
    const { user } = openLesson()
    await user.click(await action('Start Lesson'))
    expect(await screen.findByText('Failed to update lesson progress')).toBeInTheDocument()
    expect(screen.getByText('Error')).toBeInTheDocument()
    await user.click(await action('Start Lesson'))
    expect(await action('Mark Complete')).toBeVisible()
  })

  test('is saved by the letter even when the answer is a web page', async () => {
    breakCall({ call: 'lessons.saveProgress', html: true, cut: 'after', times: 1 })
    const { user } = openLesson()
    await user.click(await action('Start Lesson'))
    expect(await screen.findByText('Lesson marked as in progress')).toBeInTheDocument()
    expect(await action('Mark Complete')).toBeVisible()
  })

  test('that is gone is said to be gone', async () => {
    renderAt('/help?tab=learn&lesson=lesson-none', { as: 'free' })
    expect(await screen.findByText('This lesson no longer exists.')).toBeVisible()
  })
})

describe('a lesson about a task', () => {
  test('says what completes it, leads to its own place, and is completed once that was done', async () => {
    const { user } = renderAt('/help?tab=learn&lesson=lesson-dashboard-3', { as: 'individual' })
    expect(await screen.findByText('It is marked completed once you have chosen a persona.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Choose a persona' }))
    expect(addressNow()).toBe('/select-persona')
    const account = worldNow().accounts.get('user-individual')
    if (account) worldNow().accounts.put({ ...account, personaType: 'graduate_student' })
    await user.click(screen.getByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' }))
    await user.click(await screen.findByRole('tab', { name: 'Learn' }))
    expect(await screen.findByText(/^1 of \d+ lessons completed$/)).toBeVisible()
  })

  test('a hostile address of its own is no place: the section’s page stands in', async () => {
    const { id, ...lesson } = worldNow().lessons.all()[0] ?? { id: '' }
    for (const action_url of ['javascript:alert(1)', '//evil.test', 'https://evil.test/search', '/nowhere-at-all']) {
      worldNow().lessons.put({ ...(lesson as Omit<Lesson, 'id'>), id, action_url, action_label: 'Go' })
      const { unmount } = renderAt(`/help?tab=learn&lesson=${id}`, { as: 'free' })
      expect(await screen.findByRole('link', { name: 'Open Dashboard' })).toHaveAttribute(
        'href',
        '/personalized-dashboard',
      )
      expect(screen.queryByRole('link', { name: 'Go' })).not.toBeInTheDocument()
      unmount()
    }
  })
})
