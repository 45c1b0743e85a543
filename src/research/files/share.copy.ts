import type { ShareBasis } from '#contract/papers.ts'
import { count } from '#shared/format/count.ts'

export const basisNames: Record<ShareBasis, string> = {
  'open-access': 'It is open access',
  licence: 'A licence of ours allows it',
  author: 'I am an author and kept the right',
  permission: 'The publisher or author permitted it',
}

/** Words of the consent by which a file is shared. */
export const shareCopy = {
  share: (n: number) => `Share ${n === 1 ? 'the file' : count(n, 'file', 'files')} with the project…`,
  title: 'Share full texts with the project',
  lead: (n: number) =>
    `The people of the project can then read, quote and download ${n === 1 ? 'this file' : `these ${n} files`} while you and they belong to it. Your consent is kept with each file, and those who lead the project can read it. You can take it back.`,
  basis: 'Why you may share',
  words: 'Licence or permission, in your words',
  consent: 'I have the right to share these files with the people of this project.',
  needsConsent: 'Say first that you have the right.',
  action: 'Share',
  done: (n: number) => `${count(n, 'file is', 'files are')} shared with the project`,
  failed: 'The files were not shared',
  shared: (basis: ShareBasis, day: string) => `Shared with the project on ${day}: ${basisNames[basis].toLowerCase()}`,
  stop: 'Stop sharing',
  stopped: 'The file is yours alone again',
} as const
