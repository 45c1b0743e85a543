import { count } from '#shared/format/count.ts'

/** Words of the list behind a diamond. */
export const numbersBehindCopy = {
  hint: 'Opens the numbers behind it',
  title: (n: number, studies: number) =>
    `${count(n, 'number', 'numbers')} of ${count(studies, 'study', 'studies')} behind the diamond`,
  lead: 'Each number opens its passage in the paper, at its page, where one was kept.',
  close: 'Close the list',
  typed: 'Typed by hand, no paper linked',
  noPassage: 'Open the paper: no passage with this number was kept',
  caption: (name: string) => `Numbers behind ${name}`,
  page: (page: number) => `, page ${page}`,
} as const
