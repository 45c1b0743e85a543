export const supportCopy = {
  title: 'Support center',
  lead: 'For problems, and for anything you cannot find. You do not need an account to write to us.',
  ticket: 'Write to support',
  expected:
    'Tickets are read by severity, P0 first, and earlier on plans with priority support. The reply goes to your account’s email address or the one you give below.',
  offline: {
    title: 'You are offline',
    body: 'You can still write and press Create ticket. It waits in this browser and is sent once when you are back online.',
    back: 'You are online again',
    backBody: 'What you were writing is still here, and a waiting ticket is being sent.',
  },
  first: 'Before you write',
  password: 'Forgotten your password?',
  passwordDetail: 'A link to set a new one comes by email.',
  articles: 'Knowledge Base',
  articlesDetail: 'Articles on the product and on methods.',
  articlesSignedOut: 'Articles on the product and on methods. They open when you are signed in.',
  assistant: 'Help',
  assistantDetail: 'Ask the assistant, or learn with lessons.',
  sales: 'Plans and sales',
  salesDetail: 'Compare the plans, or ask our sales team about teams and institutions.',
  signIn: 'Sign in',
  check: 'Connection',
  again: 'Check again',
  checking: 'Checking the connection',
  diagnostic: 'Diagnostic text',
  diagnosticLead: 'About this browser and its connection. No papers, none of your texts, no email addresses.',
  attach: 'Send this text with the ticket',
  save: 'Save as a file',
  lines: {
    online: {
      name: 'Network of this device',
      ok: 'This device reports that it is connected.',
      bad: 'This device reports that it is offline. Check the cable, the wireless network or flight mode.',
    },
    server: {
      name: 'Roadrunner’s server',
      ok: 'The server answers.',
      slow: 'The server answers, but slowly. A VPN, a proxy or a weak connection may be the reason.',
      bad: 'The server could not be reached. If other sites open, a firewall or an extension may block it, or it is down.',
      trouble: (status: number) =>
        `The server answers, but with an error (${status}). The trouble is on our side: try again in a few minutes.`,
      stranger:
        'Something else is answering instead of the server, often the sign-in page of a guest network or a proxy. Open any other site first.',
      garbled:
        'The server answers in a form that this page does not understand. Reload the page; it may be out of date.',
    },
    live: {
      name: 'Live updates',
      ok: 'Changes by others arrive at once.',
      bad: 'There is no live connection. Everything works, but other people’s changes appear only when you reload. Some networks block live connections.',
    },
    storage: {
      name: 'Storage of this browser',
      ok: 'Text that you type can be kept in this browser.',
      bad: 'This browser does not allow storage, often because of a private window. Text that you type is lost when the page is closed.',
    },
    cookies: {
      name: 'Cookies',
      ok: 'Cookies are allowed.',
      bad: 'Cookies are switched off. Signing in may not last beyond this page.',
    },
  },
  offers: {
    title: 'What works here',
    there: 'Offered',
    here: 'In your browser',
    notThere: 'Not on this server',
    lines: {
      documents: {
        name: 'A library of papers',
        without: 'This server keeps no papers: your browser keeps them, for you alone.',
      },
      search: {
        name: 'Searching papers',
        without: 'Your browser searches the papers that it keeps, and the starter library.',
      },
      stream: {
        name: 'Text that appears as it is written',
        without: 'A synthesis is shown when it is finished.',
      },
      model: {
        name: 'A language model that writes',
        without: 'Syntheses are written by rules from the papers’ own sentences.',
      },
      sessions: {
        name: 'Where you are signed in',
        without: 'Changing the password ends other sign-ins, if the server supports it.',
      },
      'account-deletion': {
        name: 'Deleting an account from the settings',
        without: 'Ask the people who run it to delete an account.',
      },
    },
    inText: 'Server offers',
    unknown: 'not known',
  },
  answers: 'Answers to read now',
  good: 'Works',
  bad: 'Problem',
} as const
