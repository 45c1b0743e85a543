import { planned, type PageRoute } from './page-route.ts'

const dashboard = () => import('#pages/dashboard/DashboardPage.tsx')
const searchHistory = planned('Search history', 'Lists every search with its date, sources and number of results.')
const resources = () => import('#pages/library/ResourcesPage.tsx')
const synthesis = () => import('#pages/syntheses/SynthesisPage.tsx')
const analyze = planned(
  'Document Analysis and Extraction',
  'Takes values out of papers into a grid, each with the passage it stands on.',
)
const write = planned('Write', 'A manuscript beside its evidence: outline, citations and claims that are checked.')
const admin = planned('Admin dashboard', 'Shows people, plans and the work of the platform at a glance.')
const systematicReview = planned('Systematic Review', 'Leads from protocol and screening to a flow diagram and report.')
const metaAnalysis = planned('Meta-Analysis', 'Pools effects from several trials and shows where they differ.')
const scopingReview = planned('Scoping Review', 'Maps what has been studied on a question, and what has not.')
const narrativeReview = planned('Narrative Review', 'Builds an argument from papers, every statement with its source.')
const projectPage = planned('Project', 'One project of a team: its people, papers, tasks and talk.')
const team = planned('Team', 'The people of a team, their roles, invitations and chat.')

