import type { Person } from './test.ts'

/** What is pressed: a control by role and name, with Enter; or a key that opens from anywhere. */
export type Press = readonly [role: 'button' | 'menuitem', name: string | RegExp] | readonly ['key', string]

type State = {
  is: 'empty' | 'failing'
  /** The call that answers with nothing, or does not answer. */
  call: string
  body?: unknown
  says: string | RegExp
}

export type Overlay = {
  /** The file under src that draws it. */
  source: string
  /** Pressed one after the other; what has the focus before the first has it again in the end. */
  opens: readonly Press[]
  shows: readonly [role: 'dialog' | 'alertdialog' | 'menu', name: string | RegExp]
  states?: readonly State[]
}

type Place = { person: Person; isNarrow?: true; overlays: readonly Overlay[] }

const failing = (call: string, says: string | RegExp): State => ({ is: 'failing', call, says })
const empty = (call: string, body: unknown, says: string | RegExp): State => ({ is: 'empty', call, body, says })
const HIDDEN_PROJECTS = 'Your projects could not be loaded'

/**
 * What opens over a page, by the place where it is opened; how a place is made ready says `overlay-places.ts`. What a
 * file under src draws and is not here stands in `notSwept`: `tests/architecture/overlays.test.ts` finds the rest.
 */
