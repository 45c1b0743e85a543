import { count } from '#shared/format/count.ts'

/** Questions that the starter library can answer. */
export const exampleQuestions = [
  'Does BCG vaccination prevent tuberculosis?',
  'Do statins reduce major coronary events?',
  'Do SGLT2 inhibitors or beta-blockers reduce deaths in heart failure?',
]

export const searchCopy = {
  title: 'Search',
  lead: 'Papers that answer your question, ranked, each with the sentence that matched.',
  placeholder: 'Ask a question, or type words, authors or a title',
  tooLong: (max: number) =>
    `A question holds at most ${max.toLocaleString('en-US')} characters: what goes beyond is left out.`,
  papersFound: (shown: number, loaded: number) =>
    shown === loaded
      ? count(loaded, 'paper', 'papers')
      : `${shown.toLocaleString('en-US')} of ${count(loaded, 'paper', 'papers')}`,
  chosen: (n: number) => `${count(n, 'paper', 'papers')} chosen`,
  left: (n: number) => `${count(n, 'search', 'searches')} left this month`,
  renews: (date: string) => `New searches on ${date}`,
  failed: 'The search did not run',
  failedKept: 'Your question is kept, and nothing was counted against your searches.',
  runFailed: 'This search could not be opened',
  runFailedKept: 'It is kept on the server. Opening it again is free.',
  runGone: 'This search is not here',
  runGoneWhy: 'It may have been made by somebody else or under another account. You can run the question again.',
  nothingFound: 'No paper matched this question',
  nothingFoundWhy:
    'Nothing in the libraries that were searched holds these words. Try fewer or other words, or import papers of your own.',
  noWords: 'This question holds no word that can be searched',
  noWordsWhy: 'Words such as “the” or “of” and signs alone stand in every paper. Add a word that names the subject.',
  emptied: 'The filters left no paper',
}
