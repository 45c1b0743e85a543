export type PlannedWords = { title: string; purpose: string }

const adminDashboard = {
  title: 'Admin dashboard',
  purpose: 'Shows people, plans and the work of the platform at a glance.',
}

/** What stands at the address of a part that is not built yet, and what that part will do. */
export const plannedPages: Record<string, PlannedWords> = {
  '/affiliate': { title: 'Affiliate', purpose: 'Your affiliate link and what came of it.' },
  '/campaign/:campaignId': { title: 'Campaign', purpose: 'One affiliate campaign and its figures.' },
  '/admin': adminDashboard,
  '/admin-dashboard': adminDashboard,
  '/admin/organization': { title: 'Organization', purpose: 'The organization’s teams, members and plans.' },
  '/admin/platform': { title: 'Platform', purpose: 'The state of the platform and its services.' },
}