export const places = {
  help: {
    person: 'individual',
    overlays: [
      { source: 'app/shell/ShortcutList.tsx', opens: [['key', '?']], shows: ['dialog', 'Keyboard shortcuts'] },
      { source: 'app/shell/palette/CommandPalette.tsx', opens: [['key', 'Control+k']], shows: ['dialog', 'Commands'] },
      { source: 'app/shell/new/NewDialog.tsx', opens: [['button', 'New']], shows: ['dialog', 'New'] },
      { source: 'app/shell/UserMenu.tsx', opens: [['button', 'User menu']], shows: ['menu', 'User menu'] },
      { source: 'app/shell/ThemeMenu.tsx', opens: [['button', 'Toggle theme']], shows: ['menu', 'Theme'] },
      {
        source: 'features/notifications/NotificationBell.tsx',
        opens: [['button', /^Notifications/]],
        shows: ['dialog', 'Notifications'],
        states: [
          empty('notifications.list', { notifications: [] }, /All caught up|No unread notifications/),
          failing('notifications.list', 'Failed to load notifications'),
        ],
      },
      {
        source: 'features/comments/activity/CommentActivityButton.tsx',
        opens: [['button', /^Comment activity/]],
        shows: ['dialog', 'Comment activity'],
        states: [failing('comments.activity', /Failed to load comments/)],
      },
      {
        source: 'features/help/HelpDrawer.tsx',
        opens: [['button', /^Open Help Assistant/]],
        shows: ['dialog', 'Roadrunner Help'],
      },
      {
        source: 'features/billing/plans/PlansDialog.tsx',
        opens: [['button', 'Individual plan']],
        shows: ['dialog', 'Subscription plans'],
      },
    ],
  },
  free: {
    person: 'free',
    overlays: [
      {
        source: 'features/billing/checkout/PaymentDialog.tsx',
        opens: [
          ['button', 'Free plan'],
          ['button', 'Choose Individual'],
        ],
        shows: ['dialog', 'Checkout'],
      },
      {
        source: 'features/billing/student/StudentVerificationDialog.tsx',
        opens: [
          ['button', 'Free plan'],
          ['button', 'Verify student status'],
        ],
        shows: ['dialog', 'Student Verification'],
      },
      {
        source: 'features/billing/sales/ContactSalesDialog.tsx',
        opens: [
          ['button', 'Free plan'],
          ['button', 'Contact Sales'],
        ],
        shows: ['dialog', 'Contact Sales'],
      },
    ],
  },
  narrow: {
    person: 'individual',
    isNarrow: true,
    overlays: [
      { source: 'app/shell/ToolSheet.tsx', opens: [['button', 'Menu']], shows: ['dialog', 'Tools'] },
      { source: 'features/search/ResultToolbar.tsx', opens: [['button', /^Filters/]], shows: ['dialog', 'Filters'] },
    ],
  },
  narrowLibrary: {
    person: 'individual',
    isNarrow: true,
    overlays: [
      {
        source: 'features/library/organise/OrganisePopover.tsx',
        opens: [['button', 'Organise']],
        shows: ['dialog', 'Organise'],
      },
      {
        source: 'features/library/LibraryWorkspace.tsx',
        opens: [['button', /^Efficacy of BCG/]],
        shows: ['dialog', 'Paper'],
      },
    ],
  },
  search: {
    person: 'individual',
    overlays: [
      {
        source: 'features/search/PasteIdentifiers.tsx',
        opens: [['button', 'Paste identifiers']],
        shows: ['dialog', 'Paste identifiers'],
      },
      {
        source: 'research/outside/OutsideConsent.tsx',
        opens: [['button', 'Search outside too…']],
        shows: ['dialog', 'Search the world’s literature too'],
      },
      {
        source: 'features/shares/ShareDialog.tsx',
        opens: [['button', 'Share']],
        shows: ['dialog', 'Share this search'],
      },
      { source: 'features/search/LogMenu.tsx', opens: [['button', 'Search log']], shows: ['menu', 'Search log'] },
    ],
  },
  library: {
    person: 'team-owner',
    overlays: [
      {
        source: 'features/library/ImportDialog.tsx',
        opens: [['button', 'Import papers']],
        shows: ['dialog', 'Import papers'],
      },
      {
        source: 'features/graph/MoreLikeDialog.tsx',
        opens: [['button', 'Find more like these']],
        shows: ['dialog', 'More like these'],
      },
      {
        source: 'features/collaboration/projects/AddToProjectDialog.tsx',
        opens: [['button', 'Add to project']],
        shows: ['dialog', 'Add to project'],
      },
      { source: 'research/papers/AnalyseMenu.tsx', opens: [['button', 'Analyze']], shows: ['menu', 'Analyze in'] },
      {
        source: 'shared/forms/NameDialog.tsx',
        opens: [
          ['button', 'Tag'],
          ['menuitem', 'New tag…'],
        ],
        shows: ['dialog', 'Tag 2 papers'],
      },
      {
        source: 'features/library/care/MergeDialog.tsx',
        opens: [['button', 'Merge']],
        shows: ['dialog', 'Make 2 records one'],
      },
    ],
  },
  libraryPaper: {
    person: 'individual',
    overlays: [
      {
        source: 'features/library/organise/EditRecordDialog.tsx',
        opens: [['button', /^Edit/]],
        shows: ['dialog', 'Edit the record'],
      },
    ],
  },
  grid: {
    person: 'individual',
    overlays: [
      {
        source: 'features/extraction/RunDialog.tsx',
        opens: [['button', 'Run']],
        shows: ['dialog', 'Run on the papers'],
      },
      {
        source: 'features/extraction/ColumnLibraryDialog.tsx',
        opens: [['button', 'Add columns']],
        shows: ['dialog', 'Add columns'],
      },
      {
        source: 'features/extraction/ColumnDialog.tsx',
        opens: [
          ['button', 'Add columns'],
          ['button', /own column/i],
        ],
        shows: ['dialog', 'Own column'],
      },
      {
        source: 'features/extraction/AgreementDialog.tsx',
        opens: [['button', 'Agreement']],
        shows: ['dialog', 'Agreement'],
      },
      {
        source: 'features/extraction/ExtractionWorkbench.tsx',
        opens: [['button', 'Keys of the grid']],
        shows: ['dialog', 'Keys of the grid'],
      },
      {
        source: 'features/extraction/PivotDialog.tsx',
        opens: [['button', 'Count two columns']],
        shows: ['dialog', 'Count two columns'],
      },
      { source: 'research/grid/AnalysisHead.tsx', opens: [['button', 'Open as…']], shows: ['menu', 'Open as'] },
      { source: 'research/grid/ExportButton.tsx', opens: [['button', 'Export']], shows: ['menu', 'Export as'] },
    ],
  },
  table: {
    person: 'individual',
    overlays: [
      {
        source: 'features/literature-table/TableColumnsDialog.tsx',
        opens: [['button', 'Columns']],
        shows: ['dialog', 'Columns of the table'],
      },
      {
        source: 'features/literature-table/AbbreviationsDialog.tsx',
        opens: [['button', 'Abbreviations']],
        shows: ['dialog', 'Abbreviations'],
      },
    ],
  },
  matrix: {
    person: 'individual',
    overlays: [
      {
        source: 'features/literature-matrix/SuggestConcepts.tsx',
        opens: [['button', 'Suggest concepts']],
        shows: ['dialog', 'Concepts suggested by your papers'],
      },
      {
        source: 'features/literature-matrix/ConceptForm.tsx',
        opens: [['button', 'Add concept']],
        shows: ['dialog', 'New concept'],
      },
    ],
  },
  timeline: {
    person: 'individual',
    overlays: [
      {
        source: 'features/research-timeline/EventForm.tsx',
        opens: [['button', 'Add event']],
        shows: ['dialog', 'New event'],
      },
    ],
  },
  designs: {
    person: 'individual',
    overlays: [
      {
        source: 'research/grid/CellPopover.tsx',
        opens: [['button', /^Design, .+ \(\d{4}\): /]],
        shows: ['dialog', /.+/],
      },
    ],
  },
  hypotheses: {
    person: 'individual',
    overlays: [
      {
        source: 'features/hypothesis-comparison/AddEvidence.tsx',
        opens: [['button', 'Add evidence']],
        shows: ['dialog', 'Add evidence'],
      },
    ],
  },
  meta: {
    person: 'individual',
    overlays: [
      {
        source: 'features/meta-analysis/settings/SettingsBar.tsx',
        opens: [['button', 'More settings']],
        shows: ['dialog', 'More settings'],
      },
      {
        source: 'features/meta-analysis/settings/ColumnChoice.tsx',
        opens: [['button', 'Columns']],
        shows: ['dialog', 'Columns'],
      },
      {
        source: 'features/meta-analysis/transfer/ImportTableDialog.tsx',
        opens: [['button', 'Paste or import']],
        shows: ['dialog', 'Import a table'],
      },
      {
        source: 'features/meta-analysis/OutcomeBar.tsx',
        opens: [
          ['button', 'This outcome'],
          ['menuitem', 'Rename'],
        ],
        shows: ['dialog', 'Name of the outcome'],
      },
      {
        source: 'features/meta-analysis/convert/ConvertDialog.tsx',
        opens: [
          ['button', /^What to do with/],
          ['menuitem', 'Work out a number'],
        ],
        shows: ['dialog', /^Work out a number/],
      },
      {
        source: 'features/meta-analysis/table/ExcludeDialog.tsx',
        opens: [
          ['button', /^What to do with/],
          ['menuitem', 'Leave out, with a reason'],
        ],
        shows: ['dialog', /^Leave out/],
      },
    ],
  },
  reviews: {
    person: 'individual',
    overlays: [
      {
        source: 'features/review/flow/ReplayDialog.tsx',
        opens: [['button', 'Open an audit bundle']],
        shows: ['dialog', 'Open an audit bundle'],
      },
    ],
  },
  reviewRecords: {
    person: 'individual',
    overlays: [
      {
        source: 'features/library/PaperPicker.tsx',
        opens: [['button', 'Choose papers']],
        shows: ['dialog', 'Choose papers'],
        states: [failing('documents.list', 'The library could not be loaded')],
      },
    ],
  },
  reviewFlow: {
    person: 'individual',
    overlays: [
      { source: 'features/review/flow/FlowStage.tsx', opens: [['button', /^Studies: \d/]], shows: ['dialog', /.+/] },
    ],
  },
  charting: {
    person: 'individual',
    overlays: [
      {
        source: 'features/review/scope/FormEditor.tsx',
        opens: [['button', 'Make the form']],
        shows: ['dialog', /^Charting form/],
      },
    ],
  },
  map: {
    person: 'individual',
    overlays: [
      {
        source: 'features/review/scope/MapStage.tsx',
        opens: [['button', /included sources? report/]],
        shows: ['dialog', /.+/],
      },
      { source: 'shared/figures/FigureFrame.tsx', opens: [['button', /^Download Map/]], shows: ['menu', /.+/] },
    ],
  },
  drafts: {
    person: 'individual',
    overlays: [
      {
        source: 'features/writing/NewDraftDialog.tsx',
        opens: [['button', 'New draft']],
        shows: ['dialog', 'New draft'],
      },
      {
        source: 'features/writing/transfer/OpenFileDialog.tsx',
        opens: [['button', 'Open a file']],
        shows: ['dialog', 'Open a file as a draft'],
      },
      {
        source: 'features/writing/DraftList.tsx',
        opens: [
          ['button', 'Actions for BCG and tuberculosis'],
          ['menuitem', 'Rename'],
        ],
        shows: ['dialog', 'Rename draft'],
      },
    ],
  },
  draft: {
    person: 'individual',
    overlays: [
      {
        source: 'features/writing/transfer/ExportDialog.tsx',
        opens: [['button', 'Export']],
        shows: ['dialog', 'Export the draft'],
      },
      { source: 'features/writing/bars/FormatBar.tsx', opens: [['button', 'Insert']], shows: ['menu', 'Insert'] },
      {
        source: 'features/writing/cards/TargetDialog.tsx',
        opens: [
          ['button', 'Insert'],
          ['menuitem', 'Cross reference'],
        ],
        shows: ['dialog', 'Cross reference'],
      },
    ],
  },
  history: {
    person: 'individual',
    overlays: [
      {
        source: 'features/syntheses/history/RenameDialog.tsx',
        opens: [
          ['button', /^Actions for/],
          ['menuitem', 'Rename'],
        ],
        shows: ['dialog', 'Rename'],
      },
    ],
  },
  templates: {
    person: 'individual',
    overlays: [
      {
        source: 'features/syntheses/hub/KeepTemplateDialog.tsx',
        opens: [['button', 'Make a template']],
        shows: ['dialog', 'Make a template of an analysis'],
      },
    ],
  },
  copilot: {
    person: 'individual',
    overlays: [
      {
        source: 'features/copilot/sessions/RenameDialog.tsx',
        opens: [
          ['button', /^More for/],
          ['menuitem', 'Rename …'],
        ],
        shows: ['dialog', 'Rename'],
      },
      {
        source: 'features/copilot/sessions/MoveDialog.tsx',
        opens: [
          ['button', /^More for/],
          ['menuitem', 'Move to a project …'],
        ],
        shows: ['dialog', 'Move to a project'],
        states: [failing('collaboration.projects', HIDDEN_PROJECTS)],
      },
      {
        source: 'shared/ui/ConfirmDialog.tsx',
        opens: [
          ['button', /^More for/],
          ['menuitem', 'Delete …'],
        ],
        shows: ['alertdialog', 'Delete this session?'],
      },
      {
        source: 'features/copilot/scope/ScopeDialog.tsx',
        opens: [
          ['button', /^Papers in scope/],
          ['menuitem', 'A collection …'],
        ],
        shows: ['dialog', 'Which collection?'],
        states: [
          empty('library.collections', { collections: [] }, /^You have no collection yet/),
          failing('library.collections', 'The list could not be loaded'),
        ],
      },
    ],
  },
  copilotAnswer: {
    person: 'individual',
    overlays: [
      {
        source: 'features/copilot/send/AnalysisDialog.tsx',
        opens: [
          ['button', 'Send to'],
          ['menuitem', /^Hypothesis comparison/],
        ],
        shows: ['dialog', 'Send to a hypothesis comparison'],
        states: [failing('syntheses.list', 'Your analyses could not be loaded')],
      },
      {
        source: 'features/copilot/send/NoteDialog.tsx',
        opens: [
          ['button', 'Send to'],
          ['menuitem', /^Note on a paper/],
        ],
        shows: ['dialog', 'Add to the note on a paper'],
      },
      {
        source: 'features/copilot/send/DraftDialog.tsx',
        opens: [
          ['button', 'Send to'],
          ['menuitem', 'A draft that is there …'],
        ],
        shows: ['dialog', 'Send to a draft'],
        states: [
          empty('syntheses.list', { syntheses: [] }, /^You have no draft that you may write in/),
          failing('syntheses.list', 'Your drafts could not be loaded'),
        ],
      },
      {
        source: 'features/help/assign/AssignTaskDialog.tsx',
        opens: [
          ['button', 'Send to'],
          ['menuitem', 'Task …'],
        ],
        shows: ['dialog', 'Assign task'],
        states: [
          empty('collaboration.projects', { projects: [] }, /^You have no project yet/),
          failing('collaboration.projects', 'Failed to load projects. Please try again.'),
        ],
      },
    ],
  },
  projects: {
    person: 'team-owner',
    overlays: [
      {
        source: 'features/collaboration/project-list/ManageDialog.tsx',
        opens: [['button', 'Manage Statins before the first event']],
        shows: ['dialog', 'Statins before the first event'],
        states: [failing('projects.get', 'The project could not be loaded')],
      },
      {
        source: 'features/collaboration/project-list/RenameDialog.tsx',
        opens: [['button', /^Rename /]],
        shows: ['dialog', 'Rename'],
      },
    ],
  },
  collaborate: {
    person: 'team-owner',
    overlays: [
      {
        source: 'features/collaboration/start/NewProjectDialog.tsx',
        opens: [['button', 'New project']],
        shows: ['dialog', 'New project'],
      },
      {
        source: 'features/collaboration/start/NewTeamDialog.tsx',
        opens: [['button', 'New team']],
        shows: ['dialog', 'New team'],
      },
    ],
  },
  tasks: {
    person: 'team-owner',
    overlays: [
      {
        source: 'features/collaboration/tasks/NewTaskDialog.tsx',
        opens: [['button', 'New task']],
        shows: ['dialog', 'New task'],
      },
      {
        source: 'features/collaboration/tasks/transfer/ImportTasksDialog.tsx',
        opens: [['button', 'Import']],
        shows: ['dialog', 'Import tasks'],
      },
      {
        source: 'features/collaboration/tasks/details/TaskDrawer.tsx',
        opens: [['button', 'Judge risk of bias, trial by trial']],
        shows: ['dialog', 'Judge risk of bias, trial by trial'],
      },
      {
        source: 'features/collaboration/tasks/board/CardMenu.tsx',
        opens: [['button', /^Actions for “Judge/]],
        shows: ['menu', /^Move to, for “Judge/],
      },
    ],
  },
  milestones: {
    person: 'team-owner',
    overlays: [
      {
        source: 'features/collaboration/milestones/MilestoneDialog.tsx',
        opens: [['button', 'New milestone']],
        shows: ['dialog', 'New milestone'],
      },
      {
        source: 'features/collaboration/milestones/TemplateDialog.tsx',
        opens: [['button', 'From a template']],
        shows: ['dialog', 'Milestones from a template'],
      },
    ],
  },
  people: {
    person: 'admin',
    overlays: [
      {
        source: 'features/admin/frame/ChangeDialog.tsx',
        opens: [['button', 'Change Freya Lindqvist']],
        shows: ['dialog', /Freya Lindqvist/],
      },
    ],
  },
  content: {
    person: 'admin',
    overlays: [
      {
        source: 'features/admin/platform/ContentTable.tsx',
        opens: [['button', 'Preview First visit']],
        shows: ['dialog', 'First visit'],
      },
    ],
  },
  board: {
    person: 'admin',
    overlays: [
      {
        source: 'features/comment-board/DetailsDrawer.tsx',
        opens: [['button', 'The year filter would be easier with a slider.']],
        shows: ['dialog', 'Comment'],
      },
      {
        source: 'features/comment-board/NoteDialog.tsx',
        opens: [
          ['button', /^Move to: The year filter/],
          ['menuitem', 'Resolved'],
        ],
        shows: ['dialog', 'Resolution note'],
      },
    ],
  },
  affiliate: {
    person: 'individual',
    overlays: [
      {
        source: 'features/affiliate/NewCampaign.tsx',
        opens: [['button', 'New campaign']],
        shows: ['dialog', 'New campaign'],
      },
    ],
  },
  profile: {
    person: 'individual',
    overlays: [
      {
        source: 'features/accounts/profile/AddPublicationDialog.tsx',
        opens: [['button', 'Add by hand']],
        shows: ['dialog', 'Add a publication by hand'],
      },
    ],
  },
  account: {
    person: 'individual',
    overlays: [
      {
        source: 'features/accounts/account/DeleteAccountDialog.tsx',
        opens: [['button', 'Delete account']],
        shows: ['dialog', 'Delete your account?'],
      },
    ],
  },
  reader: {
    person: 'individual',
    overlays: [
      { source: 'features/reader/ReaderToolbar.tsx', opens: [['button', 'More']], shows: ['menu', /.+/] },
      {
        source: 'features/reader/SpotCard.tsx',
        opens: [['button', 'Citation [3]: show the reference']],
        shows: ['dialog', 'References'],
      },
    ],
  },
  bench: {
    person: 'individual',
    overlays: [
      {
        source: 'features/comments/test-bench/BenchThings.tsx',
        opens: [['button', 'Open the dialog']],
        shows: ['dialog', 'A dialog with something in it'],
      },
    ],
  },
} satisfies Record<string, Place>

