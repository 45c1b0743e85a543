import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** What surrounds the work: the dashboard, messages, help. */
export const everydayArticles = articlesOf('product', '2026-11-20', {
  'arranging-the-dashboard': {
    title: 'Arranging the dashboard',
    place: { label: 'Dashboard', path: paths.dashboard() },
    words:
      'dashboard panel widget move drag resize bigger large remove add reset arrange layout customise home page keyboard',
    lead: 'Which panels you see, where they stand and how large they are is yours to decide.',
    related: ['persona-and-dashboard', 'lists-on-the-dashboard'],
    sections: [
      {
        heading: 'Moving',
        body: [
          'Drag a panel by its handle. By keyboard: Space picks it up, the arrow keys move it, Space puts it down, Esc puts it back. Its menu has the same moves, and makes a panel large or medium.',
        ],
      },
      {
        heading: 'Adding and removing',
        body: [
          'Add panel lists those that are not there yet. Removing a panel removes nothing of what it shows, and can be undone where it stood.',
          'Reset layout brings back the panels with which your persona starts. Each persona has a dashboard of its own.',
        ],
      },
    ],
  },
  'lists-on-the-dashboard': {
    title: 'Your own lists: tasks, links, calls and proposals',
    place: { label: 'Dashboard', path: paths.dashboard() },
    words: 'task to do todo list due deadline link resource funding call grant proposal reminder own add done',
    lead: 'Four panels hold what you enter yourself. They are kept with your account.',
    related: ['arranging-the-dashboard', 'persona-and-dashboard'],
    sections: [
      {
        heading: 'What they hold',
        body: [
          [
            'Tasks: with a day and a priority, overdue ones first. The circle in front marks one as done.',
            'Resources: links that you want at hand.',
            'Funding: calls that you follow, by deadline.',
            'Proposals: what is being drafted and what is in internal review.',
          ],
          'If your account cannot be reached, an entry is kept in this browser and sent later; the dashboard says so.',
        ],
      },
      {
        heading: 'What fills itself',
        body: [
          'Recent searches and syntheses, reading, figures and recommendations come from your own history. A recommendation always names its reason: a search of yours that found it, or an interest in your profile.',
        ],
      },
    ],
  },
  notifications: {
    title: 'Notifications',
    words: 'bell notification unread badge message alert mark read delete mention number red',
    lead: 'The bell counts what is new, and nothing is gone before you say so.',
    related: ['invitations', 'comment-answers'],
    sections: [
      {
        heading: 'Reading',
        body: [
          'Unread and Read are two lists. A click on a notification leads to its place and marks it as read; Mark all read does so for the whole list. They arrive by themselves while the page is open, on every device.',
          'The badge ends at 99+, the list does not.',
        ],
      },
      {
        heading: 'Without a connection',
        body: [
          'What was there before stays to be read, and it says that it is from before. A notification is removed only when the server has confirmed it.',
        ],
      },
    ],
  },
  invitations: {
    title: 'Being invited to a team or project',
    words: 'invitation invite accept decline join team project colleague collaborate member',
    lead: 'Under the bell, with two buttons and no hurry.',
    related: ['notifications', 'plans-and-prices'],
    sections: [
      {
        heading: 'Accepting',
        body: [
          'Accept makes you a member at once, Decline ends the invitation. Either way the notification moves to Read.',
          'If the answer could not be sent, it says why, and the invitation stays where it is. Pressing twice joins once.',
        ],
      },
      {
        heading: 'What others see',
        body: ['Under your profile, What others see shows exactly that.'],
      },
    ],
  },
  'comment-answers': {
    title: 'Comments and their answers',
    words:
      'comment activity reply answer beta tester feedback status open in progress resolved cleared jump speech bubble',
    lead: 'Comments that were left on pages, and what became of them, in one list.',
    related: ['notifications', 'reporting-a-problem'],
    sections: [
      {
        heading: 'The list',
        body: [
          'The button with the speech bubble opens it. You see your own comments with the last two replies of each; admins see all of them, with a filter by status. Its number counts replies that you have not seen, for admins comments.',
          [
            'Jump to page opens the page that a comment was left on.',
            'Reply adds to the talk.',
            'Mark as Resolved and Delete end it. Deleting cannot be undone, and asks first.',
          ],
        ],
      },
      {
        heading: 'Leaving one',
        body: [
          'Beta testers and admins have comment tools on every page: click an empty place, or press Add comment and choose the spot by arrow keys. The marker stays with the thing that it was put on. If that thing is gone, the comment waits in a tray and can be put back.',
        ],
      },
      {
        heading: 'The status',
        body: ['Open: nobody is on it yet. In progress: somebody is. Resolved: done. Cleared: done and put away.'],
      },
    ],
  },
  'asking-the-assistant': {
    title: 'Asking the help assistant',
    place: { label: 'Help', path: paths.help() },
    words:
      'help assistant chat bot question ask context sent privacy what is sent remove line conversation ai round button',
    lead: 'It answers questions about Roadrunner, and shows what it is told about you before you send.',
    related: ['reporting-a-problem', 'learning-with-lessons', 'what-is-kept-where'],
    sections: [
      {
        heading: 'What is sent',
        body: [
          'Your question, and the lines under "Sent along with your question": the page you are on, your persona, what is chosen there. Each line can be taken out. Addresses with a token or an id in them are never sent, only the kind of page.',
        ],
      },
      {
        heading: 'What comes back',
        body: [
          'An answer, often with a button that opens the page, dialog, lesson or tour that it speaks of, and with the title of the article that it comes from. A link that leads elsewhere names its host and asks before it opens.',
          'The conversation is kept in this browser, for you alone, until you start a new one or sign out.',
        ],
      },
      {
        heading: 'When it cannot answer',
        body: ['Your question stays; press Try Again. Articles and lessons that were opened before work without it.'],
      },
    ],
  },
  'learning-with-lessons': {
    title: 'Learning with lessons',
    place: { label: 'Help', path: `${paths.help()}?tab=learn` },
    words:
      'lesson learn tutorial course beginner introduction getting started first steps progress training onboarding guide new',
    lead: 'Short lessons by section, each with what you can do afterwards.',
    related: ['tours', 'asking-the-assistant', 'finding-papers'],
    sections: [
      {
        heading: 'Where to begin',
        body: [
          'With the section about the dashboard, then with the part that you need first. A row shows the minutes and how hard it is: B for beginner, I for intermediate, A for advanced.',
          'Keep the product open beside the lesson and do each step as you read it.',
        ],
      },
      {
        heading: 'Progress',
        body: [
          'Start Lesson, Mark Complete and Review Again set its state. A lesson about something to do turns completed by itself once you have done it. Progress is kept with your account; nobody else sees it, and nothing depends on it.',
        ],
      },
    ],
  },
})
