import type { Target, Tour } from './tour.ts'
import type { TourKey } from './tour-places.ts'

const labelled = (name: string): Target => ({ css: `[aria-label="${name}"]` })
const button = (name: string): Target => ({ css: 'main button, main a', name })
const region = (name: string): Target => ({ css: 'main section', name })

/**
 * Every tour, in the order in which they are offered. Titles and texts are drawn as markup by the library: they are
 * written here and nowhere else, never taken from a reply.
 */
export const tours: Record<TourKey, Tour> = {
  'first-visit': {
    title: 'First visit',
    purpose: 'Where things are, and what to do first.',
    steps: [
      {
        title: 'Welcome to Roadrunner',
        text: 'It finds papers, answers your question from the ones you choose, and shows the passage behind each finding. A look around takes a minute.',
      },
      {
        title: 'Begin here',
        text: 'Five small steps lead from an empty account to a synthesis that can be checked. Each is ticked by itself once it is done.',
        at: [region('First steps')],
        optional: true,
      },
      {
        title: 'Your panels',
        text: 'They fit your persona. Add, move and remove them; every figure is counted from your own work.',
        at: [region('Panels')],
      },
      {
        title: 'Six tools',
        text: 'Search finds papers, Synthesize answers from them. The others extract, write, ask and work together.',
        at: [{ css: 'nav[aria-label="Tools"]' }, { css: 'header button[aria-label="Menu"]' }],
      },
      {
        title: 'Your papers',
        text: 'Resources holds what you import, beside a starter library of well-known papers.',
        at: [{ css: 'header a[aria-label="Resources"]' }],
        optional: true,
      },
      {
        title: 'Anything by name',
        text: 'Commands goes to any page, paper or action by a few letters.',
        at: [{ css: 'header button', name: 'Commands' }, labelled('Commands')],
      },
      {
        title: 'What is new for you',
        text: 'Invitations and mentions wait behind the bell.',
        at: [{ css: 'header button[aria-label^="Notifications"]' }],
      },
      {
        title: 'Help is here',
        text: 'Questions, lessons, this tour and others: on every page, behind this button.',
        at: [labelled('Open Help Assistant (Cmd+Shift+/)')],
      },
    ],
  },
  search: {
    title: 'Search',
    purpose: 'From a question to the papers that answer it.',
    steps: [
      {
        title: 'Ask in plain words',
        text: 'A whole question or a few terms. Words in quotation marks must stand side by side; a DOI or PubMed number finds its paper.',
        at: [{ css: 'main [role="search"], main search' }],
      },
      {
        title: 'Questions with good answers',
        text: 'Try one of these to see what a result looks like.',
        at: [region('Begin with a question')],
        optional: true,
      },
      {
        title: 'Narrow it',
        text: 'Year, type and design. The counts are of the whole result, and the filters stand in the address.',
        at: [{ css: 'main [aria-label="Filters"]' }, { css: 'main button', name: 'Filters' }],
        optional: true,
      },
      {
        title: 'A result',
        text: 'The words that matched are lit. Tick the box to choose the paper; its title opens it.',
        at: [{ css: 'main article' }],
        optional: true,
      },
      {
        title: 'Bring your own papers',
        text: 'RIS, BibTeX, PubMed and other files of thousands of records. The ledger says what became of each.',
        at: [button('Import papers'), button('Import')],
        optional: true,
      },
      {
        title: 'And then',
        text: 'Choose some papers, and a bar appears at the bottom: Synthesize takes them along.',
      },
    ],
  },
  library: {
    title: 'Library',
    purpose: 'Importing, finding and choosing papers of your own.',
    steps: [
      {
        title: 'Three views',
        text: 'Everything, your own papers, or the starter library alone.',
        at: [{ css: 'main [role="tablist"]' }],
      },
      {
        title: 'Import',
        text: 'Drop a file of references. New, duplicate and skipped records add up to what the file holds; nothing is added twice.',
        at: [button('Import papers'), button('Import')],
      },
      {
        title: 'Find one',
        text: 'Type a few letters of a title, an author or a venue.',
        at: [{ css: 'main input[type="search"]' }],
      },
      {
        title: 'Choose some',
        text: 'Ticked papers stay chosen from page to page, until you take them into a synthesis or let them go.',
        at: [{ css: 'main table' }, { css: 'main [role="table"], main [role="grid"]' }, region('Papers')],
      },
    ],
  },
  synthesis: {
    title: 'Synthesis',
    purpose: 'A question, some papers, and an answer that can be checked.',
    steps: [
      {
        title: 'The question',
        text: 'As you would ask a colleague: who, what is done, and which outcome.',
        at: [{ css: 'main textarea' }, { css: 'main form' }],
      },
      {
        title: 'The papers',
        text: 'Five that fit beat twenty that roughly fit. What you ticked elsewhere is here already.',
        at: [{ css: 'main fieldset' }, button('Choose papers')],
      },
      {
        title: 'Generate',
        text: 'Sections arrive as they are written. Each finding carries a citation; what could not be found in the paper is struck out.',
        at: [button('Generate synthesis')],
      },
      {
        title: 'What you have made',
        text: 'Every synthesis is saved and can be read, renamed and edited at any time, free of charge.',
        at: [region('Recent')],
      },
    ],
  },
  team: {
    title: 'Collaborate',
    purpose: 'Teams, projects, tasks and the chat of everybody.',
    only: 'teams',
    steps: [
      {
        title: 'One place for common work',
        text: 'Tasks of yours that are open, and invitations that wait for an answer, stand at the top.',
      },
      {
        title: 'Projects',
        text: 'A question, papers, people and a board of tasks. Each opens its own place; a new one begins here.',
        at: [region('Projects')],
      },
      {
        title: 'Teams',
        text: 'Owners and admins invite people and create projects, members work in them.',
        at: [region('Teams')],
      },
      {
        title: 'Talk to everybody',
        text: 'A name after the sign @ calls somebody: it rings their bell. Each project has a chat of its own.',
        at: [region('Chat with everybody')],
      },
    ],
  },
  comments: {
    title: 'Beta comments',
    purpose: 'Putting a comment on any place of a page.',
    only: 'testers',
    steps: [
      {
        title: 'A page to try it on',
        text: 'Comments hold on to what they were put on. Here the page can be changed under them.',
        at: [region('Change the page')],
      },
      {
        title: 'Switch them on',
        text: 'Then click any place and write. Red is open, yellow in progress, green resolved, grey cleared.',
        at: [{ css: '[data-comment-toggle]' }, labelled('Beta comments'), { css: 'button', name: 'Beta comments' }],
      },
      {
        title: 'What came of them',
        text: 'Answers and changes of all your comments are listed here, on every page.',
        at: [{ css: 'header button[aria-label^="Comment activity"]' }],
      },
    ],
  },
  plans: {
    title: 'Plan and limits',
    purpose: 'What your plan includes and what is left this month.',
    steps: [
      {
        title: 'Your plan',
        text: 'What you are on, and the way to change it.',
        at: [region('Your plan')],
      },
      {
        title: 'Left this month',
        text: 'As the server counts. Only a run that delivered counts; reading, editing and exporting are free.',
        at: [region('Left this month')],
      },
      {
        title: 'Other settings',
        text: 'Account, appearance, research defaults and your data stand beside it.',
        at: [{ css: 'main [role="tablist"]' }],
      },
    ],
  },
}
