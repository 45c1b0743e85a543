import type { Page } from '@playwright/test'

import { formOf, toggleOf } from '../support/comments.ts'
import { Presses } from '../support/presses.ts'
import { expect, test, type Person } from '../support/test.ts'

const HOME = '/personalized-dashboard'
const places = (page: Page) => page.getByRole('navigation', { name: 'Your work' })

type Task = {
  /** What a newcomer is asked to do, from the dashboard. */
  is: string
  by: Person
  /** More than these are too many. */
  most: number
  /** What has to be there before. */
  before?: (page: Page) => Promise<void>
  way: (hand: Presses, page: Page) => Promise<void>
}

async function make(page: Page, path: string, data: object): Promise<{ id: string }> {
  const reply = await page.request.post(`/api${path}`, { data })
  expect(reply.ok()).toBe(true)
  const made = (await reply.json()) as { synthesis: { id: string } }
  return made.synthesis
}

const tasks: Task[] = [
  {
    is: 'find the page of a paper',
    by: 'individual',
    most: 2,
    way: async (hand, page) => {
      await hand.key('Control+k')
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
      await hand.write('aronson protective')
      await expect(page.getByRole('option', { name: /^Protective vaccination/ }).first()).toBeVisible()
      await hand.key('Enter')
      await expect(page.getByRole('heading', { level: 1, name: /^Protective vaccination/ })).toBeVisible()
    },
  },
  {
    is: 'answer a mention',
    by: 'team-member',
    most: 4,
    way: async (hand, page) => {
      await hand.click(places(page).getByRole('link', { name: /^Inbox/ }))
      await hand.click(page.getByRole('button', { name: /^Mention, Unread/ }))
      await hand.click(page.getByPlaceholder('Write a message'))
      await hand.write('I will look at it today.')
      await hand.key('Enter')
      await expect(page.getByText('I will look at it today.')).toBeVisible()
      await expect(page.getByPlaceholder('Write a message')).toHaveValue('')
    },
  },
  {
    is: 'finish a task',
    by: 'team-owner',
    most: 2,
    way: async (hand, page) => {
      const name = 'Resolve the conflicts among records 1 to 100'
      await hand.click(page.getByRole('link', { name }))
      await hand.choose(page.getByRole('dialog').getByLabel('Column'), 'Done')
      await expect(page.getByRole('dialog').getByLabel('Column').locator('option:checked')).toHaveText('Done')
      await page.goto(HOME)
      await expect(page.getByRole('link', { name: 'Judge risk of bias, trial by trial' })).toBeVisible()
      await expect(page.getByRole('link', { name })).toHaveCount(0)
    },
  },
  {
    is: 'add somebody to a review',
    by: 'team-owner',
    most: 4,
    before: async (page) => {
      await page.goto('/systematic-review')
      await page.getByRole('button', { name: 'Try with example papers' }).first().click()
      await expect(page.getByRole('button', { name: /^Include/ })).toBeVisible()
    },
    way: async (hand, page) => {
      await hand.click(page.getByRole('list', { name: 'Reviews, used last' }).getByRole('link').first())
      await hand.click(page.getByRole('link', { name: 'Team', exact: true }))
      const share = page.getByRole('combobox', { name: 'Project', exact: true })
      await hand.choose(share, 'Statins before the first event')
      await hand.click(page.getByRole('button', { name: 'Save', exact: true }))
      await expect(page.getByText('The review is shared with the project')).toBeVisible()
    },
  },
  {
    is: 'change the plan, as far as the sum that is due',
    by: 'individual',
    most: 3,
    way: async (hand, page) => {
      await hand.click(page.getByRole('button', { name: 'Individual plan' }))
      await hand.click(page.getByRole('button', { name: 'Choose Team' }))
      await hand.click(page.getByRole('button', { name: 'Create team' }))
      await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
    },
  },
  {
    is: 'cite a paper in a draft',
    by: 'individual',
    most: 4,
    before: async (page) => {
      await make(page, '/syntheses', { kind: 'draft', title: 'My first draft', documentIds: [], body: {} })
    },
    way: async (hand, page) => {
      await hand.click(places(page).getByRole('link', { name: 'Drafts' }))
      await hand.click(page.getByRole('link', { name: 'My first draft' }).first())
      const text = page.getByRole('textbox', { name: 'Text of the draft' })
      await expect(text).toBeVisible({ timeout: 25_000 })
      await hand.click(text)
      await hand.write('Vaccination lowers the risk @Aronson 1948')
      const papers = page.getByRole('listbox', { name: 'Papers to cite' })
      await expect(papers.getByText(/Protective vaccination/).first()).toBeVisible()
      await hand.key('Enter')
      await expect(text.locator('.draft-citation')).toBeVisible()
    },
  },
  {
    is: 'watch a search',
    by: 'individual',
    most: 4,
    way: async (hand, page) => {
      await hand.click(page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Search' }))
      await hand.click(page.getByRole('searchbox', { name: 'Question' }))
      await hand.write('does BCG vaccination prevent tuberculosis')
      await hand.key('Enter')
      const watch = page.getByRole('button', { name: /^Alert me/ })
      await hand.click(watch)
      await expect(watch.or(page.getByRole('button', { name: /^Stop/ })).first()).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    },
  },
  {
    is: 'comment on a page',
    by: 'tester',
    most: 3,
    way: async (hand, page) => {
      await hand.click(toggleOf(page))
      await expect(page.getByRole('button', { name: 'Add comment' })).toBeVisible()
      await hand.click(page.getByRole('heading', { level: 1 }), { x: 40, y: 12 })
      await expect(formOf(page).getByRole('textbox', { name: 'Comment' })).toBeFocused()
      await hand.write('This greeting is friendly.')
      await hand.click(formOf(page).getByRole('button', { name: 'Send comment' }))
      await expect(formOf(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Comment by Tomas Reyes, open/ }).first()).toBeVisible()
    },
  },
  {
    is: 'find the invoice of last month',
    by: 'team-owner',
    most: 2,
    way: async (hand, page) => {
      await hand.click(page.getByRole('button', { name: 'User menu' }))
      await hand.click(page.getByRole('menuitem', { name: 'Manage Billing' }))
      await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('row')).not.toHaveCount(1)
    },
  },
  {
    is: 'export a synthesis as a Word document',
    by: 'individual',
    most: 2,
    before: async (page) => {
      const { documents } = (await (
        await page.request.get('/api/documents?scope=starter&text=BCG&limit=6')
      ).json()) as {
        documents: { id: string }[]
      }
      const { id } = await make(page, '/synthesis/generate', {
        documentIds: documents.map((paper) => paper.id),
        query: 'Does BCG vaccination prevent tuberculosis?',
      })
      await expect(async () => {
        const { synthesis } = (await (await page.request.get(`/api/syntheses/${id}`)).json()) as {
          synthesis: { status: string }
        }
        expect(synthesis.status).toBe('complete')
      }).toPass()
    },
    way: async (hand, page) => {
      await hand.click(page.getByRole('link', { name: /^Does BCG vaccination prevent tuberculosis/ }).first())
      const saved = page.waitForEvent('download')
      await hand.click(page.getByRole('button', { name: 'Word', exact: true }))
      expect((await saved).suggestedFilename()).toMatch(/\.docx$/)
    },
  },
]

for (const { is, by, most, before, way } of tasks) {
  test(`a newcomer is asked to ${is}: ${most} presses from the dashboard`, async ({ openAs }) => {
    const page = await openAs(by, HOME)
    await page.setViewportSize({ width: 1440, height: 900 })
    if (before) {
      await before(page)
      await page.goto(HOME)
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hand = new Presses(page)
    await way(hand, page)
    expect(hand.count).toBeLessThanOrEqual(most)
  })
}
