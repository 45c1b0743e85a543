import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** Plans, people and the product itself. */
export const accountArticles = articlesOf('account', '2026-11-20', {
  'limits-of-the-free-plan': {
    title: 'Monthly limits of the Free plan',
    words: 'limit quota remaining left reached free month uses count upgrade',
    lead: 'What is counted, when it comes back, and what is never counted.',
    related: ['plans-and-prices'],
    sections: [
      {
        heading: 'What counts',
        body: [
          'A month on the Free plan holds 3 searches, 2 syntheses, 2 extractions, 2 writing runs and 5 uploads. A run that failed does not count.',
          'The number that is left is the server’s, and it stands where you start a run.',
        ],
      },
      {
        heading: 'What is free',
        body: ['Reading, editing, renaming, exporting, and opening an earlier search again.'],
      },
    ],
  },
  'plans-and-prices': {
    title: 'Plans and prices',
    words:
      'price cost pay plan subscription individual team enterprise student upgrade billing monthly yearly cancel downgrade',
    lead: 'Which plan holds what, and how to change it.',
    related: ['paying', 'student-price', 'limits-of-the-free-plan'],
    sections: [
      {
        heading: 'The plans',
        body: [
          [
            'Free: the main job within monthly limits.',
            'Student: for verified students.',
            'Individual: one person, without limits.',
            'Team: working together, each member a seat.',
            'Enterprise: agreed with the sales team.',
          ],
          'The dialog Plans, which opens from your plan’s name in the top bar, shows today’s prices by month and by year.',
        ],
      },
      {
        heading: 'Ending a plan',
        body: ['Choose Free in the same dialog. What you made stays: it can be read and exported on every plan.'],
      },
    ],
  },
  passwords: {
    title: 'Passwords',
    words: 'password forgot reset change sign in login account link email expired session',
    lead: 'Forgotten, to be changed, or not accepted.',
    related: ['what-is-kept-where'],
    sections: [
      {
        heading: 'Forgotten',
        body: [
          'On the sign-in page choose "Forgot your password?" and enter your email. The answer is the same whether an account exists or not, so that nobody can find out who has one.',
          'The link in the message works once and for a short time. If it has run out, ask for another.',
        ],
      },
      {
        heading: 'Signed out while working',
        body: [
          'A session ends after a while. You are asked to sign in again over the page: what you typed and chose stays, and what was being sent is sent once you are back. Somebody else who signs in there gets a page of their own.',
        ],
      },
    ],
  },
  'persona-and-dashboard': {
    title: 'Persona and dashboard',
    group: 'product',
    place: { label: 'Choose a persona', path: paths.selectPersona() },
    words: 'persona dashboard panel layout home start role researcher student',
    lead: 'A starting point that fits your work, and what it does not change.',
    related: ['arranging-the-dashboard', 'lists-on-the-dashboard'],
    sections: [
      {
        heading: 'What a persona sets',
        body: [
          'Which panels the dashboard begins with, which tool is offered first, and how help speaks to you. It never changes your plan, your papers or your texts, and you can choose another at any time.',
        ],
      },
      {
        heading: 'Where the figures come from',
        body: [
          'Every number on the dashboard is counted from your own work. A new account sees first steps in place of invented figures.',
        ],
      },
    ],
  },
  'reporting-a-problem': {
    title: 'Reporting a problem',
    group: 'product',
    place: { label: 'Support center', path: paths.supportCenter() },
    words: 'bug ticket issue support severity error broken crash report contact diagnostic',
    lead: 'A report that somebody can act on, in two minutes.',
    related: ['when-the-connection-fails', 'asking-the-assistant'],
    sections: [
      {
        heading: 'What helps',
        body: [
          [
            'The title says what is wrong: "Export of 300 papers stops at 100".',
            'Steps, one in a line, beginning at a page that everybody can open.',
            'What you expected, and what happened instead, in the words on the screen.',
          ],
        ],
      },
      {
        heading: 'Severity',
        body: [
          'P0: nothing works. P1: something important does not work. P2: there is a way around it. P3: a minor flaw. When in doubt leave P2.',
        ],
      },
      {
        heading: 'Signed out',
        body: [
          'The support center works without signing in. There you also find a check of your connection and a diagnostic text that you can read before you send it.',
        ],
      },
    ],
  },
  keyboard: {
    title: 'Working by keyboard',
    group: 'product',
    words: 'keyboard shortcut keys command palette focus screen reader accessibility mouse',
    lead: 'Everything can be reached without a pointer.',
    related: ['appearance'],
    sections: [
      {
        heading: 'Three to remember',
        body: [
          [
            'Ctrl or Cmd and K opens the commands: every page, the papers opened last, and actions by name.',
            'A question mark lists every key that works where you are.',
            'Ctrl or Cmd, Shift and / opens help.',
          ],
          'Esc closes what is on top, and only that. F8 leads to messages.',
        ],
      },
      {
        heading: 'Single keys',
        body: [
          'Where dictation or a stray finger sets off single keys, switch them off in the list of shortcuts. Combinations with Ctrl or Cmd stay.',
        ],
      },
    ],
  },
  'what-is-kept-where': {
    title: 'What is kept, and where',
    words: 'privacy data stored browser local offline draft autosave lost text sign out shared computer',
    lead: 'Which things live on the server, which in this browser, and what signing out removes.',
    related: ['taking-everything-with-you', 'when-the-connection-fails'],
    sections: [
      {
        heading: 'On the server',
        body: ['Papers, syntheses, searches, tickets and your settings: they are there on every device.'],
      },
      {
        heading: 'In this browser',
        body: [
          'Text that you have typed and not sent, the conversation with the help assistant, the papers opened last, and how the page looks: theme, density, text size and motion.',
          'Signing out removes all of these but the look. On a shared computer, sign out.',
        ],
      },
    ],
  },
})
