import { additions } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** The ways in which a call goes wrong, in the order of the columns below. */
export const faults = {
  F1: 'the browser says that it is offline',
  F2: 'refused, while it says that it is online',
  F3: 'no answer in time',
  F4: '400',
  F5: '401, and the session comes back',
  F6: '401, and it does not',
  F7: '403',
  F8: '404',
  F9: '409',
  F10: '413',
  F11: '422',
  F12: '429',
  F13: '500',
  F14: '503',
  F15: '200 with a web page',
  F16: '200 with JSON that breaks off',
  F17: '200 with another shape',
  F18: '204',
  F19: 'ten seconds, then success',
  F20: 'asked for twice at once',
  F21: '200 with success: false',
  F22: 'done, and the reply is cut',
} as const
export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]

/**
 * What a person must see and keep. T TM V: the words of the row or the server, everything typed stays. B: taken back.
 * E: error with Try Again. K: the last good data stay. Z: the empty state. S: nothing. O: open. A: sent once more, success.
 * X: sign in without leaving. P: not allowed. G: gone. C: conflict. L: too large. R: wait. Q: unknown, look first.
 * D: one effect. W: waiting, then success. ok: success. -: cannot be.
 */
export type Cell =
  | 'T'
  | 'TM'
  | 'V'
  | 'B'
  | 'E'
  | 'K'
  | 'Z'
  | 'S'
  | 'O'
  | 'A'
  | 'X'
  | 'P'
  | 'G'
  | 'C'
  | 'L'
  | 'R'
  | 'Q'
  | 'D'
  | 'W'
  | 'ok'
  | '-'
export type Kind = 'READ' | 'POLL' | 'FORM' | 'CLICK' | 'FIRE' | 'GATE' | 'AUTHF' | 'SESS' | 'PAY'

