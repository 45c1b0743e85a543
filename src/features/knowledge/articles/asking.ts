import { paths } from '#shared/paths.ts'

import { articlesOf } from '../article.ts'

/** Questions put to one's papers in a conversation. */
export const askingArticles = articlesOf('product', '2026-11-22', {
  'asking-copilot': {
    title: 'Asking Copilot',
    place: { label: 'Copilot', path: paths.copilot() },
    words:
      'copilot chat conversation session ask assistant follow-up steps scope branch regenerate continue send snapshot',
    lead: 'A conversation with your papers in which every quote is looked up before you see it.',
    related: ['checking-a-citation', 'what-was-not-found', 'sharing-a-search'],
    sections: [
      {
        heading: 'Which papers it reads',
        body: [
          'Under the question stands the scope: all your library, a collection, a project, a search, or papers that you choose. A session remembers it, and each answer prints it. Of a large scope the papers that match best are read; the steps say which.',
        ],
      },
      {
        heading: 'What an answer holds',
        body: [
          'Without a language model the sentences are the papers’ own, chosen by rules. With one it writes, and its quotes are looked up all the same, by the server and again by your page: what is not found is struck out. A click on a citation opens the passage at the side.',
          'Questions on sample sizes, on study designs and on how many papers have a word are counted and come as a table. A comparison sets sentences of both sides next to each other; it does not decide.',
          'Words that no paper has are listed under “Not in these documents”. An answer that finds nothing is not counted.',
        ],
      },
      {
        heading: 'Going on',
        body: [
          'A follow-up is understood with the words of the questions before it. Editing a question, or asking again, keeps the first version: the arrows lead from one to the other. An answer that broke off keeps its text and can be continued.',
          'Send to puts passages into a hypothesis comparison, a grid, a note or a new draft, and an answer into a task or a search. The menu of a session exports it as Markdown, Word or JSON, and the cited papers as BibTeX.',
        ],
      },
      {
        heading: 'Sharing',
        body: [
          'A link shows the branch that is open now, with quotes and cited papers. Later messages, steps, notes, files and other sessions are not in it. Who has an account can continue it as a copy.',
        ],
      },
    ],
  },
})
