import { SourceFailure } from '../sources/ask-source.ts'
import type { SourceSettings } from '../sources/settings.ts'

/** What fails is asked for again after these times, longer each time; then it is given up and says why. */
const AGAIN_MS = [1000, 5000, 20_000]

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export type Patience = {
  /** Whether nobody waits for it any more. */
  isStopped: () => boolean
  /** How much of the waiting is kept: none of it in a test. */
  share: number
  /** Whether asking again may help. Default: always. */
  mayHelp?: (failure: SourceFailure) => boolean
}

/** How much of a source's pace is kept, at its own address and at another. */
export const shareOf = ({ bases, paceShare = 0 }: SourceSettings, source: keyof NonNullable<SourceSettings['bases']>) =>
  bases?.[source] === undefined ? 1 : paceShare

/** Asks, and asks again where a source fails for a while. Rejects with the last failure. */
export async function tryAgain<T>(
  ask: () => Promise<T>,
  { isStopped, share, mayHelp = () => true }: Patience,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      const again = AGAIN_MS[attempt]
      if (again === undefined || !(error instanceof SourceFailure) || !mayHelp(error) || isStopped()) throw error
      await wait((error.pauseMs ?? again) * share)
    }
  }
}
