import { createStore, useStore } from '#shared/browser/store.ts'

/** A session that ended in the middle of somebody's work: their page stays, and what it calls waits for them. */
type Lapse = {
  userId: string
  /** True once the same person is signed in again, false when they are not to be waited for any more. */
  isBack: Promise<boolean>
  settle: (isBack: boolean) => void
}

const lapse = createStore<Lapse | undefined>(undefined)
let hosts = 0

/** A page that can ask to sign in again over what it shows. Without one, a session that ends is simply over. */
export function hostLapses(): () => void {
  hosts += 1
  return () => {
    hosts -= 1
  }
}

/** The session of this person is over. What to wait for until they are back; undefined where nobody can ask them. */
export function beginLapse(userId: string): Promise<boolean> | undefined {
  const open = lapse.get()
  if (open) return open.isBack
  if (hosts === 0) return undefined
  let settle = (_isBack: boolean) => {}
  const isBack = new Promise<boolean>((resolve) => (settle = resolve))
  lapse.set({ userId, isBack, settle })
  return isBack
}

export function endLapse(isBack: boolean) {
  const ended = lapse.get()
  if (!ended) return
  lapse.set(undefined)
  ended.settle(isBack)
}

/** Who is waited for. */
export const awaitedUser = (): string | undefined => lapse.get()?.userId
export const returnOfUser = (): Promise<boolean> | undefined => lapse.get()?.isBack

export const useAwaitedUser = () => useStore(lapse)?.userId
