import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** The account and its settings. */
export const settingsArticles = articlesOf('account', '2026-11-20', {
  appearance: {
    title: 'Theme, density, text size and motion',
    place: { label: 'Appearance', path: paths.settings('appearance') },
    words:
      'dark mode light theme night colour font larger letters small text size zoom density compact animation reduced motion contrast eyes',
    lead: 'How the page looks, for each browser on its own.',
    related: ['keyboard', 'citation-style-and-sources'],
    sections: [
      {
        heading: 'The four choices',
        body: [
          [
            'Theme: light, dark, or as the system has it.',
            'Density: compact puts more rows on the screen.',
            'Text size: standard, large, largest. The zoom of the browser works as well, and in addition.',
            'Motion: reduced stops what slides, fades and pulses. A system that asks for less motion is obeyed without it.',
          ],
        ],
      },
      {
        heading: 'Why not for the account',
        body: ['A large screen and a phone want different things. The choice holds at once and stays in this browser.'],
      },
    ],
  },
  'profile-and-publications': {
    title: 'Your profile and your publications',
    place: { label: 'Profile', path: paths.profile() },
    words: 'profile name affiliation bio interests website publications my papers own list cv what others see',
    lead: 'Who you are to the people you work with, and a list of your papers that tools can start from.',
    related: ['orcid', 'credit-roles', 'importing-references'],
    sections: [
      {
        heading: 'The profile',
        body: [
          'Only your username is needed. Beside the form stands what others see, as it will be once you save. Fields of interest are also used to recommend papers on the dashboard.',
        ],
      },
      {
        heading: 'Publications',
        body: [
          [
            'Choose from library: by search, or by pasting DOIs.',
            'Add by hand: it becomes a paper of your library.',
            'From ORCID: export your works there as BibTeX, import the file here, and choose them.',
          ],
          'The list can be exported, copied in your citation style, or taken into a synthesis. Taking a paper off the list leaves it in the library.',
        ],
      },
    ],
  },
  'citation-style-and-sources': {
    title: 'Choosing a citation style and where to search',
    place: { label: 'Research settings', path: paths.settings('research') },
    words:
      'citation style apa vancouver ama nih chicago harvard ieee reference copy source library search in settings default',
    lead: 'Two choices that hold on every device.',
    related: ['citation-styles', 'finding-papers', 'profile-and-publications'],
    sections: [
      {
        heading: 'Citation style',
        body: [
          'APA, Vancouver, AMA, NIH, Chicago, Harvard or IEEE. It decides how references read that you copy; below the choice stands an example. Until you choose, it is the one usual for your persona.',
        ],
      },
      {
        heading: 'Search in',
        body: [
          'Every place that this server can search stands there: the starter library, your own, and others where it is connected to them. One at least must be chosen. It holds for new searches: one made before stays as it was, so that it can still be reported as it was run.',
        ],
      },
    ],
  },
  'student-price': {
    title: 'The student price and its verification',
    words:
      'student discount verify verification enrolment university id card transcript document pending approved reject cheaper half price',
    lead: 'What is asked for, what happens to the document, and how long one waits.',
    related: ['plans-and-prices', 'paying'],
    sections: [
      {
        heading: 'What you need',
        body: [
          'The name of your institution, your expected graduation year, and one document: a transcript, an enrolment letter or a student card, as an image, PDF or Word file of at most 10 MB. It is used for this check alone.',
          'If sending fails, what you entered and the chosen file are kept; nothing has to be typed twice.',
        ],
      },
      {
        heading: 'Afterwards',
        body: [
          'Some applications are approved at once and lead to the payment, which is billed yearly. Others are looked at by a person: the dialog then shows the state and what you sent. Until then you keep the plan that you have.',
        ],
      },
    ],
  },
  paying: {
    title: 'Paying, and payments that take a while',
    place: { label: 'Billing', path: paths.settings('billing') },
    words:
      'pay payment card checkout charged twice double bank confirm failed declined 3d secure team plan seats invoice amount',
    lead: 'A card is charged once at most, also when the answer is lost.',
    related: ['plans-and-prices', 'student-price'],
    sections: [
      {
        heading: 'At the checkout',
        body: [
          'Plan, period and amount stand there before you pay. If the amount of the payment differed from the price, nothing would be charged and the page would say so. The card number goes to the payment provider and never to us.',
          'For the Team plan you must own a team. If you own none, one can be made on the way.',
        ],
      },
      {
        heading: 'If it takes a while',
        body: [
          'Some banks confirm later. You can close the window: the plan changes as soon as the payment is through. If it is not known whether it went through, press Check payment before anything else, and do not pay again.',
        ],
      },
    ],
  },
  'taking-everything-with-you': {
    title: 'Taking everything with you, and leaving',
    place: { label: 'Data', path: paths.settings('data') },
    words:
      'export everything backup download archive zip delete account remove data leave gdpr portability close account copy of my data',
    lead: 'One archive in open formats, on every plan. Then the account can go.',
    related: ['reference-formats', 'editing-and-exporting', 'what-is-kept-where'],
    sections: [
      {
        heading: 'The archive',
        body: [
          [
            'Your library as RIS, BibTeX and CSL-JSON, with its collections, tags, notes and citation keys.',
            'The files of your papers, as they were uploaded.',
            'Every synthesis as Markdown and as JSON, with the papers that it cites.',
            'Searches, profile, persona and settings as JSON.',
          ],
          'Any reference manager reads the library, any editor the texts, and “Bring an export back” on the same page reads all of it: what is there already is not doubled.',
        ],
      },
      {
        heading: 'Deleting the account',
        body: [
          'It takes the library, syntheses, searches, profile and settings with it, and cannot be undone. You are asked to type your username. Where a server has no way to do this from here, the page says so.',
        ],
      },
    ],
  },
  'when-the-connection-fails': {
    title: 'When the connection fails',
    group: 'product',
    place: { label: 'Support center', path: paths.supportCenter() },
    words:
      'offline network internet connection lost server down slow firewall vpn error retry try again cannot load unsaved text wifi',
    lead: 'What is kept, what you can still do, and how to find out what is wrong.',
    related: ['reporting-a-problem', 'what-is-kept-where'],
    sections: [
      {
        heading: 'What is kept',
        body: [
          'What you typed stays in this browser until the server has confirmed it. An import that was cut off goes on with what is missing. A run that was asked for twice, because the first answer was lost, runs once.',
        ],
      },
      {
        heading: 'What works without it',
        body: ['Articles, reading what is on the screen, filtering and choosing papers, and everything that you type.'],
      },
      {
        heading: 'What is wrong',
        body: [
          'The support center checks five things and says each in plain words: the network of this device, our server, live updates, the storage of this browser, and cookies. If other sites open and ours does not, a firewall or an extension is the usual reason.',
          'The diagnostic text there can be read before you send it. It names no papers, no texts and no people.',
        ],
      },
    ],
  },
})