export type PlaceName = keyof typeof places

/** Files that draw an overlay without a row above, and why. */
export const notSwept: Readonly<Record<string, string>> = {
  'app/QuestionHost.tsx': 'hosts shared/ui/ConfirmDialog.tsx',
  'features/accounts/SignInAgainDialog.tsx': 'opens by itself when a session ends, and Escape does not close it',
  'features/comments/activity/CardActions.tsx': 'the same question as everywhere',
  'features/comments/overlay/AlertBox.tsx': 'opens by itself in a form with unsent words',
  'features/comments/overlay/FloatingCard.tsx': 'opens at a point of the page: e2e/comment-overlay',
  'features/collaboration/chat/ChatComposer.tsx': 'opens while a name is typed',
  'research/shared-reading/SharedQuote.tsx': 'on a page for visitors: e2e/copilot',
  'features/extraction/RunLogDialog.tsx': 'needs a run: e2e/extraction',
  'features/narrative/ReplaceDialog.tsx': 'opens by itself when a service has written over one’s own words',
  'research/papers/SelectionBar.tsx': 'needs papers that were chosen',
  'research/outside/full-texts/FullTextsDialog.tsx': 'needs papers that were chosen',
  'features/review/full-text/ShareFiles.tsx': 'needs a review of a project with own files: e2e/long/review-chain',
  'features/review/extract/ConvertForm.tsx': 'needs an arm of a study: e2e/extraction-by-arm',
  'features/syntheses/answer/Calculation.tsx': 'needs an answer that was computed: e2e/main-job',
  'features/syntheses/answer/ConceptChips.tsx': 'needs an answer that was computed: e2e/main-job',
  'features/syntheses/answer/QuoteButton.tsx': 'needs an answer that was computed: e2e/main-job',
  'features/syntheses/history/CompareDialog.tsx': 'needs two versions of one analysis',
  'features/writing/bars/MenuCard.tsx': 'opens while one types in a draft: e2e/writing',
  'features/writing/cards/NodeCard.tsx': 'follows the cursor of a draft: e2e/writing',
  'features/writing/history/VersionDialog.tsx': 'needs versions of a draft',
  'research/views/show-papers.tsx': 'the drawer of papers behind a count; the one of a map is a row',
}