/** The calls of the two texts. Columns F1 to F22. */
export const rowsOfTexts: Record<string, [kind: Kind, cells: string]> = {
  'auth.login': ['AUTHF', 'T T Q V T T TM T TM TM V R T R T T T T W D TM Q'],
  'auth.register': ['AUTHF', 'T T Q T T T TM T T T T R T R T T T T W D TM Q'],
  'auth.logout': ['CLICK', 'T T T T ok ok T ok T T T R T R T ok ok ok W D T ok'],
  'auth.me': ['SESS', 'K K K K - Z Z K K K K K K K K K K K W D K K'],
  'auth.devLogin': ['FIRE', 'S S S S - X S S S S S S S S S S S ok ok D S S'],
  'auth.forgotPassword': ['AUTHF', 'T T Q V T T TM ok T T V R T R T ok ok ok W D TM Q'],
  'auth.verifyToken': ['READ', 'E E E G G G G G E E E R E R E E E ok W D E E'],
  'auth.resetPassword': ['AUTHF', 'T T Q V T T TM T T T V R T R T ok ok ok W D TM Q'],
  'user.profile': ['FORM', 'T T Q V A X P G C L V R T R T Q Q ok W D TM Q'],
  'user.account': ['FORM', 'T T Q V A X P G C L V R T R T Q Q ok W D TM Q'],
  'user.persona': ['FIRE', 'S S S S A X S S S S S S S S S S S ok ok D S S'],
  'user.dashboardSettings': ['FIRE', 'S S S S A X S S S S S S S S S S S ok ok D S S'],
  'syntheses.list': ['READ', 'E E E E A X P G E E E R E R E E E Z W D E E'],
  'syntheses.get': ['READ', 'E E E E A X P G E E E R E R E E E Z W D E E'],
  'syntheses.create': ['FORM', 'T T Q V A X P G C L V R T R T Q Q ok W D TM Q'],
  'syntheses.update': ['FORM', 'T T Q V A X P G C L V R T R T Q Q ok W D TM Q'],
  'syntheses.remove': ['CLICK', 'B B B B A X P ok C B B R B R B Q Q ok W D B Q'],
  'syntheses.generate': ['FORM', 'T T Q V A X P G C L V R T R T Q Q Q W D TM Q'],
  'subscription.get': ['POLL', 'K K K K A K P K K K K R K R K K K K W D K K'],
  'subscription.checkout': ['PAY', 'T T Q T A X P T T T T R T R T T T T W D T Q'],
  'subscription.teamCheckout': ['PAY', 'T T Q T A X P T T T T R T R T T T T W D T Q'],
  'subscription.ownedTeams': ['READ', 'E E E E A X P G E E E R E R E E E E W D E E'],
  'subscription.downgrade': ['CLICK', 'B B Q B A X P G C B B R B R B Q Q ok W D B Q'],
  'student-verification.submit': ['FORM', 'T T Q V A X P G C L V R T R T Q ok ok W D T Q'],
  'enterprise.contact': ['FORM', 'T T Q T A X P G C L T R T R T ok ok ok W D ok Q'],
  'usage.check': ['GATE', 'O O O O A X O O O O O O O O O O O O W D O O'],
  'usage.consume': ['FIRE', 'S S S S A S S S S S S S S S S S S ok ok D S S'],
  'comments.activity': ['POLL', 'K K K K A K P K K K K R K R K K K K W D K K'],
  'comments.page': ['POLL', 'K K K K A K P K K K K R K R K K K K W D K K'],
  'comments.create': ['FORM', 'T T Q T A X P G C L T R T R T Q Q ok W D TM Q'],
  'comments.update': ['CLICK', 'B B B B A X P G C B B R B R B Q Q ok W D B Q'],
  'comments.resolve': ['CLICK', 'B B B B A X P G C B B R B R B Q Q ok W D B Q'],
  'comments.remove': ['CLICK', 'B B B B A X P ok C B B R B R B ok ok ok W D ok Q'],
  'comments.reply': ['FORM', 'T T Q T A X P G C L T R T R T Q Q ok W D TM Q'],
  'notifications.list': ['READ', 'Z Z Z E A X P G E E E R E R E E E Z W D E Z'],
  'notifications.unreadCount': ['POLL', 'Z Z Z K A K P K K K K R K R K K K K W D K Z'],
  'notifications.markRead': ['CLICK', 'B B B B A X P G C B B R B R B ok ok ok W D B Q'],
  'notifications.markAllRead': ['CLICK', 'B B B B A X P G C B B R B R B ok ok ok W D B Q'],
  'notifications.remove': ['CLICK', 'B B B B A X P ok C B B R B R B ok ok ok W D B Q'],
  'invitations.acceptTeam': ['CLICK', 'T T Q T A X P T TM T T R T R T Q ok ok W D T Q'],
  'invitations.rejectTeam': ['CLICK', 'T T Q T A X P T TM T T R T R T Q ok ok W D T Q'],
  'invitations.acceptProject': ['CLICK', 'T T Q T A X P T TM T T R T R T Q ok ok W D T Q'],
  'invitations.declineProject': ['CLICK', 'T T Q T A X P T TM T T R T R T Q ok ok W D T Q'],
  'collaboration.projects': ['READ', 'E E E E E X P G E E E R E R E E E Z W D E E'],
  'collaboration.teams': ['READ', 'E E E E E X P G E E E R E R E E E Z W D E E'],
  'collaboration.createTeam': ['FORM', 'T T Q T A X P G C L T R T R T Q Q ok W D TM Q'],
  'collaboration.createProject': ['FORM', 'T T Q T A X P G C L T R T R T Q Q ok W D TM Q'],
  'collaboration.globalChat': ['READ', 'E E E E E X P G E E E R E R E E E Z W D E E'],
  'collaboration.sendGlobal': ['FORM', 'T T Q T A X P G T L T R T R T Q Q ok W D TM Q'],
  'collaboration.inviteToTeam': ['FORM', 'T T Q V A X P G C L V R T R T Q Q ok W D TM Q'],
  'collaboration.createTask': ['FORM', 'T T Q T A X P G C L T R T R T Q Q ok W D TM Q'],
  'tours.completed': ['FIRE', 'S S S S A S S S S S S S S S S S S ok ok D S S'],
  'tours.complete': ['FIRE', 'S S S S A S S S S S S S S S S S S ok ok D S S'],
  'help.chat': ['FORM', 'T T T T A X T T T T T T T T T T T T W D T T'],
  'help.conversation': ['POLL', 'K K K K A K P K K K K R K R K K K K W D K K'],
  'help.ticket': ['FORM', 'T T Q T A X P G C L T R T R T Q Q ok W D TM Q'],
  'help.feedback': ['FORM', 'T T Q T A X P G C L T R T R T Q Q ok W D TM Q'],
  'help.suggestions': ['FIRE', 'S S S S A S S S S S S S S S S S S ok ok D S S'],
  'help.events': ['FIRE', 'S S S S S S S S S S S S S S S S S ok ok D S S'],
  'lessons.list': ['READ', 'E E E E A X P G E E E R E R E E E Z W D TM E'],
  'lessons.progress': ['FIRE', 'Z Z Z Z A Z Z Z Z Z Z Z Z Z Z Z Z Z ok D Z Z'],
  'lessons.saveProgress': ['CLICK', 'B B B B A X P G C B B R B R ok ok ok ok W D ok Q'],
}

