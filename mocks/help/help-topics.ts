import { gridKinds, gridViews } from '#contract/grid-views.ts'

/**
 * What the help assistant of the embedded API knows. `strong` and `weak` are beginnings of words that point to a topic;
 * `ask` is the question that suggestions offer; `routes` are the pages where it is likely.
 */
export type HelpAction =
  | { type: 'dialog'; label: string; name: 'import' | 'plans' }
  | { type: 'lesson'; label: string; lessonId: string }
  | { type: 'tour'; label: string; tourKey: string }
  | { type: 'tab'; label: string; tab: 'learn' | 'issue' }

export type HelpTopic = {
  intent: string
  title: string
  ask: string
  strong: readonly string[]
  weak: readonly string[]
  routes: readonly string[]
  answer: string
  open?: { label: string; url: string }
  /** What else helps: a dialog, a lesson, a tour, another tab. */
  also?: readonly HelpAction[]
}

export const helpTopics: readonly HelpTopic[] = [
  {
    intent: 'copilot',
    title: 'Asking Copilot',
    ask: 'How do I ask Copilot?',
    strong: ['copilot', 'chat with'],
    weak: ['ask', 'question', 'answer', 'session', 'conversation'],
    routes: ['/copilot'],
    answer:
      'Open Copilot, choose which papers it may read under the question, and ask. Each answer shows its steps, and every quote is looked up in its paper before you see it; what was not found is struck out. A click on a citation opens the passage at the side. You can edit a question, ask again, share the session by link, and send an answer to a draft, a grid, a note or a task.',
    open: { label: 'Open Copilot', url: '/copilot' },
  },
  {
    intent: 'search',
    title: 'Finding papers',
    ask: 'How do I search for papers?',
    strong: ['search', 'find'],
    weak: ['paper', 'article', 'filter', 'query', 'result'],
    routes: ['/search', '/search-history', '/history', '/personalized-dashboard'],
    answer:
      'Open Search and type a question or a few terms. Papers come ranked by how well title, abstract, authors and venue match, with the matching words lit. Narrow the list by year, type and study design, tick the papers you want, and take them into a synthesis.',
    open: { label: 'Open Search', url: '/search' },
    also: [
      { type: 'tour', label: 'Show me around Search', tourKey: 'search' },
      { type: 'lesson', label: 'Lesson: Ask a searchable question', lessonId: 'lesson-search-1' },
    ],
  },
  {
    intent: 'alerts',
    title: 'Being told of new papers',
    ask: 'How am I told of new papers?',
    strong: ['alerts', 'alerted', 'watch', 'told'],
    weak: ['alert', 'new', 'paper', 'since', 'bell'],
    routes: ['/search-history', '/history', '/search'],
    answer:
      'Press the bell of a search in Search history. Everything that its runs have listed counts as known; it is asked again by itself, after imports too, and the notifications say what is new, each paper once. Runs by an alert are not counted.',
    open: { label: 'Open Search history', url: '/search-history' },
  },
  {
    intent: 'similar',
    title: 'From papers to papers',
    ask: 'Which papers are similar to mine or cite them?',
    strong: ['similar', 'related', 'snowball', 'citing'],
    weak: ['more', 'like', 'these', 'cite', 'paper'],
    routes: ['/resources', '/documents', '/document'],
    answer:
      'Tick one or several papers and press "Find more like this". Similar papers share the telling words of yours; references and citing papers come from sources that know them, and where none does the page says so. Each result names the paper that led to it.',
    open: { label: 'Open Resources', url: '/resources' },
  },
  {
    intent: 'views',
    title: 'Views of an analysis',
    ask: 'How do I open my analysis in another view?',
    strong: ['matrix', 'timeline', 'hypothes', 'gap', 'funding', 'clinical', 'view'],
    weak: ['grid', 'table', 'open', 'as', 'analysis', 'compare'],
    routes: gridKinds.filter((kind) => kind !== 'grid').map((kind) => gridViews[kind].path),
    answer:
      'Every analysis opens in twelve views: "Open as…" changes the view without a new run. Cells, decisions and passages are the same; what a view adds is kept with the analysis. In the command palette (Ctrl or Cmd and K) each view has its name.',
    open: { label: 'Open Analyze', url: '/analyze' },
  },
  {
    intent: 'reviews',
    title: 'Reviews step by step',
    ask: 'How do I begin a systematic review?',
    strong: ['systematic', 'scoping', 'screen', 'prisma', 'protocol'],
    weak: ['review', 'stage', 'begin', 'start', 'hub', 'team'],
    routes: ['/systematic-review', '/scoping-review', '/collaborative-synthesis', '/synthesis'],
    answer:
      'Synthesize shows what runs and offers each kind of review by the question that it answers. A review goes from protocol and search over screening, full texts and appraisal to the report; every number comes from a decision that was logged, so that the flow diagram adds up by itself.',
    open: { label: 'Open Synthesize', url: '/synthesis' },
  },
  {
    intent: 'pooling',
    title: 'Meta-analysis',
    ask: 'How do I pool studies?',
    strong: ['meta-analy', 'metaanaly', 'pool', 'forest', 'heterogen'],
    weak: ['effect', 'studies', 'analysis', 'plot', 'model'],
    routes: ['/meta-analysis'],
    answer:
      'Paste a table or take the effect data of a review, choose measure and model, and the forest plot stands at once: everything is computed in your browser. With one study nothing is pooled, with two it warns. Each plot has its table and the R code that computes it again.',
    open: { label: 'Open Meta-analysis', url: '/meta-analysis' },
  },
  {
    intent: 'narrative',
    title: 'Narrative review',
    ask: 'How do I write a narrative review?',
    strong: ['narrative', 'outline', 'claim'],
    weak: ['review', 'write', 'section', 'draft', 'canvas'],
    routes: ['/narrative-review'],
    answer:
      'Choose papers and say what the review asks: you get an outline from their themes, claims with the passages they stand on, and a text for each section that is written over only after you have seen both versions. Checks say which papers are never used and which claims have no evidence.',
    open: { label: 'Open Narrative review', url: '/narrative-review' },
  },
  {
    intent: 'outside',
    title: 'Sources outside',
    ask: 'How do I search PubMed or OpenAlex from here?',
    strong: ['pubmed', 'medline', 'openalex', 'crossref', 'arxiv', 'europe', 'outside', 'online', 'internet'],
    weak: ['search', 'live', 'source', 'database', 'web', 'pmc', 'literature'],
    routes: ['/search', '/settings'],
    answer:
      'Under the question box of Search, press “Search outside too…”: it says what each index holds, what is sent and on which terms, and one press agrees. Nothing is sent before that, and you can take it back in Settings → Research.',
    open: { label: 'Open Settings → Research', url: '/settings?tab=research' },
  },
  {
    intent: 'import',
    title: 'Importing references',
    ask: 'How do I import references from a file?',
    strong: ['import', 'ris', 'bibtex', 'nbib', 'zotero', 'endnote', 'mendeley'],
    weak: ['file', 'reference', 'upload', 'library'],
    routes: ['/search', '/resources', '/documents'],
    answer:
      'Export your references as RIS, BibTeX or PubMed .nbib and choose that file under Import. You get a ledger: new, duplicate and skipped records add up to the records in the file, and each skipped one names its line and the reason. Importing the same file twice adds nothing twice.',
    open: { label: 'Open Resources', url: '/resources' },
    also: [
      { type: 'dialog', label: 'Import a file now', name: 'import' },
      { type: 'lesson', label: 'Lesson: Import references from a file', lessonId: 'lesson-resources-1' },
    ],
  },
  {
    intent: 'export',
    title: 'Exporting references and work',
    ask: 'How do I export my references?',
    strong: ['export', 'download', 'backup'],
    weak: [
      'bibtex',
      'ris',
      'csl',
      'nbib',
      'zotero',
      'endnote',
      'mendeley',
      'reference',
      'library',
      'word',
      'everything',
      'csv',
      'file',
    ],
    routes: ['/resources', '/documents', '/settings'],
    answer:
      'Tick papers in Resources and press Export: BibTeX, RIS, CSL-JSON and other formats. In a draft Export writes Word, LaTeX and more. Everything you have here as one archive is under Settings, Export everything. All of it is free on every plan.',
    open: { label: 'Open Resources', url: '/resources' },
  },
  {
    intent: 'history',
    title: 'Earlier searches',
    ask: 'Where are my saved searches?',
    strong: ['saved', 'history'],
    weak: ['search', 'again', 'earlier', 'before', 'query', 'filter'],
    routes: ['/search-history', '/history'],
    answer:
      'Search history keeps each search with its question, filters and results: open one again, compare two runs, or press its bell to be told of new papers.',
    open: { label: 'Open Search history', url: '/search-history' },
  },
  {
    intent: 'share',
    title: 'Sharing by link and by project',
    ask: 'How do I share a synthesis or a manuscript?',
    strong: ['share', 'sharing'],
    weak: [
      'link',
      'manuscript',
      'draft',
      'synthes',
      'session',
      'search',
      'read',
      'account',
      'public',
      'somebody',
      'someone',
    ],
    routes: ['/shared'],
    answer:
      'Searches, syntheses and Copilot sessions have Share: a link that can be read without an account, listed under Settings, Shared links, where you can end it. A manuscript has no such link: export it as a Word document from Write.',
    open: { label: 'Open Settings', url: '/settings' },
  },
  {
    intent: 'duplicates',
    title: 'Duplicates',
    ask: 'How do I get rid of duplicate papers?',
    strong: ['duplicate', 'dedup', 'doubl'],
    weak: ['paper', 'rid', 'merge', 'same', 'twice', 'remov'],
    routes: ['/resources', '/documents'],
    answer:
      'An import links records that you have already and says how many. For the rest open Resources and “Possible duplicates” at its side: it shows pairs with what speaks for and against each; merge them, or say that they are two papers.',
    open: { label: 'Open Resources', url: '/resources' },
  },
  {
    intent: 'synthesis',
    title: 'Generating a synthesis',
    ask: 'How do I generate a synthesis?',
    strong: ['synthes', 'generat', 'summar'],
    weak: ['paper', 'write', 'review', 'document', 'question'],
    routes: ['/synthesis', '/synthesis-history', '/personalized-dashboard', '/narrative-review', '/scoping-review'],
    answer:
      'Choose the papers, type the question they should answer, and press Generate. Sections arrive one by one. You can rename and edit the result, it is saved with your other syntheses, and what was not found in the papers is listed as such.',
    open: { label: 'Open Synthesis', url: '/synthesis' },
    also: [
      { type: 'tour', label: 'Show me around Synthesis', tourKey: 'synthesis' },
      { type: 'lesson', label: 'Lesson: Generate your first synthesis', lessonId: 'lesson-synthesis-1' },
    ],
  },
  {
    intent: 'evidence',
    title: 'Citations you can check',
    ask: 'How do I check a citation?',
    strong: ['citation', 'cite', 'evidence', 'quote', 'source', 'passage'],
    weak: ['check', 'verif', 'true', 'trust', 'found'],
    routes: ['/synthesis', '/document', '/analyze', '/literature-matrix'],
    answer:
      'Each sentence that states a finding carries a citation. Click it and the passage is lit in the text of the paper. The quote is looked up in the document by code, not taken on faith; where it is not there you read "no source found", and the sentence should not be used as it is.',
  },
  {
    intent: 'extract',
    title: 'Extracting data from papers',
    ask: 'How do I extract data from papers?',
    strong: ['extract', 'analy', 'column', 'matrix'],
    weak: ['data', 'table', 'paper', 'grid'],
    routes: ['/analyze', '/literature-matrix', '/insights', '/clinical-relevance'],
    answer:
      'Analyze shows papers as rows and what you want to know as columns. Rules fill sample sizes, designs, effect sizes and registrations where the text states them; each cell opens the passage it was taken from, and you confirm or correct it.',
    open: { label: 'Open Analyze', url: '/analyze' },
  },
  {
    intent: 'citation-style',
    title: 'Citation styles',
    ask: 'How do I change the citation style?',
    strong: ['style', 'apa', 'vancouver', 'csl', 'harvard'],
    weak: ['citation', 'reference', 'bibliograph', 'journal', 'change', 'manuscript'],
    routes: ['/write'],
    answer:
      'Open the draft in Write and its Settings panel: Citation style lists the styles that are built in, and takes a style file of a journal that is not among them. Citations and the list of references are written anew at once.',
    open: { label: 'Open Write', url: '/write' },
  },
  {
    intent: 'write',
    title: 'Writing with your sources',
    ask: 'How do I start a draft?',
    strong: ['draft', 'manuscript', 'writing'],
    weak: ['write', 'start', 'text', 'chapter'],
    routes: ['/write', '/writing-assistant'],
    answer:
      'Open Write for a new draft. Insert citations from your library while you type; the evidence panel shows the passages behind them, so a claim and its source stay together.',
    open: { label: 'Open Write', url: '/write' },
  },
  {
    intent: 'plans',
    title: 'Plans and prices',
    ask: 'What do the plans cost?',
    strong: ['plan', 'price', 'cost', 'upgrade', 'subscri', 'pay', 'paid', 'billing'],
    weak: ['month', 'year', 'individual', 'enterprise'],
    routes: ['/settings', '/subscription'],
    answer:
      'Free costs nothing. Individual is $25 a month or $275 a year, Team $49 a month or $539 a year for each member, Enterprise is agreed with our sales team. Students pay $99 a year after verification. Compare and choose under Manage Billing.',
    open: { label: 'Open billing', url: '/settings?tab=billing' },
    also: [{ type: 'dialog', label: 'Compare plans', name: 'plans' }],
  },
  {
    intent: 'limits',
    title: 'Monthly limits of the Free plan',
    ask: 'What are the limits of the Free plan?',
    strong: ['limit', 'quota', 'remaining', 'credit'],
    weak: ['free', 'month', 'left', 'reached', 'many'],
    routes: ['/search', '/synthesis', '/analyze', '/settings'],
    answer:
      'On the Free plan you have 3 searches, 2 syntheses, 2 extractions, 2 writing runs and 5 uploads in a calendar month; they come back on the first day of the next (UTC). Only runs that delivered count. Reading, editing and exporting are free, and paid plans have no limits.',
  },
  {
    intent: 'student',
    title: 'Student verification',
    ask: 'How do I get the student price?',
    strong: ['student', 'enrol', 'universit', 'discount'],
    weak: ['price', 'verif', 'document'],
    routes: ['/settings'],
    answer:
      'Choose the Student plan, name your institution and year of graduation, and upload a transcript, an enrollment letter or a student ID card (PDF, Word or image, up to 10 MB). Once it is verified you can pay for the year.',
    open: { label: 'Open billing', url: '/settings?tab=billing' },
  },
  {
    intent: 'cancel',
    title: 'Ending a subscription',
    ask: 'How do I cancel my subscription?',
    strong: ['cancel', 'downgrad', 'unsubscri'],
    weak: ['subscri', 'plan', 'end', 'free'],
    routes: ['/settings'],
    answer:
      'Choose Free in the plans dialog and confirm. The paid plan ends at once and cannot be taken back. What you have saved stays readable and can be exported.',
    open: { label: 'Open billing', url: '/settings?tab=billing' },
  },
  {
    intent: 'teams',
    title: 'Teams and invitations',
    ask: 'How do I invite someone to my team?',
    strong: ['invit', 'team', 'colleague', 'member'],
    weak: ['share', 'role', 'together', 'collaborat', 'join'],
    routes: ['/collaborate', '/team'],
    answer:
      'Create a team under Collaborate, then invite people by email address. Owners and admins of a team may invite and create projects; others are members. The invited person finds the invitation behind the bell and accepts or declines it there.',
    open: { label: 'Open Collaborate', url: '/collaborate' },
  },
  {
    intent: 'tasks',
    title: 'Projects and tasks',
    ask: 'How do I assign a task?',
    strong: ['task', 'board', 'milestone', 'assign'],
    weak: ['project', 'due', 'team'],
    routes: ['/collaborate', '/project', '/projects'],
    answer:
      'A project has a board of tasks. A task needs a title; description, due date and the project it belongs to are optional. Collaboration needs the Team or Enterprise plan.',
    open: { label: 'Open Collaborate', url: '/collaborate' },
  },
  {
    intent: 'notifications',
    title: 'Notifications',
    ask: 'Where do I see my notifications?',
    strong: ['notif', 'bell', 'unread'],
    weak: ['see', 'message', 'read', 'mention'],
    routes: ['/personalized-dashboard', '/collaborate'],
    answer:
      'The bell in the top bar counts what you have not read. Unread and Read are two tabs; invitations can be accepted or declined there, and a mention takes you to the chat.',
  },
  {
    intent: 'mails',
    title: 'Mails about notifications',
    ask: 'Can I switch off e-mails about notifications?',
    strong: [],
    weak: ['mail', 'e-mail', 'email', 'notif', 'alert', 'switch', 'newsletter', 'send'],
    routes: [],
    answer:
      'Roadrunner sends no notifications by e-mail, so there is nothing to switch off. They stand behind the bell in the top bar.',
  },
  {
    intent: 'trash',
    title: 'Papers that were removed',
    ask: 'How do I get back a paper that I removed?',
    strong: ['trash', 'threw', 'throw', 'thrown', 'restor'],
    weak: ['back', 'remov', 'delet', 'undo', 'recover', 'paper', 'lost', 'bin'],
    routes: [],
    answer:
      'In Resources open Trash: a removed paper stays there for 30 days, outside the library, its counts and searches. Put back returns it with its notes and highlights.',
    open: { label: 'Open Resources', url: '/resources' },
  },
  {
    intent: 'comments',
    title: 'Beta comments',
    ask: 'How do I comment on a page?',
    strong: ['comment', 'overlay', 'pin', 'marker'],
    weak: ['page', 'feedback', 'beta', 'reply'],
    routes: ['/comment-test', '/admin'],
    answer:
      'Testers and admins switch on "Beta comments", click a place on the page and write. Red markers are open, yellow are in progress, green are resolved, grey are cleared. Answers appear in the comment activity of the top bar.',
  },
  {
    intent: 'lessons',
    title: 'Lessons',
    ask: 'Where can I learn how Roadrunner works?',
    strong: ['lesson', 'learn', 'tutorial', 'tour'],
    weak: ['start', 'begin', 'guide', 'course', 'roadrunner'],
    routes: ['/personalized-dashboard', '/help', '/knowledgebase'],
    answer:
      'The Learn tab of this drawer has short lessons for each part of Roadrunner. Start with Dashboard, keep the page open while you follow along, and mark a lesson complete when you are done.',
    also: [{ type: 'tab', label: 'Open Learn', tab: 'learn' }],
  },
  {
    intent: 'problem',
    title: 'Reporting a problem',
    ask: 'How do I report a problem?',
    strong: ['problem', 'bug', 'broken', 'crash', 'ticket', 'support'],
    weak: ['report', 'error', 'issue', 'help', 'wrong'],
    routes: ['/help', '/support-center'],
    answer:
      'Use the Issue tab of this drawer: a title, what happened, and how bad it is (P0 stops all work, P3 is a blemish). You get a ticket number. The support center works without signing in, too.',
    open: { label: 'Open the support center', url: '/support-center' },
    also: [{ type: 'tab', label: 'Report an issue', tab: 'issue' }],
  },
  {
    intent: 'password',
    title: 'Passwords',
    ask: 'How do I change my password?',
    strong: ['password', 'sign-in', 'login'],
    weak: ['change', 'forgot', 'reset', 'account'],
    routes: ['/settings', '/profile', '/auth'],
    answer:
      'Signed in, change it under Settings; your other sessions end. If you forgot it, choose "Forgot password" on the sign-in page: a link that works once, for one hour, is made for your address. A password has at least 8 characters.',
    open: { label: 'Open Settings', url: '/settings' },
  },
  {
    intent: 'persona',
    title: 'Persona and dashboard',
    ask: 'How do I change what my dashboard shows?',
    strong: ['persona', 'dashboard', 'panel'],
    weak: ['change', 'show', 'start', 'layout'],
    routes: ['/personalized-dashboard', '/select-persona'],
    answer:
      'Your persona decides which panels the dashboard starts with and how help speaks to you. Choose another under Select persona; panels can be added, moved and removed on the dashboard itself.',
    open: { label: 'Choose a persona', url: '/select-persona' },
  },
  {
    intent: 'appearance',
    title: 'Light and dark',
    ask: 'Can I switch to a dark theme?',
    strong: ['theme', 'dark', 'appearance', 'colour', 'color'],
    weak: ['light', 'switch', 'mode', 'screen'],
    routes: ['/settings'],
    answer: 'Yes. The theme can be light, dark or the same as your system. It is kept on this device.',
    open: { label: 'Open Settings', url: '/settings' },
  },
]
