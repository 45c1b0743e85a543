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

/**
 * What opens over a page, by the place where it is opened; how a place is made ready says `overlay-places.ts`. What a
 * file under src draws and is not here stands in `notSwept`: `tests/architecture/overlays.test.ts` finds the rest.
 */
export const places = {
  help: {
    person: 'individual',
    overlays: [
      { source: 'app/shell/ShortcutList.tsx', opens: [['key', '?']], shows: ['dialog', 'Keyboard shortcuts'] },
      { source: 'app/shell/CommandPalette.tsx', opens: [['key', 'Control+k']], shows: ['dialog', 'Commands'] },
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
        source: 'features/shares/ShareDialog.tsx',
        opens: [['button', 'Share']],
        shows: ['dialog', 'Share this search'],
      },
      { source: 'features/search/LogMenu.tsx', opens: [['button', 'Search log']], shows: ['menu', 'Search log'] },
    ],
  },
  grid: {
    person: 'individual',
    overlays: [
      {
        source: 'features/extraction/RunDialog.tsx',
        opens: [['button', 'Run']],
        shows: ['dialog', 'Run over the papers'],
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
        shows: ['dialog', 'Concepts that your papers offer'],
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
} satisfies Record<string, Place>

export type PlaceName = keyof typeof places

const NOT_YET = 'no row yet: nobody has gone the way to it in the sweeps'

/** Files that draw an overlay without a row above, and why. */
export const notSwept: Readonly<Record<string, string>> = {
  'app/QuestionHost.tsx': 'hosts shared/ui/ConfirmDialog.tsx',
  'features/accounts/SignInAgainDialog.tsx': 'opens by itself when a session ends, and Escape does not close it',
  'features/comments/activity/CardActions.tsx': 'the same question as everywhere',
  'features/comments/overlay/AlertBox.tsx': 'opens by itself in a form with unsent words',
  'features/comments/overlay/FloatingCard.tsx': 'opens at a point of the page: e2e/comment-overlay',
  'features/chat/ChatComposer.tsx': 'opens while a name is typed',
  'features/copilot/shared/SharedQuote.tsx': 'on a page for visitors: e2e/copilot',
  'features/extraction/RunLogDialog.tsx': 'needs a run: e2e/extraction',
  'features/narrative/ReplaceDialog.tsx': 'opens by itself when a service has written over one’s own words',
  'features/syntheses/history/CompareDialog.tsx': 'needs two versions of one analysis',
  'features/writing/bars/MenuCard.tsx': 'opens while one types in a draft: e2e/writing',
  'features/writing/cards/NodeCard.tsx': 'follows the cursor of a draft: e2e/writing',
  'features/writing/history/VersionDialog.tsx': 'needs versions of a draft',
  'platform/views/show-papers.tsx': 'the drawer of papers behind a count',
  'features/accounts/account/DeleteAccountDialog.tsx': NOT_YET,
  'features/accounts/profile/AddPublicationDialog.tsx': NOT_YET,
  'features/affiliate/NewCampaign.tsx': NOT_YET,
  'features/collaboration/NewProjectDialog.tsx': NOT_YET,
  'features/collaboration/NewTeamDialog.tsx': NOT_YET,
  'features/comment-board/DetailsDrawer.tsx': NOT_YET,
  'features/comment-board/NoteDialog.tsx': NOT_YET,
  'features/comments/test-bench/BenchThings.tsx': NOT_YET,
  'features/copilot/scope/ScopeDialog.tsx': NOT_YET,
  'features/copilot/send/AnalysisDialog.tsx': NOT_YET,
  'features/copilot/send/DraftDialog.tsx': NOT_YET,
  'features/copilot/send/NoteDialog.tsx': NOT_YET,
  'features/copilot/sessions/MoveDialog.tsx': NOT_YET,
  'features/copilot/sessions/RenameDialog.tsx': NOT_YET,
  'features/extraction/AgreementDialog.tsx': NOT_YET,
  'features/extraction/ExtractionWorkbench.tsx': NOT_YET,
  'features/extraction/PivotDialog.tsx': NOT_YET,
  'features/graph/MoreLikeDialog.tsx': NOT_YET,
  'features/help/assign/AssignTaskDialog.tsx': NOT_YET,
  'features/hypothesis-comparison/AddEvidence.tsx': NOT_YET,
  'features/library/ImportDialog.tsx': NOT_YET,
  'features/library/care/MergeDialog.tsx': NOT_YET,
  'features/library/organise/EditRecordDialog.tsx': NOT_YET,
  'features/library/organise/NameDialog.tsx': NOT_YET,
  'features/meta-analysis/convert/ConvertDialog.tsx': NOT_YET,
  'features/meta-analysis/table/ExcludeDialog.tsx': NOT_YET,
  'features/milestones/MilestoneDialog.tsx': NOT_YET,
  'features/milestones/TemplateDialog.tsx': NOT_YET,
  'features/project-list/ManageDialog.tsx': NOT_YET,
  'features/project-list/RenameDialog.tsx': NOT_YET,
  'features/projects/AddToProjectDialog.tsx': NOT_YET,
  'features/reader/SpotCard.tsx': NOT_YET,
  'features/review/flow/FlowStage.tsx': NOT_YET,
  'features/review/scope/FormEditor.tsx': NOT_YET,
  'features/review/scope/MapStage.tsx': NOT_YET,
  'features/syntheses/history/RenameDialog.tsx': NOT_YET,
  'features/syntheses/hub/KeepTemplateDialog.tsx': NOT_YET,
  'features/tasks/NewTaskDialog.tsx': NOT_YET,
  'features/tasks/details/TaskDrawer.tsx': NOT_YET,
  'features/tasks/transfer/ImportTasksDialog.tsx': NOT_YET,
  'platform/grid/CellPopover.tsx': NOT_YET,
  'shared/ui/ConfirmDialog.tsx': NOT_YET,
}
