/** A letter to one person. Its words never say what the receiver may not read. */
export type Letter = { to: string; subject: string; text: string }

/** Sends letters; undefined where the server has no way to. */
type Sender = (letter: Letter) => Promise<void>

let sender: Sender | undefined
let underWay: Promise<unknown> = Promise.resolve()

/** Says how letters are sent from now on. Without a way nothing is sent, and links are handed over by people. */
export function configureMail(next?: Sender): void {
  sender = next
}

/** Whether letters reach people from here. */
export const hasMail = (): boolean => sender !== undefined

const reasonOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no reason was given'

/**
 * Sends a letter behind the answer: who asks can neither wait for it nor learn from the time that an account exists. One
 * that could not be sent is said on the console, without its receiver and its words.
 */
export function sendLetter(letter: Letter): void {
  const send = sender
  if (!send) return
  const oneLine = { ...letter, subject: letter.subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ') }
  const sent = send(oneLine).catch((error: unknown) => console.error(`A letter could not be sent: ${reasonOf(error)}`))
  underWay = Promise.all([underWay, sent])
}

/** Resolves when every letter that was begun is sent or given up. */
export const lettersSent = async (): Promise<void> => void (await underWay)
