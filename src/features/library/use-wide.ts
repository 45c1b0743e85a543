import { useMedia } from '#shared/browser/use-media.ts'

/** Whether there is room for details beside a list. */
export const useWide = (): boolean => useMedia('(min-width: 1100px)')
