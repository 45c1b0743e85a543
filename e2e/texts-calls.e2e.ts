import { expect, SPECIFIED, test } from './support/test.ts'

// What no other specified test asks of a server of the two texts; `specified-calls.ts` says which calls are missing.

test(
  'collaboration: a chat with everybody, a team, an invitation, a project and its task',
  SPECIFIED,
  async ({ openAs }) => {
    const page = await openAs('team-owner', '/collaborate')
    await page.getByRole('textbox', { name: /Message, Chat with everybody/ }).fill('Good morning')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Good morning')).toBeVisible()

    await page.getByRole('button', { name: 'New team' }).click()
    const newTeam = page.getByRole('dialog', { name: 'New team' })
    await newTeam.getByRole('textbox', { name: 'Team name' }).fill('Cohorts')
    await newTeam.getByRole('button', { name: 'Create team' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cohorts' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('new@example.org')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText('Invitation sent to new@example.org').first()).toBeVisible()

    await page.goto('/new-project')
    await page.getByRole('textbox', { name: 'Title' }).fill('Aspirin')
    await page.getByRole('button', { name: 'Create project' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Aspirin' })).toBeVisible()
    await page.getByRole('button', { name: 'New task' }).click()
    const newTask = page.getByRole('dialog')
    await newTask.getByRole('textbox', { name: /Task Title/i }).fill('Call the library')
    await newTask.getByRole('button', { name: /Assign/ }).click()
    await expect(newTask).toHaveCount(0)
  },
)

test('invitations: a team is declined, a project accepted', SPECIFIED, async ({ openAs }) => {
  const guest = await openAs('individual', '/personalized-dashboard')
  await guest.getByRole('button', { name: /^Notifications/ }).click()
  const panel = guest.getByRole('dialog', { name: 'Notifications' })
  await panel.getByRole('button', { name: 'Decline' }).click()
  await expect(guest.getByText('Invitation Declined', { exact: true })).toBeVisible()

  const reviewer = await openAs('enterprise', '/personalized-dashboard')
  await reviewer.getByRole('button', { name: /^Notifications/ }).click()
  await reviewer.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Accept' }).click()
  await expect(reviewer.getByText('Invitation Accepted', { exact: true })).toBeVisible()
})

test(
  'an account: its password is asked for anew, an article is called helpful, a synthesis is deleted',
  SPECIFIED,
  async ({ openAs, openPage }) => {
    const visitor = await openPage('/auth?view=forgot')
    await visitor.getByLabel('Email').fill('free@roadrunner.test')
    await visitor.getByRole('button', { name: 'Send reset link' }).click()
    await expect(visitor.getByText('If an account exists for that address, a reset link is on its way.')).toBeVisible()

    const page = await openAs('individual', '/search')
    await page.getByRole('button', { name: 'Open Help Assistant (Cmd+Shift+/)' }).click()
    await page.getByRole('tab', { name: 'Feedback' }).click()
    const form = page.getByRole('form', { name: 'Send feedback' })
    await form.getByLabel('Type').selectOption('kudos')
    await form.getByRole('textbox', { name: 'Title' }).fill('The ledger')
    await form.getByRole('textbox', { name: 'Details' }).fill('It adds up.')
    await form.getByRole('button', { name: /Send/ }).click()
    await expect(page.getByText(/Thank/i).first()).toBeVisible()

    await page.goto('/write')
    await page.getByRole('button', { name: 'New draft' }).first().click()
    await page.getByLabel('Title').fill('For a moment')
    await page.getByRole('button', { name: 'Begin writing' }).click()
    await expect(page).toHaveURL(/\/write\/./)
    await page.goto('/write')
    await page
      .getByRole('button', { name: /For a moment/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Draft deleted')).toBeVisible()
  },
)