/** Calls of ours, by what they are: none of the texts says what a person reads, so each row follows its kind. */
const rowsOfOurs: Record<'READ' | 'FORM' | 'CLICK', string> = {
  READ: 'E E E E A X P G E E E R E R E E E E W D E E',
  FORM: 'T T Q V A X P G C L V R T R T Q Q Q W D TM Q',
  CLICK: 'B B Q B A X P G C B B R B R B Q Q ok W D B Q',
}

/**
 * Cells in which the call itself ends in an error although the person sees none: the page says so, not the client. And
 * the one call that is made by visitors, for whom there is no session to bring back.
 */
export const readByThePage: Record<string, Partial<Record<FaultName, string>>> = {
  'enterprise.contact': { F5: 'a visitor may send it; a 401 is shown like any refusal' },
  'syntheses.create': { F18: 'nothing says what was made: an error' },
  'syntheses.update': { F18: 'nothing says which version it is now: an error, and the newest is asked for' },
  'comments.create': { F18: 'the overlay looks whether the comment is there: judged in tests/faults/pages' },
  'student-verification.submit': {
    F17: 'the subscription is asked whether the application is there',
    F18: 'the same',
  },
  'tours.completed': { F18: 'no tour is known to be done, and nothing is said' },
  'help.suggestions': { F18: 'no suggestion is shown, and nothing is said' },
}

export const nameOf = ({ domain, name }: Endpoint) => `${domain}.${name}`

export function rowOf(endpoint: Endpoint): { kind: Kind; cells: Cell[]; isOurs: boolean } {
  const row = rowsOfTexts[nameOf(endpoint)]
  if (row) return { kind: row[0], cells: row[1].split(' ') as Cell[], isOurs: false }
  if (!additions.includes(endpoint.domain)) throw new Error(`${nameOf(endpoint)} has no row in the grid`)
  const kind = endpoint.method === 'GET' ? 'READ' : endpoint.body ? 'FORM' : 'CLICK'
  const cells = rowsOfOurs[kind].split(' ') as Cell[]
  // The probe and links that are open to everybody start no recovery; lists of a team are not sent again by themselves.
  if (endpoint.recovers === false) cells.splice(4, 2, '-', '-')
  // Where a thing comes back, nothing is not enough.
  if (kind === 'CLICK' && !endpoint.response.safeParse(undefined).success) cells[17] = 'Q'
  if (endpoint.replays === false) cells[4] = kind === 'READ' ? 'E' : 'T'
  return { kind, cells, isOurs: true }
}