/** Section 2 of the first text, row by row. */
const specified: readonly PageRoute[] = [
  { path: '/auth', access: 'public', page: () => import('#pages/accounts/AuthPage.tsx') },
  { path: '/reset-password', access: 'public', page: () => import('#pages/accounts/ResetPasswordPage.tsx') },
  { path: '/', access: 'public', page: () => import('#pages/HomePage.tsx') },
  {
    path: '/copilot/shared/:token',
    access: 'public',
    page: planned('Shared Copilot session', 'Shows a Copilot session that somebody shared, to read along.'),
  },
  {
    path: '/search/shared/:shareToken',
    access: 'public',
    page: planned('Shared search', 'Shows a search that somebody shared, with its results and filters.'),
  },

  { path: '/personalized-dashboard', access: 'protected', page: dashboard },
  {
    path: '/copilot',
    access: 'protected',
    page: planned('Copilot', 'Answers questions about your papers, with every answer tied to a passage.'),
  },
  { path: '/search', access: 'protected', page: () => import('#pages/search/SearchPage.tsx') },
  { path: '/search-history', access: 'protected', page: searchHistory },
  { path: '/history', access: 'protected', page: searchHistory },
  {
    path: '/synthesis-history',
    access: 'protected',
    page: () => import('#pages/syntheses/SynthesisHistoryPage.tsx'),
  },
  { path: '/resources', access: 'protected', page: resources },
  { path: '/document/:id', access: 'protected', page: () => import('#pages/library/DocumentPage.tsx') },
  {
    path: '/literature-review-table',
    access: 'protected',
    page: planned('Literature review table', 'One row for each paper, one column for each question you ask of it.'),
  },
  {
    path: '/hypothesis-comparison',
    access: 'protected',
    page: planned('Hypothesis comparison', 'Sets hypotheses against the evidence that speaks for and against each.'),
  },
  {
    path: '/research-timeline',
    access: 'protected',
    page: planned('Research timeline', 'Shows how findings on a question followed one another over the years.'),
  },
  {
    path: '/methodological-best-practices',
    access: 'protected',
    page: planned(
      'Methodological best practices',
      'Checks a paper item by item against the reporting guideline for it.',
    ),
  },
  {
    path: '/compare-experimental-designs',
    access: 'protected',
    page: planned('Compare experimental designs', 'Sets the designs of several studies side by side.'),
  },
  { path: '/scoping-review', access: 'protected', page: scopingReview },
  { path: '/write/:id?', access: 'protected', page: write },
  {
    path: '/settings',
    access: 'protected',
    page: planned('Settings', 'Your account, your plan and billing, and how Roadrunner looks and behaves.'),
  },
  {
    path: '/help',
    access: 'protected',
    page: planned('Help', 'The assistant, lessons, and a place to report a problem.'),
  },
  {
    path: '/knowledgebase',
    access: 'protected',
    page: planned('Knowledge Base', 'Articles on the methods behind each tool, with their sources.'),
  },
  {
    path: '/new-project',
    access: 'protected',
    page: planned('New project', 'Starts a project from a question, papers and a template.'),
  },
  {
    path: '/projects',
    access: 'protected',
    page: planned('Projects', 'Lists your saved projects. Today they are under synthesis history.'),
  },
  {
    path: '/select-persona',
    access: 'protected',
    page: planned('Choose a persona', 'Fits the dashboard and the help texts to your kind of work.'),
  },
  { path: '/profile', access: 'protected', page: planned('Profile', 'Your name, affiliation, ORCID and interests.') },
  {
    path: '/collaboration-demo',
    access: 'protected',
    page: planned('Collaboration demo', 'A sandbox with an invented team, entirely in the browser.'),
  },
  {
    path: '/comment-test',
    access: 'protected',
    page: planned('Comment test', 'A page to try the beta comments on.'),
  },
  { path: '/affiliate', access: 'protected', page: planned('Affiliate', 'Your affiliate link and what came of it.') },
  {
    path: '/campaign/:campaignId',
    access: 'protected',
    page: planned('Campaign', 'One affiliate campaign and its figures.'),
  },
  { path: '/admin', access: 'admin', page: admin },
  { path: '/admin-dashboard', access: 'admin', page: admin },
  {
    path: '/admin/comments',
    access: 'admin',
    page: planned('Beta comments', 'Every comment of beta testers, to answer, resolve and clear.'),
  },
  {
    path: '/admin/organization',
    access: 'admin',
    page: planned('Organization', 'The organization’s teams, members and plans.'),
  },
  {
    path: '/admin/platform',
    access: 'admin',
    page: planned('Platform', 'The state of the platform and its services.'),
  },

  { path: '/analyze', access: 'extract', page: analyze },
  {
    path: '/high-impact-citations',
    access: 'extract',
    page: planned('High-impact citations', 'Finds the papers that a field leans on, and why.'),
  },
  {
    path: '/research-gap-analysis',
    access: 'extract',
    page: planned('Research gap analysis', 'Shows which combinations of question and method nobody has studied.'),
  },
  {
    path: '/literature-matrix',
    access: 'extract',
    page: planned('Literature matrix', 'Concepts against papers: who says what about which concept, with the passage.'),
  },
  {
    path: '/clinical-relevance',
    access: 'extract',
    page: planned('Clinical Evidence Synthesis', 'Effects in absolute numbers, certainty, and for whom they hold.'),
  },
  {
    path: '/funding-rationales',
    access: 'extract',
    page: planned('Funding rationales', 'Draws the case for a grant from the evidence, line by line.'),
  },
  {
    path: '/timeline-comparison/:id',
    access: 'extract',
    page: planned('Timeline comparison', 'Sets two lines of research side by side in time.'),
  },

  { path: '/synthesis/:view?', access: 'synthesis', page: synthesis },
  { path: '/systematic-review', access: 'synthesis', page: systematicReview },
  { path: '/meta-analysis', access: 'synthesis', page: metaAnalysis },
  { path: '/narrative-review', access: 'synthesis', page: narrativeReview },
  {
    path: '/collaborative-synthesis',
    access: 'synthesis',
    page: planned('Collaborative Workspace', 'One synthesis, written by several people at the same time.'),
  },

  {
    path: '/collaborate',
    access: 'team',
    page: planned('Collaborate', 'Your teams and projects, and the talk that belongs to them.'),
  },
  { path: '/team/:teamId?', access: 'team', page: team },
  { path: '/project/:projectId?', access: 'team', page: projectPage },
  { path: '/collaborate/:projectId', access: 'team', page: projectPage },
  {
    path: '/collaborate/:projectId/team',
    access: 'team',
    page: planned('Project team', 'Who works on this project, and in what role.'),
  },
  {
    path: '/collaborate/:projectId/settings',
    access: 'team',
    page: planned('Project settings', 'Name, description and rights of this project.'),
  },
  {
    path: '/collaborate/:projectId/tasks',
    access: 'team',
    page: planned('Tasks', 'The project’s tasks on a board: to do, under way, done.'),
  },
  {
    path: '/collaborate/:projectId/milestones',
    access: 'team',
    page: planned('Milestones', 'What is due when, and how much of it is done.'),
  },
  {
    path: '/collaborate/:projectId/reports',
    access: 'team',
    page: planned('Project reports', 'Reports on the project, written from its own record.'),
  },

  {
    path: '/support-center',
    access: 'open',
    page: planned('Support center', 'Where to ask for help, signed in or not.'),
  },
  {
    path: '/subscription-success',
    access: 'protected',
    page: planned('Subscription', 'Confirms a payment after you return from the payment provider.'),
  },
  {
    path: '/subscription/success',
    access: 'protected',
    page: planned('Subscription', 'Confirms a payment after you return from the payment provider.'),
  },
]

/** Names that links of comments and old addresses use for the same pages. */
const aliases: readonly PageRoute[] = [
  { path: '/documents', access: 'protected', page: resources },
  { path: '/insights', access: 'extract', page: analyze },
  { path: '/writing-assistant', access: 'protected', page: write },
]

export const routes: readonly PageRoute[] = [...specified, ...aliases]

/** Addresses that are answered under another one. */
export const redirects: readonly { from: string; to: string }[] = [{ from: '/affiliate-dashboard', to: '/affiliate' }]
